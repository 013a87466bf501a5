import type { EmailAddress } from './email-address.ts';

/** Path of the function, below `PUBLIC_SUPABASE_URL` or the origin of the page. */
export const contactPath = '/functions/v1/send-contact-email';

/** The pages that a plain form redirects to. */
export const resultPaths = { sent: '/bedankt', notSent: '/niet-verstuurd' } as const;

/** The public key during development, when `PUBLIC_SUPABASE_ANON_KEY` is not set. */
export const localAnonKey = 'lokaal';

/** The hidden field; the form sends it only when filled in, which marks the mail as likely spam. */
export const honeypotField = 'fax_number';

/** A field of the form, the validation and the mail. */
export interface MessageField {
  /** Name in the form, the request and the code. */
  readonly key: string;
  /** Label in the form, and in the mail unless there is a `mailLabel`. */
  readonly label: string;
  readonly mailLabel?: string;
  /** The control in the form; only a `textarea` accepts several lines, and an `email` accepts a single plain address. */
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** The choices of a list; a text may be typed when absent. */
  readonly options?: readonly string[];
  /** Maximum length in code points. */
  readonly maxLength: number;
  /** Error message for an empty field; absent for an optional field. */
  readonly required?: string;
  readonly autoComplete: string;
}

/** The fields in the order of the form; a new field also belongs on the privacy page. */
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
    // With 'off' browsers would not restore the text after going back.
    autoComplete: 'on',
  },
] as const satisfies readonly MessageField[];

/** The validated fields; an empty optional field is ''. */
export type ContactMessage = {
  readonly [Each in (typeof messageFields)[number] as Each['key']]: Each extends { type: 'email' }
    ? EmailAddress | (Each extends { required: string } ? never : '')
    : string;
};

/** A valid message. */
export interface CheckedMessage {
  readonly message: ContactMessage;
  /** Whether the honeypot was filled in. */
  readonly isLikelySpam: boolean;
}
