import { z } from 'astro/zod';

import ratesFile from '../../content/tarieven.json' with { type: 'json' };

const count = z.number().int().min(1);
export const rangeSchema = z
  .strictObject({ min: count.describe('Het laagste getal'), max: count.describe('Het hoogste getal') })
  .refine(({ min, max }) => min < max, { path: ['max'], error: 'moet meer zijn dan het laagste getal' });
const clientHours = 'Uren die het de klant kost';
const sprints = rangeSchema.describe('Hoeveel sprints');

/** The monthly costs of a live application for a number of users. */
const monthly = z.strictObject({
  users: count.describe('Gebruikers'),
  sprints: count.describe('Sprints van de bouw, waarvan het onderhoud een deel kost'),
  hosting: rangeSchema.describe('Wat de leverancier van hosting per maand rekent, in euro excl. btw'),
});

/** The schema of content/tarieven.json, in euros excluding btw. */
export const ratesSchema = z
  .strictObject({
    date: z.iso.date('schrijf een dag als 2026-11-23').describe('De dag waarop alles hier is nagekeken'),
    mockup: z
      .strictObject({
        weeks: rangeSchema.describe('Weken'),
        price: rangeSchema.describe('Prijs in euro, excl. btw'),
        clientHours: rangeSchema.describe(clientHours),
      })
      .describe('De mockupfase'),
    sprint: z
      .strictObject({
        weeks: count.describe('Weken'),
        price: count.describe('Prijs in euro, excl. btw'),
        clientHours: count.describe(clientHours),
        people: count.describe('Hoeveel mensen van ons eraan werken'),
        hours: count.describe('Hoeveel uur die samen werken'),
      })
      .describe('Eén sprint'),
    mvp: z.strictObject({ sprints }).describe('Een SaaS-MVP'),
    platform: z.strictObject({ sprints }).describe('Een volledig SaaS-platform'),
    launch: z.strictObject({ clientHours: count.describe(clientHours) }).describe('De livegang'),
    monthly: z
      .strictObject({
        klein: monthly.describe('Klein'),
        middel: monthly.describe('Middel'),
        groot: monthly.describe('Groot'),
      })
      .describe('De maandelijkse kosten na de livegang, voor drie aantallen gebruikers'),
    onCall: count.describe('Wachtdienst buiten kantooruren, per maand in euro, excl. btw'),
    hour: count.describe('Technisch beheer buiten het onderhoud, per uur in euro, excl. btw'),
    timeSaved: rangeSchema.describe('Hoeveel procent sneller we bouwen dan met onze eerdere werkwijze'),
    uptime: z.number().min(90).max(100).describe('De uptime waar we op sturen, in procenten'),
    lighthouse: z.number().int().min(1).max(100).describe('De laagste Lighthouse-score die live gaat'),
  })
  .describe('Tarieven');

export type Range = z.infer<typeof rangeSchema>;
export type Rates = z.infer<typeof ratesSchema>;

/** Groups of users by size. */
export const userGroups = ['klein', 'middel', 'groot'] as const;
export type UserGroup = (typeof userGroups)[number];

/** content/tarieven.json, which each build checks first. */
export const rates: Rates = ratesFile;
