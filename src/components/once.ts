/** HTML by its name, for as long as a build takes. */
export const rendered = new Map<string, string>();
