/** What Keystatic's code asks of the page, where `patch-keystatic.ts` changes it. */
import { createElement } from 'react';

import { describeStatus } from '../../collections/status.ts';
import { formatDate } from '../../site/dates.ts';
import type { Content } from './config.ts';
import { openForm } from './open-form.ts';
import { cleanPaste } from './paste.ts';
import { findPhotoAddress } from './photo-address.ts';
import { watchRequests } from './requests.ts';

const resetting = 'Wil je je wijzigingen weggooien? Alles sinds de laatste keer bewaren is dan weg.';

/** Answers Keystatic's code. */
export function hookInto({ texts }: Content): void {
  watchRequests();
  const titles = new Map(
    texts.map(({ slug, title, status }) => [slug, status ? `${title} (${status})` : title]),
  );
  const redactie = {
    open: openForm,
    askReset: (reset: () => void) => confirm(resetting) && reset(),
    titleOf: (slug: string) => titles.get(slug) ?? slug,
    columns: { date: 'Dag', status: 'Status', credit: 'Fotograaf' },
    describeRow,
    cleanPaste,
  };
  Object.assign(globalThis, { redactie });
}

const decoder = new TextDecoder();

/** A row of a list: what it shows, and the text to search in. */
function describeRow(slug: string, fields: Record<string, unknown>, file: Uint8Array) {
  const { title = fields['name'] ?? fields['alt'] ?? slug, date: day } = fields;
  const date = day === undefined ? undefined : new Date(String(day));
  const src = findPhotoAddress(String(fields['image'] ?? fields['portrait'] ?? (fields['alt'] && slug)));
  const picture = { key: 'picture', src, alt: '', referrerPolicy: 'no-referrer' } as const;
  return {
    credit: fields['credit'],
    shown: [src && createElement('img', { ...picture, className: 'row-picture' }), String(title)],
    text: decoder.decode(file),
    date: date && formatDate(date),
    status: describeStatus({ ...fields, date }, new Date()) ?? 'Staat online',
  };
}
