import { render } from 'astro:content';

import { readScreenId } from '../site/addresses.ts';
import { getEntries } from './entries.ts';

/** Returns the clickable models, each with its solution and its screens in order. */
export async function getMaquettes() {
  const [maquettes, solutions, screens] = await Promise.all([
    getEntries('maquettes'),
    getEntries('solutions'),
    getScreens(),
  ]);
  return maquettes.flatMap((maquette) => {
    const solution = solutions.find(({ slug }) => slug === maquette.slug);
    const modelScreens = screens.filter(({ slug }) => slug.startsWith(`${maquette.slug}/`));
    return solution ? { ...maquette, solution, screens: modelScreens } : [];
  });
}

/** Returns the screens of all models, sorted by the number in their file name. */
async function getScreens() {
  const screens = await getEntries('screens');
  return Promise.all(
    screens
      .toSorted((a, b) => a.slug.localeCompare(b.slug, 'en', { numeric: true }))
      .map(async (screen) => {
        const { Content } = await render(screen.entry);
        return { ...screen, id: readScreenId(screen.slug), Content };
      }),
  );
}

export type Maquette = Awaited<ReturnType<typeof getMaquettes>>[number];
export type Screen = Maquette['screens'][number];
