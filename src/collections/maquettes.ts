import { getCollection } from 'astro:content';

import { getEntries } from './entries.ts';
import { ContentError } from './faults/zod.ts';
import { memoize } from './memoize.ts';
import { render } from './render.ts';
import { describeHomelessModel, listScreenFaults } from './screens.ts';
import { getSolutions } from './solutions.ts';
import { splitAtHeadings } from './split.ts';

type Entry = Awaited<ReturnType<typeof getEntries<'maquettes'>>>[number];

/** The models that visitors click through, each with its solution and its screens to render; throws a ContentError for one whose screens do not fit together. */
export const getMaquettes = memoize(async () => {
  const [maquettes, solutions, known] = await Promise.all([
    getEntries('maquettes'),
    getSolutions(),
    getCollection('solutions'),
  ]);
  const shown = maquettes.flatMap((maquette) => {
    const { slug, entry } = maquette;
    if (!known.some(({ id }) => id === slug)) {
      throw new ContentError(entry.filePath ?? slug, [describeHomelessModel(slug)]);
    }
    const solution = solutions.find((each) => each.slug === slug);
    return solution ? { ...maquette, solution } : [];
  });
  return Promise.all(
    shown.map(async (maquette) => {
      const screens = await readScreens(maquette);
      return { ...maquette, screens, first: await readFrame(screens[0]) };
    }),
  );
});

async function readScreens({ entry, roles }: Entry) {
  const screens = await Promise.all(
    splitAtHeadings(entry).map(async (part) => {
      const { Content, headings } = await render(part);
      return { id: headings[0]?.slug ?? '', title: headings[0]?.text ?? '', body: part.body, Content };
    }),
  );
  const faults = listScreenFaults(screens, roles);
  if (faults.length > 0) {
    throw new ContentError(
      entry.filePath ?? entry.id,
      faults.map(({ line, message }) => `regel ${line}: ${message}`),
    );
  }
  return screens;
}

/** What stands in the frame of a screen, without the words around it. */
async function readFrame({ id = '', body = '' } = {}) {
  const [frame = ''] = /<Screen\b[^]*<\/Screen>/.exec(body) ?? [];
  return { id, Content: (await render({ body: frame })).Content };
}

export type Maquette = Awaited<ReturnType<typeof getMaquettes>>[number];
