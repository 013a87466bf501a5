import type { EmailAddress } from './email-address.ts';

/** Where the page posts a message: below `PUBLIC_SUPABASE_URL`, or on the page's own origin when that is empty. */
export const contactPath = '/functions/v1/send-contact-email';

/** The pages of the site that a plain form ends on. */
export const resultPaths = { sent: '/bedankt', notSent: '/niet-verstuurd' } as const;

/** The public key of page and function as long as `PUBLIC_SUPABASE_ANON_KEY` is not set: on one's own machine. */
export const localAnonKey = 'lokaal';

/** The field no person sees; the form sends it only when it is filled, and it then marks the mail as likely spam. */
export const honeypotField = 'fax_number';

/** All that the form, the checks, the mail and the message key know of a field. */
export interface MessageField {
  /** Its name in the form, on the wire and in the code. */
  readonly key: string;
  /** What the form calls it, and the mail too where it has no `mailLabel`. */
  readonly label: string;
  readonly mailLabel?: string;
  /** The form's control, and what may stand in it: several lines in a `textarea`, one plain address in `email`. */
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** In characters (code points). */
  readonly maxLength: number;
  /** What the form says when the field is left open; absent where it may be. */
  readonly required?: string;
  readonly autoComplete: string;
}

/** The one list of fields, in the order of form and mail; a field added here needs only a mention on the privacy page. */
export const messageFields = [
  {
    key: 'name',
    label: 'Naam',
    type: 'text',
    maxLength: 100,
    required: 'Vul je naam in.',
    autoComplete: 'name',
  },
  {
    key: 'email',
    label: 'E-mailadres',
    mailLabel: 'E-mail',
    type: 'email',
    maxLength: 254,
    required: 'Vul je e-mailadres in, dan kunnen we antwoorden.',
    autoComplete: 'email',
  },
  { key: 'phone', label: 'Telefoon', type: 'tel', maxLength: 40, autoComplete: 'tel' },
  { key: 'company', label: 'Bedrijf', type: 'text', maxLength: 120, autoComplete: 'organization' },
  {
    key: 'message',
    label: 'Bericht',
    type: 'textarea',
    maxLength: 5000,
    required: 'Vul je bericht in.',
    // With 'off' a browser would not put the text back for who returns to the page.
    autoComplete: 'on',
  },
] as const satisfies readonly MessageField[];

/** What each field of the list holds once it is checked; an optional one that was left open is ''. */
export type ContactMessage = {
  readonly [Each in (typeof messageFields)[number] as Each['key']]: Each extends { type: 'email' }
    ? EmailAddress | (Each extends { required: string } ? never : '')
    : string;
};

/** A message that passed all checks. */
export interface CheckedMessage {
  readonly message: ContactMessage;
  /** The honeypot was filled. */
  readonly isLikelySpam: boolean;
}
