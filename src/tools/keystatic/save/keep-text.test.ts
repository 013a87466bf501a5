import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepText } from './keep-text.ts';

const before = `---
# Een opmerking.
title: "Een titel"
date: 2026-03-12
draft: false
lead: >-
  Een lange regel
  op twee regels.
---

Een alinea met  twee spaties.


* een
* twee

<Callout title="Let op">

| a | b |
|---|---|
| c | d |

</Callout>
`;

/** The same in the form that Keystatic gives it. */
const written = `---
title: Een titel
date: 2026-03-12
lead: Een lange regel op twee regels.
---
Een alinea met  twee spaties.

* een
* twee

<Callout title="Let op">
  | a | b |
  | - | - |
  | c | d |
</Callout>
`;

const defaults = { draft: false };

test('what means the same keeps its bytes', () => {
  assert.equal(keepText(before, written, defaults), before);
});

test('one field that changed is one field in the file', () => {
  const changed = written.replace('title: Een titel', "title: 'Een: titel'");
  assert.equal(keepText(before, changed, defaults), before.replace('"Een titel"', '"Een: titel"'));
});

test('a field that comes is written last, one that goes is gone, and so is a box that is no longer ticked', () => {
  const ticked = before.replace('draft: false', 'draft: true');
  const changed = written.replace('date: 2026-03-12\n', 'updated: 2026-04-01\n');
  const kept = before.replace('date: 2026-03-12\ndraft: false\n', '');
  assert.equal(
    keepText(ticked, changed, defaults),
    kept.replace('\n---\n\nEen', '\nupdated: 2026-04-01\n---\n\nEen'),
  );
});

test('one block that changed is written as the site writes it, and the others keep their bytes', () => {
  const changed = written.replace('| c | d |', '| c | e \\| f |');
  const table = '<Callout title="Let op">\n\n| a | b |\n| --- | --- |\n| c | e \\| f |\n\n</Callout>\n';
  const [kept = ''] = before.replace('\n\n\n*', '\n\n*').split('<Callout');
  assert.equal(keepText(before, changed, defaults), kept + table);
});

const fromNothing = (body: string) => keepText('', `---\ntitle: Nieuw\n---\n${body}`);

test('a new text is written as the site writes it', () => {
  const parts = `Bel <CompanyFact name="phone" />.

* een
* twee

<CardGrid>
  <Card title="Een &#x22;kaart&#x22;">
    Tekst.
  </Card>
</CardGrid>

<KeyFigures items={[{"value":"2 weken","label":"een \\"sprint\\""},{"value":"3","label":"b"}]} />
`;
  assert.equal(
    fromNothing(parts),
    `---
title: Nieuw
---

Bel <CompanyFact name="phone" />.

- een
- twee

<CardGrid>

<Card title="Een &quot;kaart&quot;">

Tekst.

</Card>

</CardGrid>

<KeyFigures items={[
  { value: "2 weken", label: "een \\"sprint\\"" },
  { value: "3", label: "b" }
]} />
`,
  );
});

test('characters that mean something in MDX stay characters', () => {
  const [, body] = fromNothing('Een \\{ en een \\< en \\*\\*niet vet\\*\\*.\n').split('---\n\n');
  assert.equal(body, 'Een \\{ en een \\< en \\*\\*niet vet\\*\\*.\n');
});

test('a text without a body has none', () => {
  assert.equal(fromNothing(''), '---\ntitle: Nieuw\n---\n');
});

test('a part in a link, which the editor splits, is one link again', () => {
  const link = 'Zie [de <CompanyFact name="phone" /> lijst](/a) nu.\n';
  const split = 'Zie [de ](/a)<CompanyFact name="phone" />[ lijst](/a) nu.\n';
  assert.equal(fromNothing(split).split('---\n\n')[1], link);
});
