/** What Keystatic's code asks of the page, where `patch-keystatic.ts` changes it. */
import type { ComponentSchema, Config } from '@keystatic/core';
import { createElement } from 'react';

import { describeStatus } from '../../../content/status.ts';
import { formatDate } from '../../../site/dates.ts';
import { chooseDraft, pageId } from './drafts.ts';
import { closeNotice, noteRows, showNotice, type Line } from './notice.ts';
import { findForm, findOpenFile } from './open-file.ts';
import { capitalise } from '../fields/describe.ts';
import { findText } from '../forms/config.ts';
import { fillFigures, page } from './page-content.ts';
import { cleanPaste, cleanText } from './paste.ts';
import { findPhotoAddress } from '../fields/photo-address.ts';
import { forgetVersion, hasVersion, isSaved, Refused } from './requests.ts';
import { guardPartForms } from './unsaved.ts';

/** The form as it was when it was last sent, and whether the save wrote something else, such as links that follow. */
let sent: unknown;
let isRewritten = false;

const resetting = 'Wil je je wijzigingen weggooien? Alles sinds de laatste keer bewaren is dan weg.';

/** Answers Keystatic's code, whose configuration knows the forms. */
export function hookInto(config: Config): void {
  guardPartForms();
  const redactie = {
    noteSent: (state: unknown) => {
      sent = state;
      isRewritten = false;
    },
    // A list is sent as a form and written as a list: its values are the same.
    isAsSent: (path: string, isSame: boolean) => {
      const isAsSent = isSame || path.endsWith('.json');
      isRewritten ||= !isAsSent;
      return isAsSent;
    },
    // A form keeps its cursor and what was typed since, unless the save wrote something else.
    keepTyped: <State>(state: State, saved: State) => (isRewritten && state === sent ? saved : state),
    pageId,
    chooseDraft,
    isSaved,
    askAgain: () => forgetVersion(findOpenFile()?.file ?? ''),
    isOlder: () => !hasVersion(findOpenFile()?.file ?? ''),
    askReset: (reset: () => void) => {
      if (!confirm(resetting)) return;
      closeNotice();
      reset();
    },
    noteFaults: (form: ComponentSchema, faults: FieldFault[]) => noteRows(listRowFaults(form, faults)),
    tellFault: (title: string, fault: Error) => showNotice(title, listLines(fault, config)),
    titleOf,
    columns: { date: 'Dag', status: 'Status', credit: 'Fotograaf' },
    describeRow,
    cleanPaste,
    cleanText,
  };
  Object.assign(globalThis, { redactie });
}

/** What a list of texts to choose from shows of one: texts name solutions and articles. */
function titleOf(slug: string): string {
  const [text] = ['oplossingen', 'kennis'].flatMap(
    (collection) => findText(page.content, collection, slug) ?? [],
  );
  const { title = slug, status } = text ?? {};
  return status ? `${title} (${status})` : title;
}

/** What a notice says of a fault; a line about another text leads to it. */
const listLines = (fault: Error, config: Config) =>
  fault instanceof Refused
    ? fault.lines.map(({ text, file }) =>
        file ? { text, href: findForm(file, config).href } : showPlace(capitalise(text)),
      )
    : [{ text: fault.message }];

/** A field of a form that is wrong; a row of a list is a number of its path. */
interface FieldFault {
  path: (string | number)[];
  cause: Error;
}

/** The fields in the rows of lists that are wrong. */
const listRowFaults = (form: ComponentSchema, faults: FieldFault[]): Line[] =>
  faults
    .filter(({ path }) => path.some((key) => typeof key === 'number'))
    .map(({ path, cause }) => {
      const names = nameField(form, path);
      return showPlace(`${names.join(', ')}: ${capitalise(cause.message)}`, names[0]);
    });

/** The labels that lead to a field of a form, and the rows between them. */
function nameField(schema: ComponentSchema, [key, ...path]: FieldFault['path']): string[] {
  if (schema.kind === 'array' && typeof key === 'number')
    return [`regel ${key + 1}`, ...nameField(schema.element, path)];
  const field = schema.kind === 'object' ? schema.fields[String(key)] : undefined;
  return field && 'label' in field ? [field.label, ...nameField(field, path)] : [];
}

/** A line that begins with the name of a field or heading leads there. */
function showPlace(text: string, name = /^(?:Onder )?‘(.+?)’/.exec(text)?.[1]): Line {
  const places = [...document.querySelectorAll('main :is(label, legend, h2, h3, span)')];
  // Behind a label may be a mark that it is required.
  const place = places.find(({ textContent }) => textContent.replace(/\*$/, '') === name);
  return place ? { text, go: () => place.scrollIntoView({ block: 'center' }) } : { text };
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
    shown: [
      src && createElement('img', { ...picture, className: 'row-picture' }),
      fillFigures(String(title)),
    ],
    text: decoder.decode(file),
    date: date && formatDate(date),
    status: describeStatus({ ...fields, date }, new Date()) ?? 'Staat online',
  };
}
