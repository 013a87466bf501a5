import { useEffect, type RefObject } from 'react';

import { createFirstLine, dropSubject } from './subject.ts';

/** Puts the subject that a link named above a message that says nothing yet. */
export function useFirstLine(form: RefObject<HTMLFormElement | null>, subjects: Record<string, string>) {
  useEffect(() => {
    const textarea = form.current?.elements.namedItem('message');
    const line = createFirstLine(location.search, subjects);
    if (!line || !(textarea instanceof HTMLTextAreaElement)) return;
    if (dropSubject(textarea.value, subjects).trim() === '') textarea.value = line;
  }, [form, subjects]);
}
