import { readingTipCollections } from '../site/counts.ts';
import { getEntries } from './entries.ts';

/** The lines of an overview that say where to start reading, in their order, each cut at its link. */
export async function getReadingTips(name: keyof typeof readingTipCollections) {
  const entries = await getEntries(readingTipCollections[name]);
  const dayOf = (entry: object) => ('date' in entry ? Number(entry.date) : 0);
  return entries
    .filter(({ status }) => status === undefined)
    .toSorted((a, b) => dayOf(a) - dayOf(b))
    .flatMap(({ readingTip, href }) => {
      const [, before = '', link, after = ''] = /^(.*)\[(.*)\](.*)$/s.exec(readingTip ?? '') ?? [];
      return link === undefined ? [] : { before, link, after, href };
    });
}
