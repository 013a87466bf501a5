import { createProblem, createTip, placeAt, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';
import { showFigures } from '../../../content/schemas.ts';
import { formatDate } from '../../../site/dates.ts';

/** Lengths at which search engines show a description in full. */
const bestDescription = { least: 110, most: 155 };

/** Start of a passage that an editor still has to write. */
export const placeholder = '[Vul in';

/** Reports unfinished passages, as tips in a draft; returns tips for a planned date and the length of the description. */
export function checkUnfinished(
  { file, collection, text, body, fields, locate }: TextFile,
  now: Date,
): Problem[] {
  const { date, seoDescription, draft } = fields ?? {};
  const { least, most } = bestDescription;
  const length = typeof seoDescription === 'string' ? showFigures(seoDescription).length : least;
  const create = draft === true ? createTip : createProblem;
  const toFill = text.matchAll(new RegExp(`${RegExp.escape(placeholder)}[^\\]\\n]*\\]?`, 'g'));
  const problems = Array.from(toFill, ({ 0: found, index }) =>
    create(file, `nog in te vullen: ${found}`, placeAt(text, index)),
  );
  if (date instanceof Date && date > now) {
    const message = `gepland: verschijnt bij de eerste publicatie vanaf ${formatDate(date)}`;
    problems.push(createTip(file, message, locate(['date'])));
  }
  if (length < least || length > most) {
    const message = `veld "seoDescription": ${length} tekens; het best ${least} tot ${most}`;
    problems.push(createTip(file, message, locate(['seoDescription'])));
  }
  // Without fields the file did not parse; no page shows the text of a team member.
  if (fields && collections[collection].text !== 'none' && collection !== 'team' && !body.trim())
    problems.push(create(file, 'de tekst ontbreekt'));
  return problems;
}
