/** Compiles MDX with Astro's compiler; Astro's `render` knows whole files only, no placeholders, parts, screens or Dutch faults. */
import { pathToFileURL } from 'node:url';

import { satteriHeadingIdsPlugin } from '@astrojs/markdown-satteri';
import type { MarkdownHeading } from 'astro';
import * as runtime from 'astro/jsx-runtime';
import type { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { evaluate, type DataMap, type EvaluateOptions } from 'satteri';

import { adviseOnMdx } from './faults/mdx.ts';
import { footnotes } from './footnotes.ts';
import { noCode } from './no-code.ts';
import { tableCards } from './table-cards.ts';

/** An entry, or a piece of its text. */
interface Source {
  body?: string | undefined;
  filePath?: string | undefined;
}

type AstroComponent = Parameters<AstroContainer['renderToString']>[0];
/** The text with the components that it may name. */
type Text = (props: { components?: Record<string, unknown> }) => unknown;

/** How MDX is read, here and by the content check; the headings come in `data.astro.headings`. */
export function createMdxOptions() {
  return {
    features: { smartPunctuation: true, gfm: { footnotes } },
    hastPlugins: [satteriHeadingIdsPlugin(), tableCards],
    data: { astro: { headings: [] as MarkdownHeading[] } as DataMap['astro'] },
  };
}

/** The text of a content file as a component, with its headings. */
export async function render({ body = '', filePath = '' }: Source) {
  const options = createMdxOptions();
  const compiled = explainFaults(filePath, () =>
    evaluate(body, {
      ...(runtime as Pick<EvaluateOptions, 'Fragment' | 'jsx' | 'jsxs'>),
      ...options,
      mdastPlugins: [noCode],
      fileURL: pathToFileURL(filePath),
      elementAttributeNameCase: 'html',
      // What holds no component is one string of HTML; a heading may be a component.
      optimizeStatic: { component: 'Fragment', prop: 'set:html', ignoreElements: ['h2', 'h3'] },
    }),
  );
  const { default: text } = compiled as { default: Text };
  const Content: Text = ({ components }) =>
    explainFaults(filePath, () => text({ components: { Fragment: runtime.Fragment, ...components } }));
  // As the MDX integration does; without a renderer's name React tries it first.
  Object.assign(Content, { [Symbol.for('astro:renderer')]: 'astro:jsx' });
  return { Content: Content as unknown as AstroComponent, headings: options.data.astro?.headings ?? [] };
}

/** A text as two components: `Note` up to its first `##`, `Text` from there on; `undefined` for an empty one. */
export async function renderSplit({ body = '', filePath }: Source) {
  const start = body.search(/^## /m);
  const end = start < 0 ? body.length : start;
  const [Note, Text] = await Promise.all(
    [body.slice(0, end), body.slice(end)].map(async (part) =>
      part.trim() === '' ? undefined : (await render({ body: part, filePath })).Content,
    ),
  );
  return { Note, Text };
}

export type SplitText = Awaited<ReturnType<typeof renderSplit>>;

/** Does `work`; a fault names the file, and in Dutch what to do. */
function explainFaults<Result>(filePath: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const message = (cause as Error).message;
    // The reader's line and column are those of a part of the file.
    const advice = adviseOnMdx(message.replace(/^\d+:\d+: /, ''));
    const fault = advice ? `${advice}; de plek wijst "npm run controleer" aan` : message;
    throw new Error(`${filePath}\n  - ${fault}`, { cause });
  }
}
