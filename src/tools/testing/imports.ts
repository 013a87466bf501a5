/**
 * Reads who imports whom, by the import lines of a file. By hand, because no reader of dependencies knows `.astro`.
 */
import { posix } from 'node:path';

/** One import: both ends relative to the repository, the function's folder as `function`, `src/` left out; a package is its own name. */
export interface Import {
  from: string;
  to: string;
  typesOnly: boolean;
}

const functionFolder = 'supabase/functions/send-contact-email';
const importLine =
  /^\s*(?:import|export(?=\s+(?:type\s+)?[*{]))\s+(type\s+)?(?:([^'"`;]*?)\s*from\s*)?['"]([^'"]+)['"]/gm;
const dynamicImport = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** A path of the repository as the table of layers names it. */
function shorten(path: string): string {
  return path.replace(/^src\//, '').replace(functionFolder, 'function');
}

/** The imports in the text of the file at `path`, relative to the repository. */
export function readImports(path: string, text: string): Import[] {
  const from = shorten(path);
  const lines = [...text.matchAll(importLine)].map(([, type, clause = '', specifier = '']) => ({
    from,
    to: resolve(path, specifier),
    typesOnly: type !== undefined || namesTypesOnly(clause),
  }));
  const dynamic = [...text.matchAll(dynamicImport)].map(([, specifier = '']) => ({
    from,
    to: resolve(path, specifier),
    typesOnly: false,
  }));
  return [...lines, ...dynamic];
}

function namesTypesOnly(clause: string): boolean {
  const [, braced] = /^\{([^}]*)\}$/.exec(clause.trim()) ?? [];
  const names = braced?.split(',').flatMap((name) => name.trim() || []);
  return names !== undefined && names.length > 0 && names.every((name) => name.startsWith('type '));
}

function resolve(path: string, specifier: string): string {
  if (!specifier.startsWith('.')) return specifier;
  return shorten(posix.join(posix.dirname(path), specifier.replace(/\?.*$/, '')));
}

/** The first circle among the imports, as the files on it, its first file again at the end; none when there is none. */
export function findCircle(imports: Import[]): string[] | undefined {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const { to } of targets.get(file) ?? []) {
      const circle = visit(to, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of targets.keys()) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}
