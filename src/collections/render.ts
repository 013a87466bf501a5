/**
 * Renders MDX with Astro's own compiler, but not with `render` of `astro:content`: that makes a module of every file,
 * which took half the time and memory of a build with thousands of articles, and it knows no text in two parts and no
 * page outside a route, as the feed is. `npm run bench:render` measures both.
 */
import type { SSRResult } from 'astro';
import * as runtime from 'astro/jsx-runtime';
import { createComponent, renderJSX, renderTemplate } from 'astro/runtime/server/index.js';
import { evaluate, type EvaluateOptions } from 'satteri';

import { adviseOnMdx } from './faults/mdx.ts';
import { createMdxOptions } from './mdx-options.ts';
import { splitAtHeading } from './split.ts';

interface Source {
  body?: string;
  /** For the message about a fault. */
  filePath?: string;
}

interface PartsProps {
  /** The parts that the text may name. */
  components?: Record<string, unknown>;
}

/** The text of a content file as a component, with its headings, as Astro's own `render` gives them. */
export async function render({ body = '', filePath = '' }: Source) {
  const { text, headings } = named(filePath, () => compile(body));
  const Content = createComponent((result: SSRResult, { components }: PartsProps) => {
    const parts = { Fragment: runtime.Fragment, ...components };
    return renderTemplate`${renderJSX(
      result,
      named(filePath, () => text({ components: parts })),
    )}`;
  });
  return { Content, headings };
}

/** Both parts of a text as components: `Note` up to its first `##`, `Text` from there on; `undefined` for one without words. */
export async function renderSplit(source: Source) {
  const [Note, Text] = await Promise.all(
    splitAtHeading(source).map(async (part) => (part.body ? (await render(part)).Content : undefined)),
  );
  return { Note, Text };
}

/** A text in its two parts. */
export type SplitText = Awaited<ReturnType<typeof renderSplit>>;

function compile(body: string) {
  const options = createMdxOptions();
  const { default: text } = evaluate(body, {
    ...(runtime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    ...options,
    elementAttributeNameCase: 'html',
    // What holds no part is one string of HTML; a heading may be a part.
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['h2', 'h3'] },
  }) as { default: (props: PartsProps) => unknown };
  return { text, headings: options.data.astro.headings };
}

/** Does `work`; when that fails, says in which file, and to an editor what to do about it. */
function named<Result>(filePath: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // The reader counts lines from the end of the frontmatter, which is of no use to an editor.
    const advice = adviseOnMdx(message.replace(/^\d+:\d+: /, ''));
    const fault = advice ? `${advice}; de plek wijst "npm run controleer" aan` : message;
    throw new Error(`${filePath}\n  - ${fault}`, { cause });
  }
}
