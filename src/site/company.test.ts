import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleCompany as own } from '../tools/testing/sample-company.ts';
import {
  company,
  companySchema,
  createTitle,
  describeExample,
  formatAddress,
  listExampleFacts,
  telHref,
  type Company,
} from './company.ts';
import { parseDays, parseHours } from './opening-hours.ts';
import {
  listUnconfirmed,
  promiseNames,
  promisesSchema,
  readMaintenanceShare,
  type Promises,
} from './promises.ts';

test("a title ends with the site's name, unless it has a vertical bar or becomes too long", () => {
  assert.equal(createTitle('Over ons'), `Over ons | ${company.name}`);
  assert.equal(createTitle('Webapps | op maat'), 'Webapps | op maat');
  assert.equal(createTitle('Webapps|'), 'Webapps|');
  const name = 'Softwarehuis De Meerpaal';
  const longest = 'a'.repeat(60 - ` | ${name}`.length);
  assert.equal(createTitle(longest, name), `${longest} | ${name}`);
  assert.equal(createTitle(`${longest}a`, name), `${longest}a`);
});

test('a phone number can be dialled from abroad, and an address is on one line', () => {
  assert.equal(telHref('079 123 45 67'), 'tel:+31791234567');
  assert.equal(formatAddress(own.address), 'Havenkade 14b, 2403 CD Alphen aan den Rijn');
});

test('the site calls itself an example until the owner has replaced every fact', () => {
  assert.equal(describeExample(own), undefined);
  const words = describeExample({ ...own, kvk: '12345678' }) ?? '';
  assert.ok(words.startsWith(`${own.name} is een voorbeeldbedrijf: `));
});

test('a remaining example is listed with its field', () => {
  const github = { name: 'GitHub', url: 'https://github.com/maquette-example' };
  assert.deepEqual(listExampleFacts(own), []);
  for (const change of [
    { phone: '079 123 45 67' },
    { email: 'info@maquette.example' },
    { address: { ...own.address, street: 'Voorbeeldstraat 1' } },
    { kvk: '12345678' },
    { vatId: 'NL123456789B01' },
    { profiles: [...own.profiles.slice(1), github] },
  ] satisfies Partial<Company>[]) {
    const [found, ...others] = listExampleFacts({ ...own, ...change });
    assert.ok(found?.includes(`("${Object.keys(change).join()}")`), found);
    assert.deepEqual(others, []);
  }
});

test('facts are accepted as Dutch writes them, and others are refused with an explanation', () => {
  const check = (change: object) => {
    const { error } = companySchema.safeParse({ ...own, ...change });
    return error?.issues[0]?.message;
  };
  for (const phone of [own.phone, '06 12 34 56 78', '0182 123 456'])
    assert.equal(check({ phone }), undefined);
  assert.equal(check({ profiles: [] }), undefined);
  for (const [change, message] of [
    [{ phone: '0791234567' }, /^schrijf netnummer en nummer, zoals 079 123 45 67$/],
    [{ phone: '+31 79 123 45 67' }, /^schrijf netnummer en nummer/],
    [{ email: 'info bij bureau.nl' }, /^schrijf een e-mailadres$/],
    [{ address: { ...own.address, postalCode: '2403CD' } }, /^vier cijfers, een spatie/],
    [{ kvk: '876543210' }, /^acht cijfers$/],
    [{ vatId: 'NL98765432102' }, /^NL, negen cijfers, B en twee cijfers$/],
    [{ openingHours: [{ days: 'Doordeweeks', hours: '9:00-17:30' }] }, /^schrijf een dag, dagen zoals/],
    [{ openingHours: [{ days: 'Maandag', hours: 'overdag' }] }, /^schrijf tijden zoals 9:00-17:30/],
    [{ profiles: [...own.profiles, ...own.profiles] }, /./],
    [{ profiles: own.profiles.map(({ name }) => ({ name, url: name })) }, /^schrijf een volledig adres/],
  ] as const) {
    assert.match(check(change) ?? '', message, JSON.stringify(change));
  }
});

test('days and hours are parsed as Dutch writes them, and other words are refused', () => {
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
  assert.deepEqual(parseDays('Woensdag'), ['Wednesday']);
  assert.deepEqual(parseDays('Maandag tot en met vrijdag'), week);
  assert.deepEqual(parseDays('dinsdag en donderdag'), ['Tuesday', 'Thursday']);
  assert.deepEqual(parseDays('Weekend'), ['Saturday', 'Sunday']);
  for (const text of ['', 'Maandag t/m vrijdag', 'Vrijdag tot en met maandag', 'maandag en']) {
    assert.deepEqual(parseDays(text), [], text);
  }
  assert.deepEqual(parseHours('9:00-17:30'), { opens: '09:00', closes: '17:30' });
  assert.deepEqual(parseHours('00:00-23:59'), { opens: '00:00', closes: '23:59' });
  for (const text of ['gesloten', '9-17', '9:60-17:30', '24:00-25:00', 'van 9:00-17:30']) {
    assert.equal(parseHours(text), undefined, text);
  }
});

test('each promise has words, maintenance has a share, and an unconfirmed promise is listed', () => {
  const said = (text: string) => ({ text, confirmed: true });
  const all = {
    ...Object.fromEntries(promiseNames.map((name) => [name, said('vier weken')])),
    maintenance: said('15% van de bouwprijs per jaar'),
  } as Promises;
  const accepts = (change: object) => promisesSchema.safeParse({ ...all, ...change }).success;
  assert.ok(accepts({}));
  for (const name of promiseNames) {
    assert.ok(!accepts({ [name]: undefined }) && !accepts({ [name]: said('') }), name);
  }
  assert.ok(!accepts({ maintenance: said('een klein deel') }));
  assert.equal(readMaintenanceShare(all), 0.15);
  assert.deepEqual(listUnconfirmed(all), []);
  assert.deepEqual(listUnconfirmed({ ...all, warranty: { text: 'drie maanden', confirmed: false } }), [
    'warranty',
  ]);
});
