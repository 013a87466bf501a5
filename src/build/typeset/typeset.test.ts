import assert from 'node:assert/strict';
import { test } from 'node:test';

import { typesetPage } from './typeset.ts';

const keep = (html: string) => `<span class="inline-block">${html}</span>`;
const whole = '<span class="whitespace-nowrap">2-3</span>\u00a0weken';
const long = '<span class="inline-block hyphens-auto">Verwerkersovereenkomst</span>';

for (const [what, typed, shown] of [
  ['a text', "<p>Zo'n 2-3 weken, € 5 excl. btw</p>", `<p>Zo’n ${whole}, €\u00a05 excl.\u00a0btw</p>`],
  ['what Astro escaped', '<p>API&#39;s</p>', '<p>API’s</p>'],
  ['a label', `<a title="x > y" aria-label="API's">x</a>`, '<a title="x > y" aria-label="API’s">x</a>'],
  ['the head', "<title>API's in 2-3 weken</title>", '<title>API’s in 2-3 weken</title>'],
  [
    'structured data',
    '<script type="application/ld+json">{"a":"API\'s 2-3 weken"}</script>',
    '<script type="application/ld+json">{"a":"API’s 2-3 weken"}</script>',
  ],
  [
    'the slot of an island, not the rest of it',
    "<astro-island x><ul>API's<astro-slot><li>API's</li></astro-slot>API's</ul></astro-island><p>API's</p>",
    "<astro-island x><ul>API's<astro-slot><li>API’s</li></astro-slot>API's</ul></astro-island><p>API’s</p>",
  ],
  [
    'a title, which breaks between its sentences',
    '<h1 id="x">Toen bouwen we het. Daarna verbeteren.</h1>',
    `<h1 id="x">${keep(`${keep('Toen bouwen')} we het.`)} ${keep('Daarna verbeteren.')}</h1>`,
  ],
  [
    'a title, whose first words stay together until they have ten letters',
    '<h2><a href="/x">Wil je meer weten</a></h2>',
    `<h2><a href="/x">${keep('Wil je meer')} weten</a></h2>`,
  ],
  [
    'what only looks like a title',
    '<span class="block title text-h3">Kijk mee. Doe mee.</span>',
    `<span class="block title text-h3">${keep('Kijk mee.')} ${keep('Doe mee.')}</span>`,
  ],
  [
    'a compound with a short first part',
    '<h3>Huurportaal en VvE-portaal</h3>',
    `<h3>Huurportaal en ${keep('VvE-portaal')}</h3>`,
  ],
  ['a long word in a title', '<h3>Verwerkersovereenkomst bekeken</h3>', `<h3>${long} bekeken</h3>`],
  ['a long word in a table', '<td>Een <a>Verwerkersovereenkomst</a></td>', `<td>Een <a>${long}</a></td>`],
] as const) {
  test(`${what} is set`, () => assert.equal(typesetPage(typed), shown));
}

for (const html of [
  "<script>a('x'b)//it's 2-3</script>",
  "<style>a{content:'2-3 weken'}</style>",
  "<h2>Klantportaal <code>it's 2-3</code></h2>",
  '<svg><path d="M2-3"></path><text>2-3 weken</text></svg>',
  "<!-- it's 2-3 weken -->",
  '<a href="/x?a=b\'s">Verwerkersovereenkomst</a><img sizes="(width >= 3px) 2-3">',
]) {
  test(`${html} is left alone`, () => assert.equal(typesetPage(html), html));
}
