import { parseEmailAddress } from './email-address.ts';
import { listOf, parseText, readRequired } from './variables.ts';
import type { Environment } from './variables.ts';

/** What every mail of a deployment has in common; addresses are plain ASCII. */
export interface MailSettings {
  readonly from: string;
  readonly to: readonly string[];
  readonly companyName: string;
  readonly kvk: string;
}

/** Reads the mail settings from environment variables; throws an error that names a wrong variable. */
export function readMailSettings(env: Environment): MailSettings {
  return {
    from: readRequired(env, { name: 'CONTACT_FROM', meaning: 'one e-mail address', parse: parseAddress }),
    to: readRequired(env, {
      name: 'CONTACT_TO',
      meaning: 'e-mail addresses, separated by commas',
      parse: listOf(parseAddress),
    }),
    companyName: readRequired(env, {
      name: 'CONTACT_COMPANY',
      meaning: 'the name of the company',
      parse: parseText,
    }),
    kvk: readRequired(env, {
      name: 'CONTACT_KVK',
      meaning: "the company's KvK number, 8 digits",
      parse: (value) => (/^\d{8}$/.test(value) ? value : undefined),
    }),
  };
}

/** Reads an address that every mail system can answer. */
export function parseAddress(value: string): string | undefined {
  const address = parseEmailAddress(value);
  return address?.isAnswerable ? address.ascii : undefined;
}

/** Who mails leave from, by name and address. */
export function getSender({ from, companyName }: MailSettings) {
  return { name: `Website ${companyName}`, address: from };
}

/** The Message-ID of the mail with a key. */
export function createMessageId(key: string, { from }: MailSettings): string {
  return `<${key.slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`;
}
