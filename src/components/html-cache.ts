/** Rendered HTML by its name, for as long as a build takes. */
export const htmlCache = new Map<string, string>();
