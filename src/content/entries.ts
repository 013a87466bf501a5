import { getCollection, type CollectionEntry } from 'astro:content';

import { entryHrefs } from '../site/addresses.ts';
import { buildMoment } from '../site/build-moment.ts';
import { fillFigures } from '../site/figures.ts';
import { mapTexts } from '../site/map-texts.ts';
import { setField } from '../site/typography.ts';
import { getFigures } from './figures.ts';
import { oncePerBuild } from './once-per-build.ts';
import { describeStatus } from './status.ts';

type CollectionName = keyof typeof entryHrefs;

/** An entry; its texts have their figures and typographic apostrophes. */
export type Entry<Collection extends CollectionName> = CollectionEntry<Collection>['data'] & {
  slug: string;
  /** The address of the page that shows the entry. */
  href: string;
  /** Why builds leave the entry out, in Dutch; undefined for a public one. */
  status: string | undefined;
  /** The entry for Astro's `render()`. */
  entry: CollectionEntry<Collection>;
};

// The cast restores the type parameter.
/** Returns the public entries of a collection, sorted by `order` or `number` where it has one; `npm run dev` includes hidden ones. */
export const getEntries = oncePerBuild(loadEntries) as typeof loadEntries;

async function loadEntries<Collection extends CollectionName>(
  collection: Collection,
): Promise<Entry<Collection>[]> {
  const [entries, figures] = await Promise.all([getCollection(collection), getFigures()]);
  return entries
    .map((entry) => ({
      ...mapTexts<CollectionEntry<Collection>['data']>(entry.data, (text) =>
        setField(fillFigures(text, figures)),
      ),
      slug: entry.id,
      href: entryHrefs[collection](entry.id),
      status: describeStatus(entry.data, buildMoment),
      entry: entry as CollectionEntry<Collection>,
    }))
    .filter(({ status }) => import.meta.env.DEV || status === undefined)
    .sort((a, b) => readSortKey(a.entry.data) - readSortKey(b.entry.data));
}

function readSortKey(data: object): number {
  const { order, number } = data as { order?: number; number?: number };
  return order ?? number ?? 0;
}
