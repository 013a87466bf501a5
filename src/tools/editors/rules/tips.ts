import { formatDate } from '../../../site/dates.ts';
import { placeAt, type Fault } from '../fault.ts';
import type { TextFile } from '../text-file.ts';

/** The lengths between which search engines show a description in full and find it worth showing. */
const bestDescription = { least: 110, most: 155 };

/** How the text starts that stands where an editor has to write something. */
export const placeholder = '[Vul in';

/** What an editor may want to know: a planned day, a short or long description; and what is still to be filled. */
export function checkUnfinished(text: TextFile, now: Date): Fault[] {
  const { file, fields, locate } = text;
  const { date, seoDescription } = fields ?? {};
  const tip = (field: string, message: string): Fault => ({ file, message, tip: true, ...locate([field]) });
  const { least, most } = bestDescription;
  return [
    ...(date instanceof Date && date > now
      ? [tip('date', `gepland: verschijnt bij de eerste publicatie vanaf ${formatDate(date)}`)]
      : []),
    ...(typeof seoDescription === 'string' && (seoDescription.length < least || seoDescription.length > most)
      ? [
          tip(
            'seoDescription',
            `veld "seoDescription": ${seoDescription.length} tekens; het best ${least} tot ${most}`,
          ),
        ]
      : []),
    ...findPlaceholders(text),
  ];
}

function findPlaceholders({ file, text, fields }: TextFile): Fault[] {
  return [...text.matchAll(new RegExp(`${RegExp.escape(placeholder)}[^\\]\\n]*\\]?`, 'g'))].map((match) => ({
    ...{ file, message: `nog in te vullen: ${match[0]}`, tip: fields?.['draft'] === true },
    ...placeAt(text, match.index),
  }));
}
