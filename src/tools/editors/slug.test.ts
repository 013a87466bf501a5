import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createSlug } from './slug.ts';

const slugs: [title: string, slug: string][] = [
  ['De kracht van de mockupfase', 'de-kracht-van-de-mockupfase'],
  ['Eén café, twee ideeën: wat kost dat?', 'een-cafe-twee-ideeen-wat-kost-dat'],
  ["Foto's en pagina’s", 'fotos-en-paginas'],
  ['Security & Privacy', 'security-en-privacy'],
  ['Straße, smørrebrød en œuvre', 'strasse-smorrebrod-en-oeuvre'],
  ['  iOS 16.4 -- wat nu?  ', 'ios-16-4-wat-nu'],
  ['!?', ''],
];

for (const [title, slug] of slugs) {
  test(`"${title}" becomes "${slug}"`, () => assert.equal(createSlug(title), slug));
}

test('a slug of 60 characters stays whole', () => {
  const title = `${'woord '.repeat(9)}zessen`;
  assert.equal(createSlug(title).length, 60);
});

test('a longer slug ends after the last word that fits', () => {
  const slug = createSlug(`${'woord '.repeat(9)}zessens`);
  assert.equal(slug, Array.from({ length: 9 }, () => 'woord').join('-'));
});

test('one word that is too long is cut', () => {
  assert.equal(createSlug('a'.repeat(70)), 'a'.repeat(60));
});
