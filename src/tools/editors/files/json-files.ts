/**
 * The JSON files of content/, for the check, the editor and VS Code. Schemas load on demand: their modules import the
 * files, and the check must be able to report problems in a broken one.
 */
import type { z } from 'astro/zod';

interface JsonFileRow {
  /** Path from the project's folder; a glob where there is more than one file. */
  file: string;
  /** Loads the schema of the whole file. */
  schema: () => Promise<z.ZodType>;
}

/** The JSON files that editors write, by name. */
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

/** Written by `npm run meten`, not by editors. */
export const measurementsFile: JsonFileRow = {
  file: 'content/metingen.json',
  schema: async () => (await import('../../../site/measurements.ts')).measurementsSchema,
};

/** The photos: each is a folder with a picture and a JSON file. */
export const photoWords = {
  file: 'content/beelden/*/index.json',
  schema: async () => (await import('../../../site/photo-schema.ts')).photoSchema,
};
