// Reads `_headers` and `_redirects` of a built site as hosts do; a file that is missing holds no rules.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a path leads: a redirect, or with status 200 the file to show; both addresses are percent-encoded. */
export interface Destination {
  readonly status: number;
  readonly target: string;
}

const STATUSES = ['200', '301', '302', '303', '307', '308'];

/** Returns a function that looks up the first rule of `_redirects` for a path; throws in Dutch on a wrong line. */
export async function readRedirects(dist: string) {
  const rules = (await readLines(dist, '_redirects')).map(parseRedirect);
  return (pathname: string): Destination | undefined => {
    for (const { pattern, to, status } of rules) {
      const groups = pattern.exec({ pathname })?.pathname.groups;
      const fillIn = (part: string, name: string) => groups?.[name === 'splat' ? '0' : name] ?? part;
      if (groups) return { status, target: to.replace(/:(\w+)/g, fillIn) };
    }
    return undefined;
  };
}

/** Returns a function that looks up the headers `_headers` gives a path; throws in Dutch on a wrong line. */
export async function readHeaders(dist: string) {
  const rules: { pattern: URLPattern; lines: string[] }[] = [];
  for (const line of await readLines(dist, '_headers')) {
    const rule = rules.at(-1);
    if (line.startsWith('/')) rules.push({ pattern: new URLPattern({ pathname: line }), lines: [] });
    else if (rule && /^(! [\w-]+|[\w-]+: \S.*)$/.test(line)) rule.lines.push(line);
    else throw new Error(`_headers klopt niet: ${line}`);
  }
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

function parseRedirect(line: string) {
  const [from = '', to = '', status = '', ...others] = line.split(/\s+/);
  const isTarget = to.startsWith('/') || (to.startsWith('https://') && status !== '200');
  // A star only at the end, and none of the other signs of a pattern.
  const isPath = /^\/[^*+?(){}\\]*\*?$/.test(from);
  if (!isPath || !isTarget || !STATUSES.includes(status) || others.length > 0) {
    throw new Error(`_redirects klopt niet: ${line}. Wel bijvoorbeeld: /oud /nieuw 301`);
  }
  // As on Netlify, a plain address also stands for itself with a slash.
  const pathname = /[*:]|\/$/.test(from) ? from : `${from}{/}?`;
  return { pattern: new URLPattern({ pathname }), to, status: Number(status) };
}
