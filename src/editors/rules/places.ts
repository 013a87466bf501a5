import { routes } from '../../site/routes.ts';
import type { Problem } from '../problem.ts';
import type { TextFile } from '../text-file.ts';

const ownRoutes = Object.values<unknown>(routes);

/** Files that the site does not read, and pages that no route shows. */
export function checkPlaces(all: string[], read: string[], texts: TextFile[]): Problem[] {
  const problem = (file: string, message: string) => ({
    ...{ file, message, tip: false },
    line: 1,
    column: 1,
  });
  const known = new Set(read);
  const homeless = texts.filter(
    ({ kind, slug }) => kind === 'pages' && slug !== '404' && !ownRoutes.includes(`/${slug}`),
  );
  return [
    ...all
      .filter((file) => !known.has(file))
      .map((file) =>
        problem(file, 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort'),
      ),
    ...homeless.map(({ file }) => problem(file, 'deze pagina heeft nog geen adres; vraag een engineer')),
  ];
}
