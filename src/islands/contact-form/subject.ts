type Subjects = Record<string, string>;

/** The first line of a message for an address like `/contact?onderwerp=planning`; nothing for an unknown subject. */
export function createFirstLine(search: string, subjects: Subjects): string {
  const key = new URLSearchParams(search).get('onderwerp') ?? '';
  return Object.hasOwn(subjects, key) ? `${writeSubject(subjects[key])}\n\n` : '';
}

/** A message without the subject that a link put above it, which says nothing by itself. */
export function dropSubject(message: string, subjects: Subjects): string {
  const [first, ...rest] = message.trim().split('\n');
  return Object.values(subjects)
    .map(writeSubject)
    .includes(first ?? '')
    ? rest.join('\n')
    : message;
}

function writeSubject(title: string | undefined): string {
  return `Onderwerp: ${title}`;
}
