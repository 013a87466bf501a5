import { messageFields } from '../../../supabase/functions/send-contact-email/message.ts';

/** The id of an input. */
export const toFieldId = (key: string): string => `contact-${key}`;

/** Where links to the form lead on its own page: the browser focuses the first field without a reload. */
export const formAnchor = `#${toFieldId(messageFields[0].key)}`;
