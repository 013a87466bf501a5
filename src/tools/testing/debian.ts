// Finds programs that tests need, and installs them from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of the first of these programs that is on this machine. */
export function findProgram(...names: string[]): string | undefined {
  // Services stand in sbin, which is not on everybody's path.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** Installs Debian's package, if this user may. */
export function installPackage(name: string): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const task of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const command = [...sudo, 'apt-get', ...task];
    const [program = '', ...args] = command;
    spawnSync(program, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/** The path of a program, installed if need be; throws one line that says what to install. */
export function getProgram(name: string, debianPackage = name): string {
  const found = findProgram(name);
  if (found) return found;
  installPackage(debianPackage);
  const installed = findProgram(name);
  if (installed) return installed;
  throw new Error(`No ${name} to test with: on Debian "sudo apt-get install ${debianPackage}" installs one.`);
}
