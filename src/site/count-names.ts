/** What the site counts for editors: the name in a text, and the folder below content/ that holds it. */
export const countFolders: Readonly<Record<string, string>> = {
  oplossingen: 'oplossingen',
  stappen: 'aanpak',
  vakgebieden: 'expertise',
  cases: 'cases',
  artikelen: 'kennis',
};

/** The names as they may stand in a text; with a capital the number starts a sentence. */
export const countNames = Object.keys(countFolders).flatMap((name) => [
  name,
  name.charAt(0).toUpperCase() + name.slice(1),
]);

/** What has a list of where to begin: its files may have a line for it. */
export const startNames = ['oplossingen', 'vakgebieden', 'artikelen'];
