import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { jsonSchemaFiles } from './json-schemas.ts';

test('VS Code has a schema for every JSON file of the content', async () => {
  const settings = await readFile(join(import.meta.dirname, '../../../.vscode/settings.json'), 'utf8');
  const expected = jsonSchemaFiles.map(({ file, name }) => ({
    fileMatch: [`/${file}`],
    url: `./.astro/integrations/json-schemas/${name}`,
  }));
  assert.deepEqual(JSON.parse(settings)['json.schemas'], expected);
});
