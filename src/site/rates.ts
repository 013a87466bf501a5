import { z } from 'astro/zod';

import ratesFile from '../../content/tarieven.json' with { type: 'json' };

const count = z.number().int().min(1);
export const rangeSchema = z
  .strictObject({ min: count.describe('Het laagste getal'), max: count.describe('Het hoogste getal') })
  .refine(({ min, max }) => min < max, { path: ['max'], error: 'moet meer zijn dan "min"' });
const clientHours = 'Uren die het de klant kost';

/** The shape of content/tarieven.json; euros excluding btw. */
export const ratesSchema = z
  .strictObject({
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
        price: count.describe('Vanafprijs in euro, excl. btw'),
        clientHours: count.describe(clientHours),
      })
      .describe('Eén sprint'),
    launch: z.strictObject({ clientHours: count.describe(clientHours) }).describe('De livegang'),
  })
  .describe('Tarieven');

export type Range = z.infer<typeof rangeSchema>;
export type Rates = z.infer<typeof ratesSchema>;

/** content/tarieven.json, checked at the start of each build. */
export const rates: Rates = ratesFile;
