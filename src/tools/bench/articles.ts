// For tests: made-up articles of a thousand words, a day apart, every fifth changed a month later.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { articleCategoryNames } from '../../content/article-categories.ts';
import { trialFiles } from '../testing/trial-folder.ts';

const template = trialFiles['content/kennis/derde-artikel.mdx'] ?? '';
const body = 'Dit is een zin die niets zegt. '.repeat(150).trim();
const toDay = (month: number, day: number) => new Date(Date.UTC(2007, month, day)).toISOString().slice(0, 10);

/** Fills a folder up to `count` valid articles, beside those of the trial content; `changed` is the day of the last change. */
export async function addArticles(folder: string, count: number) {
  const own = (await readdir(folder)).length;
  const numbers = Array.from({ length: count - own }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const slug = `artikel-${number}`;
      const date = toDay(0, number);
      const updated = number % 5 === 0 ? toDay(1, number) : undefined;
      const category = articleCategoryNames[number % articleCategoryNames.length] ?? '';
      const text = template
        .replace(/^title: .*/m, `title: Artikel ${number} over een webapplicatie`)
        .replace(/^category: .*/m, `category: ${category}`)
        .replace(/^date: .*/m, `date: ${date}${updated ? `\nupdated: ${updated}` : ''}`)
        .replace(/^seoTitle: .*/m, `seoTitle: Titel van artikel ${number}`);
      await writeFile(join(folder, `${slug}.mdx`), `${text}\n${body}\n`);
      return { slug, changed: updated ?? date };
    }),
  );
}
