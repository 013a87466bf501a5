// For tests and measurements that build the site: a copy of the repository.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { sampleFiles, writeFiles } from './sample-folder.ts';

/** Path of the repository. */
export const root = join(import.meta.dirname, '../../..');

/** Matches paths that a copy leaves out. */
const left =
  /^(\.git|\.astro|\.wrangler|node_modules|(redactie-)?dist|outbox|test-results|screenshots|.*\.env.*)$/;

/** Copies the site with its content or sample content; packages are linked one by one, so that each copy has its own build cache. */
export async function copySite({ sampleContent = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-copy-'));
  await cp(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) });
  if (sampleContent) {
    await rm(join(folder, 'content'), { recursive: true });
    await writeFiles(folder, sampleFiles);
  }
  await mkdir(join(folder, 'node_modules'));
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (/^\.(astro|vite)$/.test(name)) continue;
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Runs `npm run build` in a copy, by default without share images. */
export function buildSite(folder: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', SHARE_IMAGES: 'off', ...env },
  });
  return { status, output: stdout + stderr };
}
