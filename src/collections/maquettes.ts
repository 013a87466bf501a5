import { getEntries } from './entries.ts';
import { ContentError, nameLines } from './faults/fault.ts';
import { render } from './render.ts';
import { listScreenFaults, splitAtHeadings } from './screens.ts';

/** The models that visitors click through, each with its solution and its screens to render; throws a ContentError for one whose screens do not fit together. */
export async function getMaquettes() {
  const [maquettes, solutions] = await Promise.all([getEntries('maquettes'), getEntries('solutions')]);
  const shown = maquettes.flatMap((maquette) => {
    const solution = solutions.find(({ slug }) => slug === maquette.slug);
    return solution ? { ...maquette, solution } : [];
  });
  return Promise.all(
    shown.map(async (maquette) => {
      const screens = await readScreens(maquette);
      return { ...maquette, screens, first: await readFrame(screens[0]) };
    }),
  );
}

async function readScreens({ entry }: Awaited<ReturnType<typeof getEntries<'maquettes'>>>[number]) {
  const { data, body = '', filePath = '' } = entry;
  const screens = await Promise.all(
    splitAtHeadings(body).map(async (screen) => {
      const { Content, headings } = await render({ body: screen, filePath });
      return { id: headings[0]?.slug ?? '', title: headings[0]?.text ?? '', body: screen, Content };
    }),
  );
  // As typed, like the screens that name them.
  const faults = listScreenFaults(screens, data.roles);
  if (faults.length === 0) return screens;
  throw new ContentError(filePath, nameLines(faults));
}

/** The frame of a screen, without the words around it. */
async function readFrame({ id = '', body = '' } = {}) {
  const [frame = ''] = /<Screen\b[^]*<\/Screen>/.exec(body) ?? [];
  return { id, Content: (await render({ body: frame })).Content };
}

export type Maquette = Awaited<ReturnType<typeof getMaquettes>>[number];
