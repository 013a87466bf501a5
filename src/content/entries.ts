import { getCollection, type CollectionEntry } from 'astro:content';

import { entryHrefs } from '../site/addresses.ts';
import { buildMoment } from '../site/build-moment.ts';
import { fillFigures } from '../site/figures.ts';
import { mapTexts } from '../site/map-texts.ts';
import { setField } from '../site/typography.ts';
import { getFigures } from './figures.ts';
import { oncePerBuild } from './once-per-build.ts';
import { describeStatus } from './status.ts';

type Name = keyof typeof entryHrefs;

/** An entry with figures filled in and typeset. */
export type Entry<Collection extends Name> = CollectionEntry<Collection>['data'] & {
  slug: string;
  /** The address of the page that shows the entry. */
  href: string;
  /** Why the entry is hidden in a build; only `npm run dev` shows it. */
  status: string | undefined;
  /** The entry for Astro's `render()`. */
  entry: CollectionEntry<Collection>;
};

/** Returns the public entries of a collection in order; `npm run dev` includes hidden ones. */
export const getEntries = oncePerBuild(askEntries) as typeof askEntries;

async function askEntries<Collection extends Name>(collection: Collection): Promise<Entry<Collection>[]> {
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
    .sort((a, b) => placeOf(a.entry.data) - placeOf(b.entry.data));
}

function placeOf(data: object): number {
  const { order, number = 0 } = data as { order?: number; number?: number };
  return order ?? number;
}
