/** Stops the build on code in any Markdown or MDX file, whether MDX or a browser would run it. */
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

/** Refuses the field `layout`: Astro would import the file it names. */
function refuseLayout(_root: MaybeCode, context: Context): void {
  if (context.data.astro?.frontmatter?.['layout'] !== undefined) fail('het veld "layout" kan niet', context);
}

function fail(message: string, { fileURL }: Context): never {
  const file = fileURL ? `${relative('', fileURLToPath(fileURL))}: ` : '';
  throw new Error(`${file}${message}; de regel noemt "npm run controleer"`);
}

/** Plugin of the Markdown processor that throws on code. */
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
