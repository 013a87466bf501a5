import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fields } from '@keystatic/core';

import { findForm } from './find-form.ts';

const schema = { title: fields.text({ label: 'Titel' }) };
const folder = (label: string, path: `${string}/*`) => ({ label, path, slugField: 'title', schema }) as never;
const config = {
  storage: { kind: 'local' as const },
  collections: {
    kennis: folder('Kennis', 'kennis/*'),
    maquettes: folder('Maquettes', 'maquettes/*/' as 'maquettes/*'),
    schermen: folder('Schermen', 'maquettes/**' as 'maquettes/*'),
  },
  singletons: { rates: { label: 'Tarieven', path: 'tarieven', schema } },
};

test('a file has a link to its form, with the label of the menu', () => {
  const start = '/keystatic/branch/redactie-anna';
  for (const [file, href, words] of [
    ['content/kennis/een.mdx', 'collection/kennis/item/een', 'Kennis: een'],
    ['content/maquettes/planning/index.yaml', 'collection/maquettes/item/planning', 'Maquettes: planning'],
    [
      'content/maquettes/planning/1-een.mdx',
      'collection/schermen/item/planning%2F1-een',
      'Schermen: planning/1-een',
    ],
    ['content/tarieven.json', 'singleton/rates', 'Tarieven'],
  ] as const)
    assert.deepEqual(findForm(file, config, 'redactie-anna'), { href: `${start}/${href}`, words });
  assert.equal(findForm('public/_redirects', config, 'redactie-anna'), undefined);
});
