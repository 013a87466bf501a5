import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  joinOpenings,
  joinSections,
  splitAfterHeading,
  splitAfterText,
  splitAtHeadings,
} from './split-at-headings.ts';

const heading = '<h2 id="kop">Kop</h2><h3>Klein</h3>';
const linked = '<div class="linked-heading"> <h2 id="slot">Slot</h2> </div><p>Tekst.</p>';

test('a text is split before each heading of level 2, with or without a link', () => {
  assert.deepEqual(splitAtHeadings(`\n<p>Een.</p>${heading}${linked}${heading}`), [
    '<p>Een.</p>',
    heading,
    linked,
    heading,
  ]);
});

test('what stands before the first heading may be empty, and so may the text', () => {
  assert.deepEqual(splitAtHeadings(`\n${heading}${linked}`), ['', heading, linked]);
  assert.deepEqual(splitAtHeadings(linked), ['', linked]);
  assert.deepEqual(splitAtHeadings('<p>Een.</p>'), ['<p>Een.</p>']);
  assert.deepEqual(splitAtHeadings(''), ['']);
});

test('footnotes stay in their section', () => {
  for (const title of [heading, linked]) {
    const text = `<p>Een.</p><section data-footnotes class="footnotes">${title}</section>`;
    assert.deepEqual(splitAtHeadings(text), [text]);
  }
});

test('sections are joined into parts of about the same length', () => {
  const sections = [1200, 1500, 900, 1100, 1000, 700, 3300].map((length) => '.'.repeat(length));
  assert.deepEqual(
    joinSections(sections).map(({ length }) => length),
    [3600, 2800, 3300],
  );
  assert.deepEqual(joinSections(['kort', 'en', 'klein']), ['kortenklein']);
  // Two parts of this length would end on the other ground.
  assert.deepEqual(joinSections(['.'.repeat(2800), '.'.repeat(2800)]), ['.'.repeat(5600)]);
  assert.deepEqual(joinSections(['']), []);
});

test('a heading is joined with a drawing right below it, and with nothing else', () => {
  const drawing = '<figure><img alt=""></figure>';
  const title = '<h2 id="kop">Kop</h2>';
  const text = `${title}<figure class="bars"></figure>${title}<p>Een.</p>${drawing}`;
  assert.equal(
    joinOpenings(`${text}${title}\n${drawing}<p>Twee.</p>${drawing}`),
    `${text}<div class="illustrated">${title}\n${drawing}</div><p>Twee.</p>${drawing}`,
  );
});

test('before steps or cards, a heading and its paragraphs stand across the page, like what follows', () => {
  const title = '<h2 id="kop">Kop</h2>';
  const drawing = '<figure><img alt=""></figure>';
  const text = '<p class="lead">Een.</p>\n<p>Twee.</p>';
  for (const opening of [title + drawing + text, title + drawing, title + text, title])
    for (const columns of ['<div class="steps"></div>', '<div class="card-grid"></div>'])
      assert.equal(
        joinOpenings(`${title}<ul></ul>${opening}${columns}<p>Drie.</p>${title}<p>Vier.</p>`),
        `${title}<ul></ul><div class="illustrated wide">${opening}</div><div class="prose">${columns}<p>Drie.</p></div>${title}<p>Vier.</p>`,
      );
  const table = '<figure class="comparison"></figure>';
  assert.equal(joinOpenings(title + text + table), title + text + table);
  assert.equal(
    joinOpenings(title + drawing + text + table),
    `<div class="illustrated">${title}${drawing}</div>${text}${table}`,
  );
  const list = `${title}${text}<ul></ul><div class="steps"></div>`;
  assert.equal(joinOpenings(list), list);
});

test('a section is split after its heading and the drawing right below it', () => {
  const title = '<h2 id="kop">Kop</h2>\n';
  const drawing = '<figure><img alt=""></figure>';
  const table = '<figure class="comparison"></figure>';
  assert.deepEqual(splitAfterHeading(`${title}${drawing}<p>Een.</p>${drawing}`), {
    heading: title,
    drawing,
    text: `<p>Een.</p>${drawing}`,
  });
  assert.deepEqual(splitAfterHeading(`${title}${table}`), { heading: title, drawing: '', text: table });
  assert.deepEqual(splitAfterHeading('<p>Een.</p>'), { heading: '', drawing: '', text: '' });
});

test('text is taken up to the first part with anything else', () => {
  const opening = '<h2 id="kop">Kop</h2>\n<p>Een.</p>\n';
  const plain = '<h3 id="a">A</h3>\n<p>Een.</p>\n<ul><li>Twee.</li></ul>\n';
  const table = '<h3 id="b">B</h3>\n<p>Een.</p>\n<figure class="comparison"></figure>\n';
  assert.deepEqual(splitAfterText(opening + plain + table + plain), [opening + plain, table + plain]);
  assert.deepEqual(splitAfterText(opening + plain), [opening + plain, '']);
  assert.deepEqual(splitAfterText(`${opening}<dl></dl>${plain}`), [opening, `<dl></dl>${plain}`]);
  assert.deepEqual(splitAfterText(opening + table), [opening, table]);
});
