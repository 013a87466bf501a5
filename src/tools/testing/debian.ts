// Finds programs that tests need, and installs them from Debian's packages.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Enough on a slow line. */
const installMs = 10 * 60_000;

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

/** Whether Debian's package could be installed. */
export function installPackage(name: string): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  runInstaller([...sudo, 'apt-get', 'update']);
  return runInstaller([...sudo, 'apt-get', 'install', '--yes', '--no-install-recommends', name]);
}

/** The path of a program on this machine. */
export function findProgram(name: string): string | undefined {
  // Services stand in sbin, which is not on everybody's path.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** The path of a program, installed if need be; throws one line that says what to install. */
export function getProgram(name: string, debianPackage = name): string {
  const found = findProgram(name) ?? (installPackage(debianPackage) ? findProgram(name) : undefined);
  if (found) return found;
  throw new Error(
    `No ${name} to test with. Install one, on Debian with "sudo apt-get install ${debianPackage}".`,
  );
}
