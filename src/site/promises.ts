import { z } from 'astro/zod';

import promisesFile from '../../content/beloften.json' with { type: 'json' };

const promise = (about: string, words = z.string().trim().min(3).max(120)) =>
  z
    .strictObject({
      text: words.describe('De woorden zoals ze midden in een zin staan, zonder hoofdletter en punt'),
      /** `npm run golive` fails until every promise is confirmed. */
      confirmed: z.boolean().describe('Bevestigd: zodra de eigenaar ervoor instaat'),
    })
    .describe(about);

const yearlyShare = z.string().regex(/^\d{1,2}% van de bouwprijs per jaar$/, {
  error: 'schrijf het als 15% van de bouwprijs per jaar; de site rekent ermee',
});

/** The schema of content/beloften.json: what only the owner can promise, by name. */
export const promisesSchema = z
  .strictObject({
    aftercare: promise('Hoelang de nazorg na de livegang duurt'),
    warranty: promise('Hoelang we fouten in opgeleverd werk kosteloos herstellen'),
    maintenance: promise('Wat onderhoud kost', yearlyShare),
    responseTime: promise('Hoe snel we op een storing reageren'),
    eveningsAndWeekends: promise('Of we buiten kantoortijd bereikbaar zijn'),
    noticePeriod: promise('Met welke termijn je het onderhoud opzegt'),
    pricing: promise('Vaste prijs of uren'),
    overrun: promise('Wie betaalt als het meer werk blijkt'),
    paymentTerm: promise('Wanneer je betaalt'),
    liability: promise('Waarvoor we aansprakelijk zijn'),
    copyright: promise('Hoe de rechten op de code overgaan'),
    continuity: promise('Wat er is geregeld als wij wegvallen'),
    secondCopy: promise('Hoe vaak er een kopie bij een tweede partij komt'),
    restoreTest: promise('Hoe vaak we een back-up terugzetten'),
    breachNotice: promise('Hoe snel je van een datalek hoort'),
    aiTraining: promise('Of een AI-leverancier op jouw code mag trainen'),
    handover: promise('Wat overdragen aan een ander kost'),
    mockupUse: promise('Wat je met de mockup mag als je niet doorgaat'),
    monitoring: promise('Hoe vaak we kijken of alles bereikbaar is'),
    encryption: promise('Hoe gegevens versleuteld zijn'),
    absence: promise('Wat er gebeurt als een van ons of iedereen ziek is'),
    insurance: promise('Hoe we verzekerd zijn'),
    reference: promise('Welke klant voor ons instaat'),
    start: promise('Wanneer we kunnen beginnen'),
    confidentiality: promise('Of we geheimhouding tekenen'),
    replacement: promise('Wie de vaste vervanger is'),
    mockupPayment: promise('Wanneer je de mockup betaalt'),
    mockupCredit: promise('Hoelang je de mockup kunt verrekenen'),
    backupsWithoutMaintenance: promise('Wie zonder onderhoud de back-ups maakt'),
    processors: promise('Wie de pagina’s uitlevert en de mail bezorgt'),
    enquiryRetention: promise('Hoelang we een bericht bewaren waar geen opdracht uit volgt'),
  })
  .describe('Beloften');

export type Promises = z.infer<typeof promisesSchema>;

/** The names by which texts refer to promises. */
export const promiseNames = promisesSchema.keyof().options;

/** content/beloften.json, which each build checks first. */
export const promises: Promises = promisesFile;

/** Reads the yearly share of the build price that maintenance costs, from 0 to 1. */
export function readMaintenanceShare({ maintenance }: Pick<Promises, 'maintenance'>): number {
  return parseInt(maintenance.text, 10) / 100;
}

/** Lists the names of promises that the owner has not confirmed. */
export function listUnconfirmed(all: Promises): string[] {
  return Object.entries(all).flatMap(([name, { confirmed }]) => (confirmed ? [] : [name]));
}
