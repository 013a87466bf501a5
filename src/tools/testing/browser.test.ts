import assert from 'node:assert/strict';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { tryBrowser } from './browser.ts';

const folder = await mkdtemp(join(tmpdir(), 'maquette-browser-'));
after(() => rm(folder, { recursive: true }));

/** A program that answers as a browser would. */
async function makeProgram(script: string): Promise<string> {
  const path = join(folder, 'chromium');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

test('a browser will do from its oldest version on; else what is wrong with it is told', async () => {
  const version125 = await makeProgram('echo "<body>Mozilla/5.0 HeadlessChrome/125.0.1 Safari</body>"');
  assert.equal(tryBrowser(version125, 125), undefined);
  assert.equal(tryBrowser(version125, 126), 'is too old: version 125, and the tests need 126');
  const broken = await makeProgram('echo "libnss3.so: cannot open" >&2; exit 127');
  assert.equal(tryBrowser(broken), 'does not start: libnss3.so: cannot open');
});
