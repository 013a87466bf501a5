import { writeFile } from 'node:fs/promises';

import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';

import { caseCategorySchema } from '../collections/schemas.ts';
import { companySchema } from '../site/company.ts';
import { photosSchema } from '../site/photos.ts';

const schemas = {
  bedrijf: companySchema,
  fotos: photosSchema,
  categorieen: z.array(caseCategorySchema),
};

/** Writes what may stand in the JSON files of content/, for editors' own checks and completion; see .vscode/settings.json. */
export function jsonSchemas(): AstroIntegration {
  return {
    name: 'json-schemas',
    hooks: {
      'astro:config:setup': async ({ createCodegenDir }) => {
        const folder = createCodegenDir();
        await Promise.all(
          Object.entries(schemas).map(([name, schema]) =>
            writeFile(
              new URL(`${name}.schema.json`, folder),
              JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }), null, 2),
            ),
          ),
        );
      },
    },
  };
}
