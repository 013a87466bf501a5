/** The counts that texts can use, and the folder below content/ that each counts. */
export const countFolders: Readonly<Record<string, string>> = {
  oplossingen: 'oplossingen',
  stappen: 'aanpak',
  vakgebieden: 'expertise',
  cases: 'cases',
  artikelen: 'kennis',
};

/** The names as texts write them; with a capital the number starts a sentence. */
export const countNames = Object.keys(countFolders).flatMap((name) => [
  name,
  name.charAt(0).toUpperCase() + name.slice(1),
]);

/** The kinds with a list of where to start reading. */
export const startNames = ['oplossingen', 'vakgebieden', 'artikelen'];
