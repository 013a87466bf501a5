import type { Body } from './body.ts';
import type { Fault } from './faults/fault.ts';
import type { TextFile } from './files/text-file.ts';
import { listAddresses } from './addresses.ts';
import { checkLinks } from './rules/links.ts';
import { listNameFaults } from './rules/names.ts';
import { listReferenceFaults } from './rules/references.ts';

/** A text with what was read in it. */
export interface ReadText {
  text: TextFile;
  body: Body;
}

/** What ties texts to each other and is wrong at `now`: names, references and links; in a draft a link is worth a tip. */
export function checkTogether(read: ReadText[], now: Date): Fault[] {
  const texts = read.map(({ text }) => text);
  const linked = read.map(({ text, body: { anchors } }) => ({ text, anchors }));
  const today = listAddresses(linked, now);
  return read.flatMap(({ text, body }) => {
    const { draft, date } = text.fields ?? {};
    const siblings = texts.filter(({ kind }) => kind === text.kind);
    // A planned text has its links on its own day, when a build at night takes it.
    const addresses = date instanceof Date && date > now ? listAddresses(linked, date) : today;
    return [
      ...listNameFaults(text, siblings),
      ...listReferenceFaults(text, texts),
      ...checkLinks(text, body, addresses).map((fault) => ({ ...fault, tip: draft === true })),
    ];
  });
}
