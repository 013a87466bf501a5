/** What a page runs from the visitor's first interaction on; until then it has no script of its own to load. */
// React's refresh in `astro dev`; empty in a build.
import '@vitejs/plugin-react/preamble';

import '../components/chrome/current-year.ts';
import '../components/copy-link.ts';
import '../components/head/page-transition.ts';
import '../components/table-of-contents.ts';
import '../own-maquette/sheet.ts';
import { startIslands } from '../islands/hydration/start-islands.ts';

startIslands();
