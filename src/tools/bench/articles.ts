/** Made-up articles to measure and test growth with: the same ones every time, each of a thousand words. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { articleCategoryNames } from '../../collections/article-categories.ts';
import { photoKeys } from '../../site/photos.ts';

const words =
  'aanvraag afspraak app artikel avond bedrag beheerder bestand bewaren bezoeker bladeren bon bouw budget dag dossier draait eigenaar factuur foto geeft gegevens gesprek groeit huurder idee instelling inspectie kantoor keuze klant knop koppeling kosten laat laptop lijst maand magazijn melding mockup monteur ochtend ondernemer overzicht pagina planning ploeg portaal prijs proces rekening route scherm server signaal stap storing systeem taak team telefoon toont uur veld versie voorraad vraag wachten week werkt wijziging zoekt'.split(
    ' ',
  );
const joints = 'aan bij dat de door een en het in maar met naar of om op te uit van voor want zonder'.split(
  ' ',
);

/** An article as an editor would write it: its file name without the ending, and the file's text. */
interface GeneratedArticle {
  slug: string;
  text: string;
}

/** `count` valid articles (at least four), a day apart, the last one the newest; every fifth was changed a month later. */
export function generateArticles(count: number): GeneratedArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: toSlug(index),
    text: [...createFields(index, count), '', ...createBody(index), ''].join('\n'),
  }));
}

/** Adds `count` articles to the copy of the site in `folder`, and gives them back. */
export async function writeArticles(folder: string, count: number): Promise<GeneratedArticle[]> {
  const articles = generateArticles(count);
  for (const { slug, text } of articles) await writeFile(join(folder, `content/kennis/${slug}.mdx`), text);
  return articles;
}

const toSlug = (index: number) => `groei-artikel-${index + 1}`;
const toDay = (index: number) => new Date(Date.UTC(2007, 0, 1 + index)).toISOString().slice(0, 10);

function createFields(index: number, count: number): string[] {
  const write = createWriter(index);
  const others = [1, Math.floor(count / 2)].map((step) => toSlug((index + step) % count));
  return [
    '---',
    `title: "Artikel ${index + 1}: ${write(5)}"`,
    `excerpt: "${write(18)}."`,
    `category: "${articleCategoryNames[index % articleCategoryNames.length] ?? ''}"`,
    `date: ${toDay(index)}`,
    ...(index % 5 === 0 ? [`updated: ${toDay(index + 30)}`] : []),
    'author: team',
    `image: ${photoKeys[index % photoKeys.length] ?? ''}`,
    `related: [${others.join(', ')}]`,
    'closing:',
    '  title: "Zullen we erover praten?"',
    `  text: "${write(14)}."`,
    `seoTitle: "Artikel ${index + 1} over een webapplicatie"`,
    `seoDescription: "Artikel ${index + 1}: ${write(14)}."`,
    '---',
  ];
}

function createBody(index: number): string[] {
  const write = createWriter(index + 0.5);
  const paragraph = () => Array.from({ length: 6 }, () => `${write(12)}.`).join(' ');
  const section = (title: string) => [`## ${title}`, '', paragraph(), '', paragraph(), ''];
  const row = () => `| ${write(2)} | ${write(2)} | ${write(2)} |`;
  return [
    ...section(write(4)),
    ...Array.from({ length: 5 }, () => `- ${write(8)}`),
    '',
    ...section(write(4)),
    `<Callout title="${write(4)}">`,
    '',
    `${write(44)}.`,
    '',
    '</Callout>',
    '',
    ...section(write(4)),
    '<Comparison caption="Een vergelijking">',
    '',
    row(),
    '| --- | --- | --- |',
    row(),
    row(),
    row(),
    '',
    '</Comparison>',
    '',
    ...section(write(4)),
    ...section(write(4)),
    ...section(write(4)),
  ];
}

/** A writer of sentences without a full stop, of as many words as asked; the same seed writes the same. */
function createWriter(seed: number): (length: number) => string {
  let state = Math.floor(seed * 2) + 1;
  const draw = (list: string[]) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)] ?? '';
  };
  return (length) => {
    const text = Array.from({ length }, (_, place) => draw(place % 2 === 0 ? words : joints)).join(' ');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
}
