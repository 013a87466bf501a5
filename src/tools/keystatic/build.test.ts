// The editor belongs to development: the build's configuration does not reach it, and its packages are not the site's.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { root } from '../testing/trial-site.ts';

test('no configuration of a build names the editor', async () => {
  const { default: site } = (await import(pathToFileURL(join(root, 'astro.config.mjs')).href)) as {
    default: { integrations?: unknown };
  };
  const names = JSON.stringify(site.integrations);
  assert.match(names, /"lean-pages"/);
  assert.doesNotMatch(names, /"editor"/);
  const { scripts, dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  const commands = Object.entries(scripts).filter(([, command]) => command.includes('keystatic'));
  assert.deepEqual(
    commands.map(([name]) => name),
    ['redactie', 'handbook'],
  );
  assert.deepEqual(
    Object.keys(dependencies).filter((name) => /keystatic|mdast/.test(name)),
    [],
  );
});
