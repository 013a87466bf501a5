import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createShortNames } from './class-names.ts';
import { listKept, readLoaded } from './loaded-files.ts';
import { createRewriter } from './rewriter.ts';

const style = (css: string) => `<style>${css}</style>`;

/** The pages of one route, rewritten as a build with these files does. */
function rewrite(pages: string[], files: Record<string, string> = {}): string[] {
  const byName = new Map(Object.entries(files));
  const loaded = readLoaded(pages.join(''), byName);
  const names = createShortNames(pages, listKept(loaded, byName.values()));
  return pages.map(createRewriter(pages, loaded, names));
}

const rewriteStyle = (css: string, body = '<p>', files = {}) =>
  /<style>([^]*)<\/style>/.exec(rewrite([style(css) + body], files)[0] ?? '')?.[1] ?? '';

const same = undefined;
const long = 'calc(1px + 2px)';
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
  [
    'unused custom properties go',
    `:root{--a:${long};--b:2}@property --c{syntax:"*"}@property --d{syntax:"*"}p{x:var(--a) var(--a) var(--d)}`,
    `:root{--a:${long}}@property --d{syntax:"*"}p{x:var(--a) var(--a) var(--d)}`,
  ],
  ['a short token is inlined', ':root{--a:#fff}p{x:var(--a);y:var(--a)}', 'p{x:#fff;y:#fff}'],
  ['a token of one use is inlined', ':root{--a:calc(1px + 2px)}p{x:var(--a) y}', 'p{x:calc(1px + 2px) y}'],
  ['a token with two values stays', ':root{--a:1}@media print{:root{--a:2}}p{x:var(--a)}', same],
  ['a custom property of an element stays', 'p{--a:1}p:hover{x:var(--a)}', same],
  ['an unset property is its initial value', '@property --a{initial-value:b}p{x:var(--a)}', 'p{x:b}'],
  ['a set property stays', '@property --a{initial-value:b}p{x:var(--a)}p{--a:c}', same],
  ['comments and needless prefixes go', '/*! x */p{-webkit-text-decoration:x;color:red}', 'p{color:red}'],
  [
    'fallbacks for old browsers go',
    '@layer properties{@supports (x:y){*{--a:1}}}p{x:var(--a)}',
    'p{x:var(--a)}',
  ],
] as const) {
  test(what, () => assert.equal(rewriteStyle(css, body), left));
}

const shown = 'section{a:b}.x-1{a:b}.y-1{a:b}.z-1{a:b}';
for (const [where, body, files] of [
  ['of the page', '<script>e.className="x-1 y-1";f(`section`);g("z-1")</script>', {}],
  [
    'of another file',
    '<script>import("/_astro/a.js")</script>',
    { 'b.js': '(0,j.x)(`section`,{className:t?`x-1 y-1`:"z-1"})', 'a.js': 'from"./b.js"' },
  ],
] as const) {
  test(`a rule that a script ${where} needs stays, by its own name`, () => {
    assert.equal(rewriteStyle(shown, body, files), shown);
  });
}

test('a script that no page loads, the renderer of React, structured data and names of events keep no rules', () => {
  const body =
    '<i renderer-url="/_astro/r.js"></i><script type="application/ld+json">{"a":"x-1"}</script>' +
    '<script>on.addEventListener("y-1");({role:"z-1"})</script>';
  assert.equal(rewriteStyle(shown, body, { 'r.js': 'f("section")', 'never-loaded.js': 'f("section")' }), '');
});

test('what scripts, style sheets and drawings ask for stays', () => {
  const css = ':root{--a:1;--b:2;--c:3;--d:4}p{x:var(--b)}.x-1{x:var(--c)}';
  const body = '<p class="x-1"><link href="/a.css"><use href="/d.svg"><script>read("--a")</script>';
  const files = { 'a.css': '.x-1{y:var(--b)}', 'd.svg': '<path fill="var(--c)"/>' };
  assert.equal(rewriteStyle(css, body, files), ':root{--a:1;--b:2;--c:3}p{x:var(--b)}.x-1{x:var(--c)}');
});

