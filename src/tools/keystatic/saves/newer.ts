import type { Save } from './save.ts';

/** A save as the page sends it: with the version of each file that it was made from, and the questions answered yes. */
export interface AskedSave extends Save {
  based?: Record<string, string>;
  sure?: string[];
}

const otherwise = '\n\nZo niet, kopieer dan wat je typte en laad de pagina opnieuw.';

/** A question about what somebody changed since the page read it; `versionOf` knows the versions of now. */
export function askAboutNewer(
  { additions, deletions, based = {} }: AskedSave,
  versionOf: (path: string) => string | undefined,
): string | undefined {
  const paths = [...additions, ...deletions].map(({ path }) => path);
  if (paths.every((path) => versionOf(path) === based[path])) return undefined;
  const gone = paths.some((path) => based[path] && !versionOf(path));
  if (gone)
    return `Deze tekst is er niet meer: iemand verwijderde hem of gaf hem een ander adres. Wil je hem toch bewaren? Dan komt hij ernaast te staan.${otherwise}`;
  const act = additions.length > 0 ? 'die overschrijven' : 'toch verwijderen';
  return `Er is een nieuwere versie dan waarmee je begon, uit een ander venster of van iemand anders. Wil je ${act}?${otherwise} Met ‘Wijzigingen weggooien’ zie je wat er nu staat.`;
}
