/** The files of a save, each with the id of the version that the page has; empty for none. */
export type Versions = [path: string, id: string][];

/** The header of a save that names them, as JSON without signs that a header cannot hold. */
export const versionsHeader = 'redactie-versies';
