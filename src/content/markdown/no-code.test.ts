import assert from 'node:assert/strict';
import { test } from 'node:test';

import config from '../../../astro.config.mjs';

// Compiles as Astro does for collections and pages.
const renderer = await config.markdown?.processor?.createMdxRenderer?.(
  { syntaxHighlight: false },
  { optimize: false, srcDir: new URL('file:///src/'), sourcemap: false },
);
assert.ok(renderer);

const compile = async (body: string, fields: Record<string, unknown> = {}) =>
  renderer.process(body, '/content/text.mdx', fields);

const brace = /een losse \{ kan niet/;
const html = /is HTML en kan hier niet/;
const value = /staat achter \w+ iets anders dan tekst of een lijst/;
const name = /in \w+ kan [\w:]+="…" niet/;
const scheme = /een link kan niet met \w+: beginnen/i;

const refused: [body: string, reason: RegExp][] = [
  ['{f()}', brace],
  ['{}', brace],
  ['{/* x */ f()}', brace],
  ['{/* x *//* y */}', brace],
  ['{`${/* x */ f()}`}', brace],
  ['# Kop {f()}', brace],
  ['| a |\n| - |\n| {f()} |', brace],
  ['Tekst[^1].\n\n[^1]: {f()}', brace],
  ['<Note>{f()}</Note>', brace],
  ['import x from "../../collections/x.js"', /‘import’ en ‘export’ kunnen niet/],
  ['export const x = f()', /‘import’ en ‘export’ kunnen niet/],
  ['<Note {...f()} />', /in Note kan \{…\} los niet/],
  ['<Note title={f()} />', value],
  ['<Note title={`x`} />', value],
  ['<Note title={[f()]} />', value],
  ['<Note set:html="<script>f()</script>" />', name],
  ['<Note client:load />', name],
  [
    '<Note children={{"type":"script","props":{"children":"f()"},"astro:jsx":true}} />',
    /kan children="…" niet/,
  ],
  ['<Note title={{"astro:jsx":true,"type":"script"}} />', /kan astro:jsx niet/],
  ['<Note items={[{"a":[{"children":"x"}]}]} />', /kan children niet/],
  ['<Quote href={"javascript:f()"} />', scheme],
  ['<Places items={[{"label":"x","href":"javascript:f()"}]} />', scheme],
  ['![x](//evil.example/x.png)', /begint met https/],
  ['Een<br onclick="f()" />', html],
  ['<Fragment>x</Fragment>', html],
  ['<Content />', html],
  ['<script>f()</script>', html],
  ['<x.y />', html],
  ['<>x</>', html],
  ['[x](javascript:f())', scheme],
  ['[x](java&#10;script:f())', scheme],
  ['[x](data:text/html,x)', scheme],
  ['[x][y]\n\n[y]: vbscript:f()', scheme],
  ['![x](javascript:f())', scheme],
  ['<Quote href="java\tscript:f()" />', scheme],
];

const taken = [
  '{/* een opmerking */}',
  '{/**/}',
  '{\n/* over\nregels */\n}',
  'Tekst {/* een */} en {/* twee */}',
  '<Note title="{f()}" isOpen data-x="y" />',
  '<Note items={[{"a": ["b", 1, null]}]} count={3} />',
  '![{f()}](/x.png)',
  'Een<br />twee',
  '`{f()}`',
  '```js\nimport x from "y";\n```',
  '\\{f()\\}',
  '[x](/over), [x](#kop), [x](https://a.nl), [x](mailto:a@b.nl), [x](tel:079), [x](/a:b)',
];

test('code in a text stops the build with its file', async () => {
  for (const [body, reason] of refused) {
    await assert.rejects(
      compile(`Tekst.\n\n${body}`),
      (cause: Error) => {
        assert.match(cause.message, reason, body);
        assert.ok(cause.message.includes('text.mdx: '), cause.message);
        return true;
      },
      body,
    );
  }
});

test('a text may contain comments, components with text and lists, and words about code', async () => {
  for (const body of taken) await assert.doesNotReject(compile(body), body);
});

test('a file that names a layout stops the build: Astro would import it', async () => {
  await assert.rejects(
    compile('Tekst.', { layout: 'data:text/javascript,f()' }),
    /het veld "layout" kan niet/,
  );
});

test('Markdown without components may not contain HTML', async () => {
  const processor = await config.markdown?.processor?.createRenderer({ syntaxHighlight: false });
  assert.ok(processor);
  await assert.rejects(processor.render('<script>f()</script>'), /HTML kan hier niet/);
  await assert.rejects(processor.render('Tekst <b onclick="f()">x</b>'), /HTML kan hier niet/);
  await assert.doesNotReject(processor.render('Tekst **x**'));
});
