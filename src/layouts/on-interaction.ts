/** Everything that a page loads on the visitor's first interaction; before it, the page loads no script. */
// React's refresh in `astro dev`; empty in a build.
import '@vitejs/plugin-react/preamble';

import '../components/chrome/current-year.ts';
import '../components/copy-link.ts';
import '../components/head/page-transition.ts';
import '../components/table-of-contents.ts';
import '../own-maquette/sheet.ts';
import { startIslands } from '../islands/hydration/start-islands.ts';

startIslands();
