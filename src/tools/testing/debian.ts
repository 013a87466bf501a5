// Installs what tests need from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Enough on a slow line. */
const installMs = 10 * 60_000;

/** The commands that install Debian's packages. */
export const listAptCommands = (packages: string[]): string[][] => [
  ['apt-get', 'update'],
  ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages],
];

/** Whether a command that installs something succeeds. */
export function runInstaller(
  [program = '', ...args]: string[],
  settings: Record<string, string> = {},
): boolean {
  const env = {
    ...process.env,
    ...settings,
    DEBIAN_FRONTEND: 'noninteractive',
    // Without faketime: at another moment lists of packages and certificates are not valid.
    LD_PRELOAD: undefined,
  };
  return spawnSync(program, args, { timeout: installMs, stdio: 'pipe', env }).status === 0;
}

/** The path of a program, installed if need be; throws one line that says what to install. */
export function findProgram(name: string, debianPackage = name): string {
  const found = find(name);
  if (found) return found;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const command of listAptCommands([debianPackage])) runInstaller([...sudo, ...command]);
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
