import { useEffect, type RefObject } from 'react';

import { createFirstLine } from './subject.ts';

/** Puts the subject that a link named above a message that is still empty. */
export function useFirstLine(form: RefObject<HTMLFormElement | null>, subjects: Record<string, string>) {
  useEffect(() => {
    const textarea = form.current?.elements.namedItem('message');
    if (textarea instanceof HTMLTextAreaElement && textarea.value === '') {
      textarea.value = createFirstLine(location.search, subjects);
    }
  }, [form, subjects]);
}
