import type { EmailAddress } from './email-address.ts';
import type { Identity } from './identity.ts';
import type { ContactMessage } from './message.ts';

/** What every mail of a deployment has in common; addresses are plain ASCII. */
export interface Letterhead {
  readonly from: string;
  readonly to: readonly string[];
  readonly companyName: string;
  readonly kvk: string;
}

/** A mail to the agency, text only, before a mail system writes it out. */
export interface Email extends Identity {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: readonly string[];
  /** The visitor's address; absent where a mail system could not answer it. */
  readonly replyTo?: string;
  readonly messageId: string;
  readonly subject: string;
  readonly text: string;
}

const SPAM_TAG = '[mogelijk spam]';

/** Writes the mail for a message; the same message always gives the same mail. */
export function buildEmail(
  message: ContactMessage,
  {
    identity,
    letterhead,
    isLikelySpam,
  }: { identity: Identity; letterhead: Letterhead; isLikelySpam: boolean },
): Email {
  const { from, to, companyName } = letterhead;
  const sender = message.company || message.name;
  const tag = isLikelySpam ? ` ${SPAM_TAG}` : '';
  return {
    ...identity,
    from: { name: `Website ${companyName}`, address: from },
    to,
    ...(message.email.isAnswerable && { replyTo: message.email.ascii }),
    messageId: `<${identity.key.slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`,
    subject: `${identity.reference}${tag} Bericht van ${sender}`,
    text: writeText(message, identity, letterhead),
  };
}

function writeText(
  message: ContactMessage,
  { reference }: Identity,
  { companyName, kvk }: Letterhead,
): string {
  return [
    'Nieuw bericht via het contactformulier',
    '',
    `Referentie: ${reference}`,
    `Naam: ${message.name}`,
    ...writeAddress(message.email),
    `Telefoon: ${message.phone || 'niet ingevuld'}`,
    `Bedrijf: ${message.company || 'niet ingevuld'}`,
    '',
    'Bericht:',
    quote(message.message),
    '',
    '-- ',
    `Verstuurd via de website van ${companyName} (KvK ${kvk})`,
    '',
  ].join('\n');
}

function writeAddress({ written, ascii, isAnswerable }: EmailAddress): string[] {
  const line = `E-mail: ${written}`;
  if (!isAnswerable) {
    return [line, 'Let op: de knop Beantwoorden werkt niet bij dit adres; neem het over of bel.'];
  }
  const domain = (address: string) => address.slice(address.indexOf('@') + 1).toLowerCase();
  if (domain(written) === domain(ascii)) return [line];
  return [line, `Let op: dit adres heeft bijzondere letters en luidt voluit ${ascii}`];
}

// So that no line of a visitor can pass for a header, a signature or one of the lines above.
function quote(text: string): string {
  return text.replace(/^/gm, '| ');
}
