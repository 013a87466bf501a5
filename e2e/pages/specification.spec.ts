import { routes } from '../../src/site/addresses.ts';
import { company } from '../../src/site/company.ts';
import type { PageDocument } from '../support/documents.ts';
import {
  articlePaths,
  listBelow,
  maquettePaths,
  newestArticlePaths,
  canonicalPaths,
} from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const solutions = listBelow(routes.solutions);
const { phone, email } = company;

const labels: [paths: string[], words: string[]][] = [
  [canonicalPaths, ['Plan strategiegesprek', phone, email, '©']],
  [[routes.solutions], ['Meer informatie', 'Bespreek je uitdaging']],
  [solutions, ['Ideaal voor', 'Voordelen', 'Functionaliteiten', 'Plan een demo']],
  [listBelow(routes.approach), ['Stap 1', 'Stap 2', 'Stap 3', 'Stap 4']],
  [[routes.contact], ['Verstuur bericht', phone, email, 'Openingstijden', 'binnen 24 uur']],
];

const leadToContact = /^(Plan strategiegesprek|Plan gesprek|Plan een demo|Bespreek je uitdaging)$/;

test('every page has its labels, and each call to action leads to the form', ({ documents }) => {
  for (const [paths, words] of labels) {
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      const { text, links } = find(documents, path);
      const places = words.map((word, index) => text.indexOf(word, text.indexOf(words[index - 1] ?? '')));
      const missing = words.filter((_, index) => (places[index] ?? -1) < 0);
      expect.soft(missing, path).toEqual([]);
      for (const link of links.filter((each) => leadToContact.test(each.text))) {
        const form = path === routes.contact ? '#contact-name' : routes.contact;
        expect.soft(link.href.replace(/\?.*/, ''), `${link.text} on ${path}`).toBe(form);
      }
    }
  }
  const cards = find(documents, routes.solutions).links.filter(({ text }) => text === 'Meer informatie');
  expect(cards.map(({ href }) => href).toSorted()).toEqual(solutions.toSorted());
});

test('solutions, their cases and their models link to each other', ({ documents }) => {
  const cases = find(documents, routes.cases);
  const toSolutions = cases.links.filter(({ text }) => text.startsWith('Bekijk de oplossing: '));
  expect(toSolutions.length).toBeGreaterThan(0);
  for (const { href } of toSolutions) {
    const back = find(documents, href).links.filter((link) => link.href.startsWith(`${routes.cases}#`));
    expect(back, href).not.toEqual([]);
    for (const link of back) expect(cases.ids).toContain(link.href.split('#')[1]);
  }
  for (const path of maquettePaths) {
    const solution = path.replace(/\/maquette$/, '');
    const toModel = find(documents, solution).links.find(({ text }) => text === 'Klik door een maquette');
    expect.soft(toModel?.href, solution).toBe(path);
    const { html, links } = find(documents, path);
    const subject = `${routes.contact}?onderwerp=${solution.split('/').at(-1)}`;
    expect.soft(links.map(({ href }) => href)).toContain(subject);
    expect.soft(html, 'a model has no form').not.toContain('<form');
  }
});

test('every article links to two others and to the overview', ({ documents }) => {
  test.skip(articlePaths.length === 0, 'there is no article');
  expect(newestArticlePaths.toSorted()).toEqual(articlePaths.toSorted());
  for (const path of articlePaths) {
    const { text, html, links } = find(documents, path);
    expect.soft(text, path).toMatch(/\d min leestijd.*Foto: \S/s);
    const captions = html.match(/<figcaption><span[^>]*>[^<]+<\/span> <small>Foto: \S/g);
    expect.soft(captions?.length, 'photo credits').toBe(html.match(/<small>Foto: /g)?.length);
    const others = articlePaths.filter((other) => other !== path);
    const related = html.slice(html.indexOf('id="lees-verder"'));
    const shown = others.filter((other) => related.includes(`<a href="${other}">`));
    expect.soft(shown.length, path).toBe(Math.min(2, others.length));
    const back = links.find((link) => link.text === 'Terug naar alle artikelen');
    expect.soft(back?.href, path).toBe(routes.articles);
  }
});

function find(documents: PageDocument[], path: string): PageDocument {
  const document = documents.find((each) => each.path === path);
  if (!document) throw new Error(`There is no page at ${path}`);
  return document;
}

test('the page about the agency has its address, phone number and e-mail address', ({ documents }) => {
  const { html = '' } = documents.find(({ path }) => path === routes.about) ?? {};
  const main = /<main\b.*<\/main>/s.exec(html)?.[0];
  for (const text of [
    company.address.street,
    company.phone.replaceAll(' ', '\u00a0'),
    `mailto:${company.email}`,
  ])
    expect.soft(main).toContain(text);
});
