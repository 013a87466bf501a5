/**
 * The JSON files of content/, for the check, the editor and VS Code. Schemas load on demand: their modules import the
 * files, and the check must be able to report problems in a broken one.
 */
import type { z } from 'astro/zod';

interface JsonFileRow {
  /** From the project's folder; a pattern where there are more. */
  file: string;
  /** Of the whole file. */
  schema: () => Promise<z.ZodType>;
}

/** The lists and facts that editors write, by their name in code. */
export const jsonFiles = {
  company: {
    file: 'content/bedrijf.json',
    schema: async () => (await import('../../../site/company.ts')).companySchema,
  },
  promises: {
    file: 'content/beloften.json',
    schema: async () => (await import('../../../site/promises.ts')).promisesSchema,
  },
  rates: {
    file: 'content/tarieven.json',
    schema: async () => (await import('../../../site/rates.ts')).ratesSchema,
  },
  ownMaquette: {
    file: 'content/eigen-maquette.json',
    schema: async () => (await import('../../../own-maquette/schema.ts')).ownMaquetteSchema,
  },
  caseCategories: {
    file: 'content/cases/categorieen.json',
    schema: async () => (await import('../../../content/schemas.ts')).caseCategoriesSchema,
  },
} satisfies Record<string, JsonFileRow>;

/** What `npm run meten` writes and no editor does. */
export const measurementsFile: JsonFileRow = {
  file: 'content/metingen.json',
  schema: async () => (await import('../../../site/measurements.ts')).measurementsSchema,
};

/** The photos: the words of each are a file of its own, with the picture beside it. */
export const photoWords = {
  file: 'content/beelden/*/index.json',
  schema: async () => (await import('../../../site/photo-schema.ts')).photoSchema,
};
