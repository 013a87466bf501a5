/** A text holds no code: what MDX would run, and what a browser would, stops the build. For every MDX and Markdown file, wherever it lies. */
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineMdastPlugin } from 'satteri';

import { describeCode, type MaybeCode } from './code.ts';

interface Context {
  readonly fileURL: URL | undefined;
  readonly source: string;
  readonly data: { astro?: { frontmatter?: Record<string, unknown> } };
}

function refuse(node: MaybeCode, context: Context): void {
  const message = describeCode(node);
  if (message !== undefined) fail(message, node, context);
}

/** Astro imports what this field names. */
function refuseLayout(root: MaybeCode, context: Context): void {
  if (context.data.astro?.frontmatter?.['layout'] !== undefined)
    fail('het veld "layout" kan niet', root, context);
}

function fail(message: string, { position }: MaybeCode, { fileURL, source }: Context): never {
  const line = position?.start.line ?? 1;
  throw new Error(fileURL ? `${locate(fileURL, source, line)}: ${message}` : message);
}

/** The file and the line in it; Astro's `source` lacks the fields, ours is on the lines of the file. */
function locate(fileURL: URL, source: string, line: number): string {
  const file = fileURLToPath(fileURL);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const words = source.trim();
  const skipped = text.includes(words) ? countBreaks(text, words) - countBreaks(source, words) : 0;
  return `${relative('', file)} regel ${line + skipped}`;
}

const countBreaks = (text: string, end: string) => text.slice(0, text.indexOf(end)).split('\n').length - 1;

/** The rule as a plugin of the Markdown processor. */
export const noCode = defineMdastPlugin({
  name: 'no-code',
  options: { position: true },
  before: refuseLayout,
  mdxjsEsm: refuse,
  mdxFlowExpression: refuse,
  mdxTextExpression: refuse,
  mdxJsxFlowElement: refuse,
  mdxJsxTextElement: refuse,
  html: refuse,
  link: refuse,
  image: refuse,
  definition: refuse,
});
