import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';

import { jsonFiles, photoWords } from './files/json-files.ts';

/** The name in .astro/ of each JSON file's schema, which .vscode/settings.json refers to. */
export const jsonSchemaFiles = [
  ...Object.values(jsonFiles).map(({ file, schema }) => ({
    file,
    name: `${basename(file, '.json')}.schema.json`,
    schema,
  })),
  { file: photoWords.file, name: 'beelden.schema.json', schema: photoWords.schema },
];

/** Writes the JSON schemas of content/ for checks and completion in VS Code. */
export function jsonSchemas(): AstroIntegration {
  return {
    name: 'json-schemas',
    hooks: {
      'astro:config:setup': async ({ createCodegenDir }) => {
        const folder = createCodegenDir();
        for (const { name, schema } of jsonSchemaFiles) {
          const json = z.toJSONSchema(await schema(), { io: 'input', target: 'draft-7' });
          await writeFile(new URL(name, folder), JSON.stringify(json, null, 2));
        }
      },
    },
  };
}
