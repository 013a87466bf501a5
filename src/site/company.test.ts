import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ownCompany as own } from '../tools/testing/own-company.ts';
import {
  company,
  companySchema,
  createTitle,
  formatAddress,
  listExampleFacts,
  telHref,
  type Company,
} from './company.ts';

const examples: [field: string, change: Partial<Company>][] = [
  ['phone', { phone: '079 123 45 67' }],
  ['email', { email: 'info@maquette.example' }],
  ['address', { address: { ...own.address, street: 'Voorbeeldstraat 1' } }],
  ['kvk', { kvk: '12345678' }],
  ['vatId', { vatId: 'NL123456789B01' }],
  [
    'profiles',
    { profiles: [...own.profiles.slice(1), { name: 'GitHub', url: 'https://github.com/maquette-example' }] },
  ],
];

test('a company with its own facts has no example left', () => {
  assert.deepEqual(listExampleFacts(own), []);
});

for (const [field, change] of examples) {
  test(`an example in "${field}" is listed by its field`, () => {
    const [found, ...others] = listExampleFacts({ ...own, ...change });
    assert.match(found ?? '', new RegExp(`"${field}"`));
    assert.deepEqual(others, []);
  });
}

test('a phone number becomes an address that also works abroad', () => {
  assert.equal(telHref('079 123 45 67'), 'tel:+31791234567');
  assert.equal(telHref('06 10 00 20 00'), 'tel:+31610002000');
});

test('an address stands on one line', () => {
  assert.equal(formatAddress(own.address), 'Havenkade 14b, 2403 CD Alphen aan den Rijn');
});

test('the facts of a real company are accepted', () => {
  assert.ok(companySchema.safeParse(own).success);
  assert.ok(companySchema.safeParse({ ...own, phone: '06 12 34 56 78' }).success);
  assert.ok(companySchema.safeParse({ ...own, phone: '0182 123 456' }).success);
});

const refused: [what: string, change: Record<string, unknown>][] = [
  ['a phone number without spaces', { phone: '0791234567' }],
  ['a phone number with a country code', { phone: '+31 79 123 45 67' }],
  ['something that is no e-mail address', { email: 'info bij bureau.nl' }],
  ['a postal code without a space', { address: { ...own.address, postalCode: '2403CD' } }],
  ['a KvK number of seven digits', { kvk: '8765432' }],
  ['a KvK number of nine digits', { kvk: '876543210' }],
  ['a btw-id without a B', { vatId: 'NL98765432102' }],
  ['no opening hours', { openingHours: [] }],
  ['days that no machine understands', { openingHours: [{ days: 'Doordeweeks', hours: '9:00-17:30' }] }],
  ['hours that no machine understands', { openingHours: [{ days: 'Maandag', hours: 'overdag' }] }],
  ['two profiles', { profiles: own.profiles.slice(0, 2) }],
  ['a profile that is no web address', { profiles: own.profiles.map(({ name }) => ({ name, url: name })) }],
  ['a field nobody knows', { fax: '079 123 45 68' }],
];

for (const [what, change] of refused) {
  test(`${what} is refused`, () => {
    assert.ok(!companySchema.safeParse({ ...own, ...change }).success);
  });
}

test('a title gets the name of the site behind it', () => {
  assert.equal(createTitle('Over ons'), `Over ons | ${company.name}`);
});

test('a title with a vertical bar is left as it is', () => {
  assert.equal(createTitle('Webapps | op maat'), 'Webapps | op maat');
  assert.equal(createTitle('Webapps|'), 'Webapps|');
});
