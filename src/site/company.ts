import { z } from 'astro/zod';

import companyFile from '../../content/bedrijf.json' with { type: 'json' };
import { parseDays, parseHours } from './opening-hours.ts';
import { mapTexts } from './map-texts.ts';
import { setField } from './typography.ts';

const message = {
  phone: 'schrijf netnummer en nummer, zoals 079 123 45 67',
  postalCode: 'vier cijfers, een spatie en twee hoofdletters, zoals 2711 AB',
  kvk: 'acht cijfers',
  vatId: 'NL, negen cijfers, B en twee cijfers',
  days: 'schrijf een dag, dagen zoals Maandag tot en met vrijdag of Zaterdag en zondag, of Weekend',
  hours: 'schrijf tijden zoals 9:00-17:30, of gesloten',
};

/** The schema of content/bedrijf.json, the only place with facts about the company. */
export const companySchema = z
  .strictObject({
    name: z
      .string()
      .min(2)
      .max(24)
      .describe('Naam: in het logo, de voettekst en achter elke titel in Google waar hij past'),
    legalName: z.string().min(2).max(60).describe('Naam met rechtsvorm'),
    tagline: z.string().min(10).max(80).describe('Slagzin: in gegevens voor browsers en deelkaartjes'),
    phone: z
      .string()
      .regex(/^(?=(\D*\d){10}\D*$)0\d{1,3}( \d{2,4}){2,4}$/, message.phone)
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
    kvk: z
      .string()
      .regex(/^\d{8}$/, message.kvk)
      .describe('KvK-nummer: acht cijfers'),
    vatId: z
      .string()
      .regex(/^NL\d{9}B\d{2}$/, message.vatId)
      .describe('Btw-id, zoals NL123456789B01'),
    /** In a fixed form, because structured data needs them too. */
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
    profiles: z
      .array(
        z.strictObject({
          name: z.string().describe('Naam van het netwerk'),
          url: z
            .url({
              protocol: /^https$/,
              error: 'schrijf een volledig adres, zoals https://www.linkedin.com/company/naam',
            })
            .describe('Volledig adres'),
        }),
      )
      .max(4)
      .describe('Netwerken: hooguit vier, in de voettekst'),
  })
  .describe('Bedrijfsgegevens');

export type Company = z.infer<typeof companySchema>;

/** content/bedrijf.json, which each build checks first. */
export const company: Company = mapTexts(companyFile, setField);

/** The most letters of a title that search engines show. */
export const maxTitleLength = 60;

/** Appends the company's name to a page title, unless it contains a vertical bar or would be too long. */
export function createTitle(title: string, name = company.name): string {
  const named = `${title} | ${name}`;
  return title.includes('|') || named.length > maxTitleLength ? title : named;
}

/** Converts a Dutch phone number to international form: `079 123 45 67` becomes `+31791234567`. */
export function toE164(phone: string): string {
  return `+31${phone.replace(/\D/g, '').replace(/^0/, '')}`;
}

/** Converts a Dutch phone number to a `tel:` link. */
export function telHref(phone: string): string {
  return `tel:${toE164(phone)}`;
}

/** Formats a phone number with no-break spaces. */
export function formatPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** Formats street, postal code and city on one line. */
export function formatAddress({ street, postalCode, city }: Company['address']): string {
  return `${street}, ${postalCode} ${city}`;
}

/** Returns whether an address is an example, which leads nowhere yet. */
export const isExampleAddress = (url: string): boolean => url.includes('example');

const exampleFacts: [label: string, isExample: (company: Company) => boolean][] = [
  ['telefoonnummer ("phone")', ({ phone }) => phone === '079 123 45 67'],
  ['e-mailadres ("email")', ({ email }) => email.endsWith('.example')],
  ['straat en huisnummer ("address")', ({ address }) => address.street.startsWith('Voorbeeld')],
  ['KvK-nummer ("kvk")', ({ kvk }) => kvk === '12345678'],
  ['btw-id ("vatId")', ({ vatId }) => vatId === 'NL123456789B01'],
  ['netwerken ("profiles")', ({ profiles }) => profiles.some(({ url }) => isExampleAddress(url))],
];

/** Lists the facts that still have an example value, in Dutch, each with its field. */
export function listExampleFacts(facts: Company): string[] {
  return exampleFacts.filter(([, isExample]) => isExample(facts)).map(([label]) => label);
}

/** Says that the company is an example, while any fact is; undefined once the owner has replaced them all. */
export function describeExample(facts: Company): string | undefined {
  if (listExampleFacts(facts).length === 0) return undefined;
  return `${facts.name} is een voorbeeldbedrijf: team en cases zijn verzonnen, site en metingen echt.`;
}
