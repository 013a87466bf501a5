import { useEffect, type RefObject } from 'react';

type Subjects = Record<string, string>;

/** Puts the subject from the address above a message that is still empty. */
export function useSubject(form: RefObject<HTMLFormElement | null>, subjects: Subjects) {
  useEffect(() => {
    const textarea = form.current?.elements.namedItem('message');
    const line = createFirstLine(location.search, subjects);
    if (!line || !(textarea instanceof HTMLTextAreaElement)) return;
    if (removeSubject(textarea.value, subjects).trim() === '') textarea.value = line;
  }, [form, subjects]);
}

/** The first line of the message for an address like `/contact?onderwerp=planning`; empty for an unknown subject. */
export function createFirstLine(search: string, subjects: Subjects): string {
  const key = new URLSearchParams(search).get('onderwerp') ?? '';
  return Object.hasOwn(subjects, key) ? `${formatSubject(subjects[key])}\n\n` : '';
}

/** Removes a subject line that a link added: on its own it is no message. */
export function removeSubject(message: string, subjects: Subjects): string {
  const [first = '', ...rest] = message.trim().split('\n');
  const lines = Object.values(subjects).map(formatSubject);
  return lines.includes(first) ? rest.join('\n') : message;
}

const formatSubject = (title: string | undefined) => `Onderwerp: ${title}`;
