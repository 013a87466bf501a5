import { messageFields } from '../../../supabase/functions/send-contact-email/message.ts';

export const contactFormSettings = {
  /** How long the thank-you panel shows before the empty form returns. */
  successPanelMs: 5000,
  /** A request that takes longer counts as failed. */
  sendTimeoutMs: 15_000,
  /** Shown when the response is not ok. */
  notOkMessage: 'Er ging iets mis bij het versturen van je bericht',
  /** Shown when the request fails without its own message. */
  fallbackMessage: 'Er ging iets mis. Probeer het later opnieuw.',
  /** The maximum length of a `mailto:` address; Chrome on Windows opens none beyond 2,046 characters. */
  maxMailtoLength: 2000,
};

/** The id of the thank-you panel's title, by which CSS hides the page's title and the form. */
export const thanksId = 'bedankt';

/** Ids in the form's HTML, by which React finds its elements. */
export const formIds = { form: 'contact-form', button: 'contact-send' };

/** Returns the id of a field's input. */
export const toFieldId = (key: string): string => `contact-${key}`;

/** Returns the id of the line below a field that shows its error. */
export const toErrorId = (key: string): string => `contact-${key}-error`;

/** Returns the id of the hint above a field's input. */
export const toHintId = (key: string): string => `contact-${key}-hint`;

/** The link to the form on its own page: the browser focuses the first field without a reload. */
export const formAnchor = `#${toFieldId(messageFields[0].key)}`;
