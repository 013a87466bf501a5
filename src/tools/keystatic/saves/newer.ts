import type { Save } from './save.ts';

/** A save as the page sends it: with the version of each file that it was made from, and the questions answered yes. */
export interface AskedSave extends Save {
  based?: Record<string, string>;
  sure?: string[];
}

/** A question about what somebody changed since the page read it; `versionOf` knows the versions of now. */
export function askAboutNewer(
  { additions, deletions, based = {} }: AskedSave,
  versionOf: (path: string) => string | undefined,
): string | undefined {
  const paths = [...additions, ...deletions].map(({ path }) => path);
  if (paths.every((path) => versionOf(path) === based[path])) return undefined;
  return 'Er is een nieuwere versie dan waarmee je begon, uit een ander venster of van iemand anders. Wil je die overschrijven?\n\nZo niet, kopieer dan wat je typte en laad de pagina opnieuw. Met ‘Wijzigingen weggooien’ zie je wat er nu staat.';
}
