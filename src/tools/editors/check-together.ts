import type { Fault } from '../../collections/faults/fault.ts';
import { listNameFaults } from '../../collections/loader.ts';
import { listReferenceFaults } from '../../collections/references.ts';
import { describeStatus } from '../../collections/status.ts';
import type { TextFile } from '../../collections/text-file.ts';
import { listAddresses } from './addresses.ts';
import { readBody } from './body.ts';
import { checkLinks } from './rules/links.ts';

/** What ties texts to each other and is wrong at `now`: names, references, and the links of what visitors see. */
export function checkTogether(texts: TextFile[], now: Date): Fault[] {
  const read = texts.map((text) => ({ text, body: readBody(text) }));
  const addresses = listAddresses(
    read.map(({ text, body }) => ({ text, anchors: body.anchors })),
    now,
  );
  return read.flatMap(({ text, body }) => {
    const siblings = texts.filter(({ kind }) => kind === text.kind);
    const isSeen = describeStatus(text.fields ?? {}, now) === undefined;
    return [
      ...listNameFaults(text, siblings),
      ...listReferenceFaults(text, texts),
      ...(isSeen ? checkLinks(text, body, addresses) : []),
    ];
  });
}
