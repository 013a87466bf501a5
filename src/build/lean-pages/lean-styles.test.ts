import assert from 'node:assert/strict';
import { test } from 'node:test';

import { RouteStyles } from './lean-styles.ts';
import { ShortNames } from './short-names.ts';

const style = (css: string) => `<style>${css}</style>`;

/** The pages of one route, made lean together. */
function lean(pages: string[], { code = '', kept = [] as string[], drawings = '' } = {}) {
  const route = new RouteStyles(new ShortNames(new Set(kept)), new Set(kept));
  for (const page of pages) route.add(page, code, drawings);
  return pages.map(route.createLeaner());
}

const leanStyle = (css: string, body = '<p>', outside = {}) =>
  /<style>([^]*)<\/style>/.exec(lean([style(css) + body], outside)[0] ?? '')?.[1] ?? '';

const same = undefined;
for (const [what, css, left = css, body = '<p>'] of [
  ['missing rules go', 'p{a:b}p.x{a:b}b{a:b}.y{a:b}.x>b{a:b}', 'p{a:b}p.x{a:b}', '<p class="w x">'],
  ['an element is no class of its name', '.table{a:b}table{a:b}', '.table{a:b}', '<p class="table">'],
  ['missing selectors of a list go', 'p,b,.x{a:b}', 'p{a:b}'],
  ['what may come stays', 'p:not(.x){a:b}p:hover{a:b}[hidden]{a:b}:root{a:b}*{a:b}', same],
  ['a missing `:is()` goes', ':is(.x,p){a:b}:is(.x>*){a:b}p:where(.x *,b){a:b}', ':is(.x,p){a:b}'],
  ['empty blocks go', '@layer a{@media print{.x{a:b}}p{a:b;&:hover{c:d}}}', '@layer a{p{a:b;&:hover{c:d}}}'],
  [
    'adjacent blocks of one layer are joined',
    '@layer a{p{a:b}}@layer a{.x{c:d}}@layer a{p{c:d}}@layer b{p{e:f}}@layer a{p{g:h}}',
    '@layer a{p{a:b}p{c:d}}@layer b{p{e:f}}@layer a{p{g:h}}',
  ],
  [
    'unused keyframes go, font faces stay',
    '@keyframes in-out{to{a:b}}@keyframes in{from{a:b}50%{a:b}}@font-face{font-family:x}p{animation:1s in}',
    '@keyframes in{from{a:b}50%{a:b}}@font-face{font-family:x}p{animation:1s in}',
  ],
  ['styles of missing field parts go', '::placeholder{a:b}::file-selector-button{a:b}', '', '<input>'],
  ['styles of present field parts stay', '::placeholder{a:b}', same, '<input type="date">'],
  [
    'unused custom properties go',
    ':root{--a:1;--b:2}@property --c{syntax:"*"}@property --d{syntax:"*"}p{x:var(--a) var(--a) var(--d)}',
    ':root{--a:1}@property --d{syntax:"*"}p{x:var(--a) var(--a) var(--d)}',
  ],
  ['a token of one use is inlined', ':root{--a:calc(1px + 2px)}p{x:var(--a) y}', 'p{x:calc(1px + 2px) y}'],
  ['a token with two values stays', ':root{--a:1}@media print{:root{--a:2}}p{x:var(--a)}', same],
  ['a custom property of an element stays', 'p{--a:1}p:hover{x:var(--a)}', same],
  ['an unset property is its initial value', '@property --a{initial-value:b}p{x:var(--a)}', 'p{x:b}'],
  ['a set property stays', '@property --a{initial-value:b}p{x:var(--a)}p{--a:c}', same],
  ['comments and needless resets go', '/*! x */html{tab-size:4}p{color:red;tab-size:4}', 'p{color:red}'],
  [
    'fallbacks for old browsers go',
    '@layer properties{@supports (x:y){*{--a:1}}}p{x:var(--a)}',
    'p{x:var(--a)}',
  ],
] as const) {
  test(what, () => assert.equal(leanStyle(css, body), left));
}

test('what an island may show later, and what scripts, sheets or drawings ask for, stays', () => {
  const code = `<section className="x" /> <i className={wide ? 'y wide' : 'z'} />`;
  const shown = 'section{a:b}.x{a:b}.y{a:b}.z{a:b}';
  assert.equal(leanStyle(shown, '<p>', { code }), shown);
  const asked = ':root{--a:1;--b:2}p{x:var(--b)}';
  assert.equal(leanStyle(asked, '<p>', { kept: ['--a', '--b'] }), asked);
  const drawings = '<path fill="var(--c)"/>';
  const body = '<path stroke="var(--b)"/>';
  const tokens = ':root{--a:1;--b:2;--c:3}';
  assert.equal(leanStyle(tokens, body, { drawings }), ':root{--b:2;--c:3}');
});

test('the pages of a route share one style, and what only some have follows as it was', () => {
  const [all, some, none] = ['p{a:b}', 'i{a:b}', 'b{a:b}'].map(style);
  assert.deepEqual(lean([`${some}${all}${none}<p><i>`, `${all}${none}<p>`, `${all}${none}<b>`]), [
    `${style('p{a:b}b{a:b}')}${some}<p><i>`,
    `${style('p{a:b}b{a:b}')}<p>`,
    `${style('p{a:b}b{a:b}')}<b>`,
  ]);
});

test('utilities get short names in styles and classes alone; words of the site and of scripts keep theirs', () => {
  const css = ".mt-4{a:b}.md\\:mt-4:where(.ground-x *){a:b}.button{a:b}.before\\:\\[\\'\\>\\'\\]{a:b}";
  const classes = 'mt-4 md:mt-4 mt-40 button ground-x before:[&#39;&gt;&#39;]';
  const body = (list: string) => `<p id="md:mt-4" title="a > b" class="${list}">class="md:mt-4"`;
  assert.deepEqual(lean([style(css) + body(classes)], { kept: ['mt-4'] }), [
    style('.mt-4{a:b}.A:where(.B *){a:b}.button{a:b}.C{a:b}') + body('mt-4 A mt-40 button B C'),
  ]);
});

test('a thousand short names differ', () => {
  const names = new ShortNames(new Set());
  const short = Array.from({ length: 1000 }, (_, count) => names.shorten(`mt-${count}`));
  assert.equal(new Set(short).size, 1000);
  assert.ok(short.every((name) => /^[A-Z][0-9a-z]*$/.test(name)));
});
