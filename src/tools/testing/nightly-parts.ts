/** `npm run test:touched -- origin/main`: the nightly parts of the folders that differ from a commit; `npm test` comes first. */
import { execFileSync, spawnSync } from 'node:child_process';

/** Which parts of `npm run test:all` a change asks for beside `npm test`: the paths, and the npm scripts. */
export const nightlyParts: { paths: RegExp; scripts: string[] }[] = [
  { paths: /^supabase\//, scripts: ['test:slow', 'test:deno'] },
  { paths: /^(content|src\/(build|content|tools))\//, scripts: ['test:slow'] },
  { paths: /^(public|e2e\/(?!engines|editor)|src\/(?!tools)\w+)\//, scripts: ['test:browser:nightly'] },
  { paths: /^(e2e\/engines|src\/(components|islands|styles))\//, scripts: ['test:engines'] },
  { paths: /^(e2e\/editor|src\/(content|components\/mdx|tools\/keystatic))\//, scripts: ['test:editor'] },
  { paths: /^(e2e|src\/tools\/testing)\//, scripts: ['test:faults'] },
  { paths: /^(content|src\/(content|tools\/testing))\//, scripts: ['test:owner'] },
  {
    paths: /^(package-lock\.json|astro\.config\.mjs)$/,
    scripts: ['test:slow', 'test:deno', 'test:browser:nightly', 'test:engines', 'test:editor'],
  },
];

/** The npm scripts that a change of these files asks for, each once. */
export function listNightlyScripts(files: string[]): string[] {
  const touched = nightlyParts.filter(({ paths }) => files.some((file) => paths.test(file)));
  return [...new Set(touched.flatMap(({ scripts }) => scripts))];
}

if (import.meta.main) {
  const [base = 'origin/main'] = process.argv.slice(2);
  const names = execFileSync('git', ['diff', '--name-only', `${base}...HEAD`], { encoding: 'utf8' });
  const scripts = listNightlyScripts(names.split('\n').filter(Boolean));
  console.log(`Nightly parts for what differs from ${base}: ${scripts.join(', ') || 'none'}`);
  const isFailing = (script: string) => spawnSync('npm', ['run', script], { stdio: 'inherit' }).status !== 0;
  process.exitCode = scripts.some(isFailing) ? 1 : 0;
}
