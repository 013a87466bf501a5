// Finds the programs that tests need, or installs their Debian packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...names: string[]): string | undefined {
  // Servers are in sbin, which may not be on PATH.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs a Debian package, if this user has permission. */
export function installPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const task of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const command = [...sudo, 'apt-get', ...task];
    const [program = '', ...args] = command;
    spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/** Returns the path of a program, and installs it if needed; throws an error that says what to install. */
export function getProgram(name: string, debianPackage = name): string {
  const found = findProgram(name);
  if (found) return found;
  installPackage(debianPackage);
  const installed = findProgram(name);
  if (installed) return installed;
  throw new Error(`No ${name} to test with: on Debian "sudo apt-get install ${debianPackage}" installs one.`);
}
