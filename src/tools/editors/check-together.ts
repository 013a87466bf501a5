import type { Fault } from '../../collections/faults/fault.ts';
import { listNameFaults } from '../../collections/loader.ts';
import { listReferenceFaults } from '../../collections/references.ts';
import type { TextFile } from '../../collections/text-file.ts';
import { listAddresses } from './addresses.ts';
import { readBody } from './body.ts';
import { checkLinks } from './rules/links.ts';

/** What ties texts to each other and is wrong at `now`: names, references, and the links of all but drafts. */
export function checkTogether(texts: TextFile[], now: Date): Fault[] {
  const bodies = new Map(texts.map((text) => [text, readBody(text)]));
  const read = [...bodies].map(([text, { anchors }]) => ({ text, anchors }));
  const today = listAddresses(read, now);
  return [...bodies].flatMap(([text, body]) => {
    const { draft, date } = text.fields ?? {};
    const siblings = texts.filter(({ kind }) => kind === text.kind);
    // A planned text has its links on its own day, when a build at night takes it.
    const addresses = date instanceof Date && date > now ? listAddresses(read, date) : today;
    return [
      ...listNameFaults(text, siblings),
      ...listReferenceFaults(text, texts),
      ...(draft === true ? [] : checkLinks(text, body, addresses)),
    ];
  });
}
