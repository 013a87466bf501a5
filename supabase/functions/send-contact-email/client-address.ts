/** The visitor's network address from the header a host puts it in; undefined where no header can be trusted. */
export function getAddress(headers: Headers, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  // In a list the last entry is the host's own; a visitor can write the earlier ones.
  return headers.get(name)?.split(',').at(-1)?.trim() || undefined;
}
