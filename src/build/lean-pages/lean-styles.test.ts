import assert from 'node:assert/strict';
import { test } from 'node:test';

import { RouteStyles } from './lean-styles.ts';
import { ShortNames } from './short-names.ts';

const style = (css: string) => `<style>${css}</style>`;

/** The first page of a route, made lean for all of them. */
function lean(pages: string[], code = '', kept: string[] = []): string {
  const route = new RouteStyles(new ShortNames(new Set(kept)), new Set(kept));
  for (const page of pages) route.add(page, code);
  return route.createLeaner()(pages[0] ?? '');
}

const leanStyle = (css: string, body: string, code?: string) =>
  /<style>([^]*)<\/style>/.exec(lean([style(css) + body], code))?.[1] ?? '';

test('a rule stays where its classes and elements are, and goes where one is not', () => {
  const css = 'p{a:b}.x{a:b}p.x{a:b}b{a:b}.y{a:b}.x .y{a:b}.x>b{a:b}';
  assert.equal(leanStyle(css, '<p class="w x">'), 'p{a:b}.x{a:b}p.x{a:b}');
});

test('an element is no class of its name', () => {
  assert.equal(leanStyle('.table{a:b}table{a:b}', '<table>'), 'table{a:b}');
  assert.equal(leanStyle('.table{a:b}table{a:b}', '<p class="table">'), '.table{a:b}');
});

test('of a list of selectors only the shown ones stay', () => {
  assert.equal(leanStyle('p,b,.x{a:b}', '<p>'), 'p{a:b}');
});

test('states, attributes, the root, and what a selector asks not to be, may be missing', () => {
  const css = 'p:not(.x){a:b}p:hover{a:b}[hidden]{a:b}:root{a:b}*{a:b}p::before{a:b}';
  assert.equal(leanStyle(css, '<p>'), css);
});

test('of `:is()` and `:where()` one must be there', () => {
  const css = ':is(.x,p){a:b}:is(.x>*){a:b}p:where(.x *,b){a:b}p:is(.x,:where(p)){a:b}';
  assert.equal(leanStyle(css, '<p>'), ':is(.x,p){a:b}p:is(.x,:where(p)){a:b}');
});

test('rules in layers and media go too, and nothing is left of an empty one', () => {
  const css = '@layer utilities{@media print{.x{a:b}}.y{a:b;&:hover{c:d}}}';
  assert.equal(leanStyle(css, '<p class="y">'), '@layer utilities{.y{a:b;&:hover{c:d}}}');
  assert.equal(leanStyle('@layer utilities{@media print{.x{a:b}}}', '<p>'), '');
});

test('blocks of one layer become one where nothing stands between them', () => {
  const css = '@layer a{p{a:b}}@layer a{p{c:d}}@layer b{p{e:f}}@layer a{p{g:h}}p{i:j}@layer a{p{k:l}}';
  assert.equal(
    leanStyle(css, '<p>'),
    '@layer a{p{a:b}p{c:d}}@layer b{p{e:f}}@layer a{p{g:h}}p{i:j}@layer a{p{k:l}}',
  );
  assert.equal(
    leanStyle('@layer a{p{a:b}}@layer a{.x{c:d}}@layer a{p{e:f}}', '<p>'),
    '@layer a{p{a:b}p{e:f}}',
  );
});

test('the faces of fonts stay, and the keyframes that something on the page moves by', () => {
  const css = '@keyframes in{from{a:b}50%{a:b}to{a:b}}@font-face{font-family:x}p{animation:1s in}';
  assert.equal(leanStyle(`@keyframes in-out{to{a:b}}${css}i{animation-name:in-out}`, '<p>'), css);
});

test('what an island may show later stays', () => {
  const code = `<section className="x" /> <i className={wide ? 'y wide' : 'z'} />`;
  const css = 'section{a:b}.x{a:b}.y{a:b}.z{a:b}';
  assert.equal(leanStyle(css, '<p>', code), css);
});

test('what all pages of the route have is one style, and what some have follows as it was', () => {
  const [all, some, none] = ['p{a:b}', 'i{a:b}', 'b{a:b}'].map(style);
  const pages = [`${some}${all}${none}<p><i>`, `${all}${none}<p>`, `${all}${none}<b>`];
  const route = new RouteStyles(new ShortNames(new Set()), new Set());
  for (const page of pages) route.add(page, '');
  assert.deepEqual(pages.map(route.createLeaner()), [
    `${style('p{a:b}b{a:b}')}${some}<p><i>`,
    `${style('p{a:b}b{a:b}')}<p>`,
    `${style('p{a:b}b{a:b}')}<b>`,
  ]);
});

