import type { Fault } from './faults/fault.ts';
import type { TextFile } from './files/text-file.ts';
import type { Body } from './body.ts';
import { checkCharacters } from './rules/characters.ts';
import { checkDates } from './rules/dates.ts';
import { checkAccidents } from './rules/accidents.ts';
import { checkDialects } from './rules/dialects.ts';
import { checkFieldSource } from './rules/field-source.ts';
import { checkFieldText } from './rules/field-text.ts';
import { checkFootnotes } from './rules/footnotes.ts';
import { checkLeftovers } from './rules/leftovers.ts';
import { checkPartWords } from './rules/part-words.ts';
import { checkReferences } from './rules/link-references.ts';

/** What a text has from another program or another Markdown, and what became something else than was meant. */
export function checkInputs(text: TextFile, { nodes }: Pick<Body, 'nodes'>, now: Date): Fault[] {
  return [
    ...checkCharacters(text),
    ...checkDates(text, now),
    ...checkFieldSource(text),
    ...checkFieldText(text),
    ...checkDialects(text),
    ...checkFootnotes(text),
    ...checkReferences(text),
    ...checkLeftovers(text, nodes),
    ...checkPartWords(text, nodes),
    ...checkAccidents(text, nodes),
  ];
}
