// For tests: made-up articles of a thousand words, a day apart, every fifth changed a month later.
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { articleCategoryNames } from '../../collections/article-categories.ts';
import { photoKeys } from '../../site/photos.ts';

const sentences = (count: number) => 'Dit is een zin die niets zegt. '.repeat(count).trim();
const toDay = (month: number, day: number) => new Date(Date.UTC(2007, month, day)).toISOString().slice(0, 10);

/** Fills a folder up to `count` valid articles, beside those of the trial content; `changed` is the day of the last change. */
export async function addArticles(folder: string, count: number) {
  const own = (await readdir(folder)).length;
  const numbers = Array.from({ length: count - own }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const slug = `artikel-${number}`;
      const updated = number % 5 === 0 ? toDay(1, number) : undefined;
      await writeFile(join(folder, `${slug}.mdx`), createText(number, updated));
      return { slug, changed: updated ?? toDay(0, number) };
    }),
  );
}

function createText(number: number, updated?: string): string {
  return `---
title: Artikel ${number} over een webapplicatie
excerpt: ${sentences(4)}
category: ${articleCategoryNames[number % articleCategoryNames.length]}
date: ${toDay(0, number)}
${updated ? `updated: ${updated}\n` : ''}author: team
image: ${photoKeys[number % photoKeys.length]}
related: [eerste-artikel, tweede-artikel]
closing:
  title: Zullen we erover praten?
  text: ${sentences(3)}
seoTitle: Titel van artikel ${number}
seoDescription: Artikel ${number}. ${sentences(4)}
---

## Een kop

${sentences(150)}

<Callout title="Een kader">

${sentences(3)}

</Callout>
`;
}
