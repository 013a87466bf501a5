/** A text holds no code: what MDX would run, and what a browser would, stops the build. For every MDX and Markdown file, wherever it lies. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { defineMdastPlugin } from 'satteri';

import { describeCode, type MaybeCode } from './code.ts';

interface Context {
  readonly fileURL: URL | undefined;
  readonly data: { astro?: { frontmatter?: Record<string, unknown> } };
}

function refuse(node: MaybeCode, context: Context): void {
  const message = describeCode(node);
  if (message !== undefined) fail(message, context);
}

/** Astro imports what this field names. */
function refuseLayout(_root: MaybeCode, context: Context): void {
  if (context.data.astro?.frontmatter?.['layout'] !== undefined) fail('het veld "layout" kan niet', context);
}

function fail(message: string, { fileURL }: Context): never {
  const file = fileURL ? `${relative('', fileURLToPath(fileURL))}: ` : '';
  throw new Error(`${file}${message}; de regel noemt "npm run controleer"`);
}

/** The rule as a plugin of the Markdown processor. */
export const noCode = defineMdastPlugin({
  name: 'no-code',
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
