import { z } from 'astro/zod';

import companyFile from '../../content/bedrijf.json' with { type: 'json' };
import { parseDays, parseHours } from './opening-hours.ts';

const message = {
  phone: 'schrijf netnummer en nummer, zoals 079 123 45 67',
  postalCode: 'vier cijfers, een spatie en twee hoofdletters, zoals 2711 AB',
  kvk: 'acht cijfers',
  vatId: 'NL, negen cijfers, B en twee cijfers',
  days: 'schrijf een dag, dagen zoals Maandag tot en met vrijdag of Zaterdag en zondag, of Weekend',
  hours: 'schrijf tijden zoals 9:00-17:30, of gesloten',
};

/** Everything the site says about the company; content/bedrijf.json is the only place where it is written. */
export const companySchema = z
  .strictObject({
    name: z
      .string()
      .min(2)
      .max(30)
      .describe('Naam: in het logo, de voettekst en achter elke titel in Google'),
    /** Name in the trade register, legal form included. */
    legalName: z.string().min(2).max(60).describe('Naam met rechtsvorm'),
    tagline: z.string().min(10).max(80).describe('Slagzin: in gegevens voor browsers en deelkaartjes'),
    /** Dutch number with spaces, as it is shown. */
    phone: z
      .string()
      .regex(/^0\d{1,3}( \d{2,4}){2,4}$/, message.phone)
      .describe('Telefoonnummer, zoals 079 123 45 67'),
    email: z.email('schrijf een e-mailadres').describe('E-mailadres voor bezoekers'),
    address: z
      .strictObject({
        street: z.string().min(3).describe('Straat en huisnummer'),
        postalCode: z
          .string()
          .regex(/^\d{4} [A-Z]{2}$/, message.postalCode)
          .describe('Postcode, zoals 2711 AB'),
        city: z.string().min(2).describe('Plaats'),
      })
      .describe('Bezoekadres'),
    /** Number in the Dutch trade register. */
    kvk: z
      .string()
      .regex(/^\d{8}$/, message.kvk)
      .describe('KvK-nummer: acht cijfers'),
    /** btw-id. */
    vatId: z
      .string()
      .regex(/^NL\d{9}B\d{2}$/, message.vatId)
      .describe('Btw-id, zoals NL123456789B01'),
    /** As they are shown; search engines get them too, so days and times have a fixed form. */
    openingHours: z
      .array(
        z.strictObject({
          days: z
            .string()
            .refine((days) => parseDays(days).length > 0, message.days)
            .describe('Dagen'),
          hours: z
            .string()
            .refine((hours) => hours === 'gesloten' || parseHours(hours), message.hours)
            .describe('Uren, of gesloten'),
        }),
      )
      .min(1)
      .describe('Openingstijden: dagen en uren, zoals 9:00-17:30'),
    visitNote: z.string().describe('Regel over bezoek, zonder punt: die zet de site erachter'),
    responseTime: z.string().describe('Reactietijd, zoals meestal binnen 24 uur'),
    /** The three social networks in the footer. */
    profiles: z
      .array(
        z.strictObject({
          name: z.string().describe('Naam van het netwerk'),
          url: z
            .url('schrijf een volledig adres, zoals https://www.linkedin.com/company/naam')
            .describe('Volledig adres'),
        }),
      )
      .length(3)
      .describe('Netwerken: precies drie, in de voettekst'),
  })
  .describe('Bedrijfsgegevens');

export type Company = z.infer<typeof companySchema>;

/** The company as written in content/bedrijf.json; checked at the start of each build. */
export const company: Company = companyFile;

/** A page's title with the company's name behind it, unless it already holds a vertical bar. */
export function createTitle(title: string): string {
  return title.includes('|') ? title : `${title} | ${company.name}`;
}

/** A Dutch phone number as the whole world dials it: `079 123 45 67` becomes `+31791234567`. */
export function toE164(phone: string): string {
  return `+31${phone.replace(/\D/g, '').replace(/^0/, '')}`;
}

/** `tel:` address of a Dutch phone number: `079 123 45 67` becomes `tel:+31791234567`. */
export function telHref(phone: string): string {
  return `tel:${toE164(phone)}`;
}

/** A phone number as it is shown: its parts stay on one line. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** Street, postal code and city on one line. */
export function formatAddress({ street, postalCode, city }: Company['address']): string {
  return `${street}, ${postalCode} ${city}`;
}

const exampleFacts: [label: string, isExample: (company: Company) => boolean][] = [
  ['telefoonnummer ("phone")', ({ phone }) => phone === '079 123 45 67'],
  ['e-mailadres ("email")', ({ email }) => email.endsWith('.example')],
  ['straat en huisnummer ("address")', ({ address }) => address.street.startsWith('Voorbeeld')],
  ['KvK-nummer ("kvk")', ({ kvk }) => kvk === '12345678'],
  ['btw-id ("vatId")', ({ vatId }) => vatId === 'NL123456789B01'],
  ['profielen ("profiles")', ({ profiles }) => profiles.some(({ url }) => url.includes('example'))],
];

/** The facts that still hold an example value, in Dutch, each with its field in content/bedrijf.json. */
export function listExampleFacts(facts: Company): string[] {
  return exampleFacts.filter(([, isExample]) => isExample(facts)).map(([label]) => label);
}
