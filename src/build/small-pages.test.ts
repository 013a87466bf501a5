import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

import { dropUnused, listUsed } from './small-pages.ts';

const dist = pathToFileURL(`${import.meta.dirname}/`);
const html =
  '<html><p class="card max-tiny:[&amp;&gt;a]:hidden" style-free><a href="/">x</a><svg><path fill="var(--drawn)"/></svg></p>';

for (const [what, css, kept] of [
  ['a class of the page', '.card{color:red}', '.card{color:red}'],
  ['a class with signs that HTML escapes', '.max-tiny\\:\\[\\&\\>a\\]\\:hidden{color:red}', undefined],
  ['a pseudo-class, which may begin to match', ':focus-visible{color:red}.card:hover{top:0}', undefined],
  ['an attribute, which a script may set', '.card[data-open]{color:red}html[data-leaving]{top:0}', undefined],
  ['the whole of a list whose specificity counts', '.card+:is(.other,a){color:red}', undefined],
  ['what is not there within :not()', '.card:not(.other){color:red}', undefined],
  ['of a list, what can match', '.card,.other{color:red}', '.card{color:red}'],
  ['a class of another page', '.card-2{color:red}.card .other{color:red}', ''],
  ['an element of another page', 'b{color:red}.card>b{color:red}', ''],
  ['what would have to hold something else', '.card:has(.other,b){color:red}', ''],
  ['a list of which nothing is there', ':is(.other,b){color:red}.card:where(.other){color:red}', ''],
  ['a class that only a text names', '.x{color:red}', ''],
  ['a token that a drawing in the page asks for', ':root{--drawn:red}', undefined],
  ['tokens that only unused ones ask for', ':root{--one:var(--two);--two:var(--three);--three:red}', ''],
  ['keyframes', '@keyframes in{0%{opacity:0}}.card{animation:1s in}', undefined],
  ['keyframes without an animation', '@keyframes in{0%{opacity:0}}', ''],
  ["Tailwind's fallbacks", '@layer properties{*{--tw-x:0}}', ''],
  [
    'a longhand that Safari does not read in its shorthand',
    '.card{text-decoration:underline;text-decoration-thickness:1px}',
    undefined,
  ],
  ['the order of layers', '@layer one, two;', undefined],
] as const) {
  test(`${kept === '' ? 'drops' : 'keeps'} ${what}`, () => {
    const written = dropUnused(css, listUsed(html, dist));
    assert.equal(written.replace(/,\s/g, ','), (kept ?? css).replace(/,\s/g, ','));
  });
}

test('keeps names in the sources of islands on the page, and no others', () => {
  const css = '.floating-bar{color:red}';
  const list = (island: string) => listUsed(`<div data-island="${island}"></div>`, dist);
  assert.equal(dropUnused(css, list('floating-bar')), css);
  assert.equal(dropUnused(css, list('header-menu')), '');
});
