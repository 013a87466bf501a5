/** Titles of the subjects that a link may name, by key. */
type Subjects = Record<string, string>;

/** Returns the first line of the message for `/contact?onderwerp=planning`; empty for an unknown subject. */
export function createFirstLine(search: string, subjects: Subjects): string {
  const key = new URLSearchParams(search).get('onderwerp') ?? '';
  return Object.hasOwn(subjects, key) ? formatSubject(subjects[key]) : '';
}

/** Returns the subject line at the start of a message; empty if there is none. */
export function findSubject(message: string, subjects: Subjects): string {
  const [first = ''] = message.trim().split('\n');
  return Object.values(subjects).map(formatSubject).includes(first) ? first : '';
}

const formatSubject = (title: string | undefined) => `Onderwerp: ${title}`;
