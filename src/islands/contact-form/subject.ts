/** The first line of a message for an address like `/contact?onderwerp=planning`; nothing for an unknown subject. */
export function createFirstLine(search: string, subjects: Record<string, string>): string {
  const key = new URLSearchParams(search).get('onderwerp') ?? '';
  return Object.hasOwn(subjects, key) ? `Onderwerp: ${subjects[key]}\n\n` : '';
}
