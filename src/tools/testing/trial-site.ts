// For tests and measurements that build the site: a copy to build, so that the real one stays as it is.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeTrialContent } from './trial-folder.ts';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../../..');

const parts = ['astro.config.mjs', 'package.json', 'tsconfig.json', 'content', 'public', 'src', 'supabase'];

/** The folder of a new copy with its own or made-up content, with packages. */
export async function copySite({ trialContent = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-build-'));
  for (const name of parts) await cp(join(root, name), join(folder, name), { recursive: true });
  if (trialContent) await writeTrialContent(folder);
  await linkModules(folder);
  return folder;
}

/** Gives the copy in `folder` the packages of the real site: a link to each, so that what builds cache is its own. */
export async function linkModules(folder: string): Promise<void> {
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (/^\.(astro|vite)$/.test(name)) continue;
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** Builds the copy, without share images unless `env` says otherwise; `nodeOptions` go to the building Node. */
export function buildSite(folder: string, nodeOptions: string[] = [], env: Record<string, string> = {}) {
  const astro = join(folder, 'node_modules/astro/bin/astro.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeOptions, astro, 'build', '--force'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', SHARE_IMAGES: 'off', ...env },
    },
  );
  return { status, output: stdout + stderr };
}
