import { getCollection, type CollectionEntry } from 'astro:content';

import { buildMoment } from '../site/build-moment.ts';
import { setFields } from '../site/typography.ts';
import { textKinds, type TextKind } from './kinds.ts';
import { describeStatus } from './status.ts';

/** An entry as pages get it: its fields, and what the site adds to them. */
export type Entry<Kind extends TextKind> = CollectionEntry<Kind>['data'] & {
  slug: string;
  /** The address of the page that shows it. */
  href: string;
  /** Why visitors do not see it; only `npm run dev` shows such entries. */
  status: string | undefined;
  /** To render. */
  entry: CollectionEntry<Kind>;
};

/** The entries of a kind that visitors may see, in their order; `npm run dev` shows the others too. */
export async function getEntries<Kind extends TextKind>(kind: Kind): Promise<Entry<Kind>[]> {
  const entries = await getCollection(kind);
  return entries
    .map((entry) => ({
      ...setFields(entry.data),
      slug: entry.id,
      href: textKinds[kind].href(entry.id),
      status: describeStatus(entry.data as object, buildMoment),
      entry: entry as CollectionEntry<Kind>,
    }))
    .filter(({ status }) => import.meta.env.DEV || status === undefined)
    .sort((a, b) => placeOf(a.entry.data) - placeOf(b.entry.data));
}

function placeOf(data: object): number {
  const { order, number = 0 } = data as { order?: number; number?: number };
  return order ?? number;
}
