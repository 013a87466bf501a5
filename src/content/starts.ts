import { startCollections } from '../site/counts.ts';
import { getEntries } from './entries.ts';

/** The lines of an overview that say where to start reading, in their order, each cut at its link. */
export async function getStarts(name: keyof typeof startCollections) {
  const entries = await getEntries(startCollections[name]);
  const dayOf = (entry: object) => ('date' in entry ? Number(entry.date) : 0);
  return entries
    .filter(({ status }) => status === undefined)
    .toSorted((a, b) => dayOf(a) - dayOf(b))
    .flatMap(({ start, href }) => {
      const [, before = '', link, after = ''] = /^(.*)\[(.*)\](.*)$/s.exec(start ?? '') ?? [];
      return link === undefined ? [] : { before, link, after, href };
    });
}
