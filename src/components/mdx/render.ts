import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading, SSRResult } from 'astro';
import * as runtime from 'astro/jsx-runtime';
import { createComponent, renderJSX, renderTemplate } from 'astro/runtime/server/index.js';
import { evaluate, type EvaluateOptions } from 'satteri';

import { adviseOnMdx } from '../../site/mdx-advice.ts';
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

/**
 * The text of a content file as a component, with its headings, as Astro's own `render` gives them. Astro makes a
 * module of every file, and bundling and loading those is most of the time and memory of a large build.
 */
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

function compile(body: string) {
  const images = { localImagePaths: new Set<string>(), remoteImagePaths: new Set<string>() };
  const astro = { frontmatter: {}, headings: [] as MarkdownHeading[], ...images };
  const { default: text } = evaluate(body, {
    ...(runtime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
    elementAttributeNameCase: 'html',
    features: { smartPunctuation: true },
    hastPlugins: [satteriHeadingIdsPlugin()],
    // What holds no part is one string of HTML; a heading may be a part.
    optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['h2', 'h3'] },
    data: { astro },
  }) as { default: (props: PartsProps) => unknown };
  return { text, headings: astro.headings };
}

/** Does `work`; when that fails, says in which file, and to an editor what to do about it. */
function named<Result>(filePath: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    // The reader counts lines from the end of the frontmatter, which is of no use to an editor.
    const advice = adviseOnMdx(message.replace(/^\d+:\d+: /, ''));
    const problem = advice ? `${advice}; de plek wijst "npm run controleer" aan` : message;
    throw new Error(`${filePath}\n  - ${problem}`, { cause });
  }
}
