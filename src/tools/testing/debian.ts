// For nightly tests that need a program of Debian's.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const installMs = 10 * 60_000;

/** The path of a program, installed if need be; throws one line that says what to install. */
export function findProgram(name: string, debianPackage = name): string {
  const found = find(name);
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const steps = [['update'], ['install', '--yes', '--no-install-recommends', debianPackage]];
  for (const step of steps) {
    const command = [...sudo, 'apt-get', ...step];
    spawnSync(command[0] ?? '', command.slice(1), {
      timeout: installMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = find(name);
  if (installed) return installed;
  throw new Error(
    `No ${name} to test with. Install one, on Debian with "sudo apt-get install ${debianPackage}".`,
  );
}

function find(name: string): string | undefined {
  // Services stand in sbin, which is not on everybody's path.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
