import type { Save } from './save.ts';

/** A save as the page sends it: with the version of each file that it was made from, and the questions answered yes. */
export interface AskedSave extends Save {
  based?: Record<string, string>;
  sure?: string[];
}

/** A question about files that somebody changed since the page read them; `versionOf` knows those of now. */
export function askAboutNewer(
  { additions, deletions, based = {} }: AskedSave,
  versionOf: (path: string) => string | undefined,
): string | undefined {
  const paths = [...additions, ...deletions].map(({ path }) => path);
  const newer = paths.filter((path) => versionOf(path) !== based[path]);
  if (newer.length === 0) return undefined;
  return `Er is een nieuwere versie van ${newer.join(', ')}, uit een ander venster of van iemand anders. Wil je die overschrijven?\n\nZo niet, laad dan de pagina opnieuw: wat je typte, komt terug.`;
}