test('a page has one style: what all pages of its route have, and then what it has itself', () => {
  const [all, some, none] = ['p{a:b}', 'i{a:b}', 'b{a:b}'].map(style);
  assert.deepEqual(rewrite([`${some}${all}${none}<p><i>`, `${all}${none}<p>`, `${all}${none}<b>`]), [
    `${style('p{a:b}b{a:b}i{a:b}')}<p><i>`,
    `${style('p{a:b}b{a:b}')}<p>`,
    `${style('p{a:b}b{a:b}')}<b>`,
  ]);
});

test('a sheet of which a statement is left ends it before the next', () => {
  const order = '@layer a,b;';
  const own = [`${order}@layer b{.gone{a:b}}`, `${order}@layer b{i{a:b}}`];
  assert.deepEqual(rewrite([`${own.map(style).join('')}<i>`, '<i>']), [
    `${style(`${order}${order}@layer b{i{a:b}}`)}<i>`,
    '<i>',
  ]);
});

const two = '.a-1{top:0}.b-1{b:c}.c-1{left:0}@media print{.c-1{b:d}}';
for (const [what, css, body, left] of [
  [
    'share a name, and their rules are joined',
    two,
    '<p class="a-1 c-1"><b class="b-1">',
    '.A{top:0;left:0}.B{b:c}@media print{.A{b:d}}<p class="A"><b class="B">',
  ],
  [
    'keep the order of rules that say the same',
    '.a-1{top:0}.b-1{inset:1px}.c-1{left:0}',
    '<p class="a-1 b-1 c-1">',
    '.A{top:0;inset:1px;left:0}<p class="A">',
  ],
  [
    'keep it with an element elsewhere',
    '.a-1{top:0}.b-1{inset:1px}.c-1{left:0}',
    '<p class="a-1 b-1 c-1"><b class="b-1">',
    '.A{top:0}.B{inset:1px}.A{left:0}<p class="A B"><b class="B">',
  ],
  [
    'are one only where they stand together everywhere',
    '.a-1{b:c}.c-1{b:d}',
    '<p class="a-1 c-1"><b class="c-1">',
    '.A{b:c}.B{b:d}<p class="A B"><b class="B">',
  ],
] as const) {
  test(`classes that always stand together ${what}`, () => {
    const [page = ''] = rewrite([style(css) + body]);
    assert.equal(page.replace(/<\/?style>/g, ''), left);
  });
}

test('utilities get short names in styles and classes alone; words of the site and of other files keep theirs', () => {
  const css = ".mt-4{a:b}.md\\:mt-4:where(.ground-x *){a:b}.button{a:b}.before\\:\\[\\'\\>\\'\\]{a:b}";
  const classes = 'mt-4 md:mt-4 mt-40 button ground-x before:[&#39;&gt;&#39;]';
  const body = (list: string) =>
    `<p id="md:mt-4" title="a > b" class="${list}">class="md:mt-4"<b class="${list.split(' ').at(1)}"></b><i class="${list.split(' ').at(-1)}">`;
  assert.deepEqual(rewrite([style(css) + body(classes)], { 'print.css': '.mt-4{a:b}' }), [
    style('.mt-4{a:b}.A:where(.B *){a:b}.button{a:b}.C{a:b}') + body('mt-4 A mt-40 button B C'),
  ]);
});

test('a thousand short names differ', () => {
  const list = Array.from({ length: 1000 }, (_, count) => `mt-${count}`);
  const page = style(list.map((name) => `.${name}{a:b}`).join('')) + `<p class="${list.join(' ')}">`;
  const short = [...createShortNames([page], new Set()).values()];
  assert.equal(new Set(short).size, 1000);
  assert.ok(short.every((name) => /^[A-Z][0-9a-z]*$/.test(name)));
});
