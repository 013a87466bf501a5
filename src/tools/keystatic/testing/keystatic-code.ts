// Access to Keystatic's code for tests.
import { glob, readFile } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';

/** Makes later imports load Keystatic's browser build, since the Node build cannot edit entries; `change` transforms its code. */
export function useBrowserBuild(change = (code: string) => code): void {
  const isKeystatic = (url: string) => url.includes('@keystatic/core/');
  registerHooks({
    resolve: (specifier, context, next) => {
      const { url, ...rest } = next(specifier, context);
      return { ...rest, url: isKeystatic(url) ? url.replace('.node.js', '.js') : url };
    },
    load: (url, context, next) => {
      const { source, ...rest } = next(url, context);
      return { ...rest, source: isKeystatic(url) ? change(String(source)) : source };
    },
  });
}

/** Returns the concatenated code of the scripts in a folder. */
export async function readCode(folder: string): Promise<string> {
  const files = await Array.fromAsync(glob('*.js', { cwd: folder }));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
}
