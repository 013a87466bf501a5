// Reads `_headers` and `_redirects` of a built site as hosts do; a missing file has no rules.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A line of `_redirects`: a path or pattern and its target; status 200 shows the target at that path. */
export interface RedirectRule {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

/** A path or pattern of `_headers`, with its lines. */
interface HeaderRule {
  readonly path: string;
  readonly lines: string[];
}

// Allows a star at the end, and no other syntax of a pattern.
const RULE = /^(?<from>\/[^\s*+?(){}\\]*\*?)\s+(?<to>\/\S*)\s+(?<status>200|301)$/;

/** Reads the rules of `_redirects`; throws in Dutch on a line that the build does not write. */
export async function readRedirectRules(dist: string): Promise<RedirectRule[]> {
  return (await readLines(dist, '_redirects')).map((line) => {
    const { from = '', to = '', status } = RULE.exec(line)?.groups ?? {};
    if (status === undefined) throw new Error(`_redirects klopt niet: ${line}`);
    return { from, to, status: Number(status) };
  });
}

/** Returns a function that looks up the first rule of `_redirects` for a path, with its target filled in. */
export async function readRedirects(dist: string) {
  const rules = (await readRedirectRules(dist)).map((rule) => ({
    ...rule,
    pattern: new URLPattern({ pathname: rule.from }),
  }));
  return (pathname: string): RedirectRule | undefined => {
    for (const { pattern, ...rule } of rules) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      if (groups)
        return {
          ...rule,
          to: rule.to.replace(/:(\w+)/g, (placeholder, name) => groups[name] ?? placeholder),
        };
    }
    return undefined;
  };
}

/** Reads the rules of `_headers`; throws in Dutch on an invalid line. */
export async function readHeaderRules(dist: string): Promise<HeaderRule[]> {
  const rules: HeaderRule[] = [];
  for (const line of await readLines(dist, '_headers')) {
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ path: line, lines: [] });
    else if (rule && /^(! [\w-]+|[\w-]+: \S.*)$/.test(line)) rule.lines.push(line);
    else throw new Error(`_headers klopt niet: ${line}`);
  }
  return rules;
}

/** Returns a function that looks up the headers of a path. */
export async function readHeaders(dist: string) {
  const rules = (await readHeaderRules(dist)).map(({ path, lines }) => ({
    pattern: new URLPattern({ pathname: path }),
    lines,
  }));
  return (pathname: string): Headers => {
    const headers = new Headers();
    const matches = rules.filter(({ pattern }) => pattern.test({ pathname }));
    for (const line of matches.flatMap(({ lines }) => lines)) {
      const [name = '', ...value] = line.split(': ');
      if (line.startsWith('! ')) headers.delete(line.slice(2));
      else headers.append(name, value.join(': '));
    }
    return headers;
  };
}

async function readLines(dist: string, file: string): Promise<string[]> {
  const text = await readFile(join(dist, file), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)#.*/, '').trim());
  return lines.filter((line) => line !== '');
}