test('a rule that one page of the route shows stays on all, so that they share a hash', () => {
  const css = style('.x{a:b}.y{a:b}');
  const pages = [`${css}<p class="x">`, `${css}<p class="y">`];
  assert.equal(lean(pages), pages[0]);
});

test('utilities get short names, in nested selectors too; the words of the site keep theirs', () => {
  const css = style('.mt-4{a:b}.md\\:mt-4:where(.ground-x *){a:b}.button{a:b}');
  assert.equal(
    lean([`${css}<p class="mt-4 md:mt-4 button ground-x">`], '', ['mt-4']),
    `${style('.mt-4{a:b}.A:where(.B *){a:b}.button{a:b}')}<p class="mt-4 A button B">`,
  );
});

test('style for the parts of form fields goes from a page without such a field, and stays on one that has it', () => {
  const css =
    '::placeholder{a:b}::-webkit-search-decoration{a:b}:-moz-ui-invalid{a:b}::file-selector-button{a:b}';
  assert.equal(leanStyle(css, '<input type="text">'), '');
  for (const field of ['<input type="date">', '<textarea rows="2" placeholder="">']) {
    assert.equal(leanStyle(css, field), css);
  }
});

test('a custom property that no style of the page asks for goes, with its registration', () => {
  const css = '@layer theme{:root{--a:1;--b:2}}@property --c{syntax:"*"}@property --d{syntax:"*"}';
  const rule = 'p{x:var(--a) var(--a) var(--d)}';
  assert.equal(leanStyle(css + rule, '<p>'), `@layer theme{:root{--a:1}}@property --d{syntax:"*"}${rule}`);
});

test('a token that is used once stands in its place; one with two values, and one of an element, stay', () => {
  assert.equal(leanStyle(':root{--a:calc(1px + 2px)}p{x:var(--a) y}', '<p>'), 'p{x:calc(1px + 2px) y}');
  for (const css of [
    ':root{--a:1}@media print{:root{--a:2}}p{x:var(--a)}',
    'p{--a:1}p:hover{x:var(--a)}',
    ':root{--a:1}p{x:var(--a);y:var(--a, 2)}',
  ]) {
    assert.equal(leanStyle(css, '<p>'), css);
  }
});

test('a registered property that nothing sets is its first value', () => {
  const css = '@property --a{syntax:"*";inherits:false;initial-value:solid}';
  assert.equal(leanStyle(`${css}p{x:var(--a)}`, '<p>'), 'p{x:solid}');
  const set = `${css}p{x:var(--a)}p{--a:dashed}`;
  assert.equal(leanStyle(set, '<p>'), set);
});

test('a custom property that another sheet only sets goes when the page does not use it', () => {
  const css = style('p{--a:1}p{a:b}') + '<p>';
  const route = new RouteStyles(new ShortNames(new Set(['--a'])), new Set());
  route.add(css, '');
  assert.equal(route.createLeaner()(css), style('p{a:b}') + '<p>');
});

test('a custom property that scripts and other sheets ask for stays', () => {
  const css = ':root{--a:1;--b:2}p{x:var(--b)}';
  assert.equal(lean([style(css) + '<p>'], '', ['--a', '--b']), style(css) + '<p>');
});

test('a custom property that a drawing in a file asks for stays, and so does what it is made of', () => {
  const css = style(':root{--a:1;--b:2}p{--c:var(--a);--d:3}');
  const route = new RouteStyles(new ShortNames(new Set()), new Set());
  route.add(`${css}<p>`, '', ['<path fill="var(--c)"/>']);
  assert.equal(route.createLeaner()(`${css}<p>`), `${style('p{--c:1}')}<p>`);
});

test('what the site has no need for in the reset goes, and comments go', () => {
  const css = '/*! x */html{tab-size:4;font-feature-settings:normal}p{color:red;tab-size:4}';
  assert.equal(leanStyle(css, '<p>'), 'p{color:red}');
});

test("Tailwind's help for browsers without registered properties goes", () => {
  assert.equal(
    leanStyle('@layer properties{@supports (x:y){*{--a:1}}}p{x:var(--a)}', '<p>'),
    'p{x:var(--a)}',
  );
});
