import assert from 'node:assert/strict';
import { test } from 'node:test';

import { typesetPage } from './typeset.ts';

const keep = (html: string) => `<span class="inline-block">${html}</span>`;
const whole = '<span class="whitespace-nowrap">2-3</span>\u00a0weken';

for (const [what, typed, shown] of [
  ['a text', "<p>Zo'n 2-3 weken, € 5</p>", `<p>Zo’n ${whole}, €\u00a05</p>`],
  ['a price', '<p>€ 5 excl. btw</p>', '<p>€\u00a05 excl.\u00a0btw</p>'],
  ['what Astro escaped', '<p>API&#39;s</p>', '<p>API’s</p>'],
  [
    'a label',
    '<a title="x > y" aria-label="API\'s in 2-3 weken">x</a>',
    '<a title="x > y" aria-label="API’s in 2-3 weken">x</a>',
  ],
  ['the head', "<title>API's in 2-3 weken</title>", '<title>API’s in 2-3 weken</title>'],
  [
    'structured data',
    '<script type="application/ld+json">{"a":"API\'s 2-3 weken"}</script>',
    '<script type="application/ld+json">{"a":"API’s 2-3 weken"}</script>',
  ],
  [
    'a slot of an island',
    "<astro-island x><ul>API's<astro-slot><li>API's</li></astro-slot>API's</ul></astro-island><p>API's</p>",
    "<astro-island x><ul>API's<astro-slot><li>API’s</li></astro-slot>API's</ul></astro-island><p>API’s</p>",
  ],
] as const) {
  test(`${what} is set`, () => assert.equal(typesetPage(typed), shown));
}

for (const html of [
  "<script>a('x'b)//it's 2-3</script>",
  "<style>a{content:'2-3 weken'}</style>",
  "<code>it's 2-3</code>",
  '<svg><path d="M2-3"></path><text>2-3 weken</text></svg>',
  "<!-- it's 2-3 weken -->",
  '<a href="/x?a=b\'s">x</a>',
]) {
  test(`${html} is left alone`, () => assert.equal(typesetPage(html), html));
}

test('a title breaks between its sentences', () => {
  const html = typesetPage('<h1 id="x">Toen bouwen we het. Daarna verbeteren.</h1>');
  assert.equal(
    html,
    `<h1 id="x">${keep(`${keep('Toen bouwen')} we het.`)} ${keep('Daarna verbeteren.')}</h1>`,
  );
});

test('the first words of a title stay together until they have ten letters', () => {
  const html = typesetPage('<h2><a href="/x">Wil je meer weten</a></h2>');
  assert.equal(html, `<h2><a href="/x">${keep('Wil je meer')} weten</a></h2>`);
  assert.equal(typesetPage('<h2>Cases: de keuze</h2>'), '<h2>Cases: de keuze</h2>');
  assert.equal(typesetPage('<h2>Klantportaal voor jou</h2>'), '<h2>Klantportaal voor jou</h2>');
});

test('a compound with a short first part stays whole, and a long word may be hyphenated where it does not fit', () => {
  const long = '<span class="inline-block hyphens-auto">Verwerkersovereenkomst</span>';
  assert.equal(typesetPage('<h3>Verwerkersovereenkomst bekeken</h3>'), `<h3>${long} bekeken</h3>`);
  assert.equal(
    typesetPage('<h3>Huurportaal en VvE-portaal</h3>'),
    `<h3>Huurportaal en ${keep('VvE-portaal')}</h3>`,
  );
  assert.equal(
    typesetPage(`<td>Een <a href="/x">Verwerkersovereenkomst</a></td>`),
    `<td>Een <a href="/x">${long}</a></td>`,
  );
  assert.equal(typesetPage('<p>Verwerkersovereenkomst</p>'), '<p>Verwerkersovereenkomst</p>');
});

test('what is set as a title counts as one, and text beside a part of a heading does not', () => {
  const html = typesetPage(
    '<span class="block title text-h3">Kijk mee. Doe mee.</span><img sizes="(width >= 3px) 2-3">',
  );
  assert.equal(
    html,
    `<span class="block title text-h3">${keep('Kijk mee.')} ${keep('Doe mee.')}</span><img sizes="(width >= 3px) 2-3">`,
  );
  assert.equal(typesetPage('<h2>Wat is <code>x</code></h2>'), '<h2>Wat is <code>x</code></h2>');
});
