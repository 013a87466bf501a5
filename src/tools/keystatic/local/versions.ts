/** The files of a save with the id of the version that the page loaded; empty for a new file. */
export type Versions = [path: string, id: string][];

/** Header with the versions of a save, as URI-encoded JSON. */
export const versionsHeader = 'redactie-versies';
