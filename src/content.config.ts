/** The collections of Astro, made from the kinds of content. */
import type { Loader } from 'astro/loaders';
import { defineCollection } from 'astro:content';

import { textKinds, type TextKind } from './collections/kinds.ts';
import { mdxFolder } from './collections/loader.ts';

type SchemaOf<Kind extends TextKind> = Awaited<ReturnType<(typeof textKinds)[Kind]['schema']>>;
type Texts = { [Kind in TextKind]: { loader: Loader; schema: SchemaOf<Kind> } };

const texts = await Promise.all(
  (Object.keys(textKinds) as TextKind[]).map(async (kind) => {
    const schema = await textKinds[kind].schema();
    return [kind, defineCollection({ loader: mdxFolder(kind, schema), schema })] as const;
  }),
);

export const collections = Object.fromEntries(texts) as unknown as Texts;
