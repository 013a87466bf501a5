import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildFooterColumns, buildMainMenu, isCurrentSection, type MenuLink } from './navigation.ts';

const makeLinks = (section: string, count: number): MenuLink[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `${section} ${index}`,
    href: `/${section}/${index}`,
  }));

const subPages = {
  solutions: makeLinks('oplossingen', 7),
  approach: makeLinks('aanpak', 4),
  expertise: makeLinks('expertise', 3),
};
const menu = buildMainMenu(subPages);

function findItem(label: string) {
  const item = menu.find((other) => other.label === label);
  assert.ok(item, label);
  return item;
}

test('the main menu leads to the six sections, and for the approach to its first step', () => {
  assert.deepEqual(
    menu.map(({ href }) => href),
    ['/oplossingen', '/aanpak/vibe-code', '/expertise', '/kennis', '/over', '/contact'],
  );
});

test('three items of the main menu have all their sub-pages', () => {
  assert.deepEqual(findItem('Oplossingen').children, subPages.solutions);
  assert.deepEqual(findItem('Aanpak').children, subPages.approach);
  assert.deepEqual(findItem('Expertise').children, subPages.expertise);
  assert.deepEqual(
    ['Kennis', 'Over', 'Contact'].flatMap((label) => findItem(label).children),
    [],
  );
});

test('a footer column shows at most four links', () => {
  const columns = buildFooterColumns(subPages);
  assert.deepEqual(
    columns.map(({ links }) => links.length),
    [4, 4, 3],
  );
  assert.deepEqual(columns[0]?.links, subPages.solutions.slice(0, 4));
});

test('an item is current on its own page and below it', () => {
  assert.ok(isCurrentSection(findItem('Oplossingen'), '/oplossingen'));
  assert.ok(isCurrentSection(findItem('Oplossingen'), '/oplossingen/een-naam'));
  assert.ok(isCurrentSection(findItem('Aanpak'), '/aanpak'));
  assert.ok(isCurrentSection(findItem('Aanpak'), '/aanpak/een-naam'));
});

test('an item is not current elsewhere', () => {
  assert.ok(!isCurrentSection(findItem('Oplossingen'), '/'));
  assert.ok(!isCurrentSection(findItem('Over'), '/overig'));
  assert.ok(!isCurrentSection(findItem('Oplossingen'), '/expertise/oplossingen'));
  assert.ok(!isCurrentSection({ label: 'Home', href: '/', children: [] }, '/'));
});
