// For tests: made-up articles of a thousand words, a day apart, every fifth changed a month later.
import { articleCategoryNames } from '../../collections/article-categories.ts';
import { photoKeys } from '../../site/photos.ts';

const sentences = (count: number) => 'Dit is een zin die niets zegt. '.repeat(count).trim();

/** Creates `count` valid articles that name two articles of the trial content: slug, and text of the file. */
export function createArticles(count: number): { slug: string; text: string }[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `artikel-${index + 1}`,
    text: createText(index),
  }));
}

function createText(index: number): string {
  const toDay = (month: number) => new Date(Date.UTC(2007, month, 1 + index)).toISOString().slice(0, 10);
  const updated = index % 5 === 0 ? `updated: ${toDay(1)}\n` : '';
  return `---
title: Artikel ${index + 1} over een webapplicatie
excerpt: ${sentences(4)}
category: ${articleCategoryNames[index % articleCategoryNames.length]}
date: ${toDay(0)}
${updated}author: team
image: ${photoKeys[index % photoKeys.length]}
related: [eerste-artikel, tweede-artikel]
closing:
  title: Zullen we erover praten?
  text: ${sentences(3)}
seoTitle: Titel van artikel ${index + 1}
seoDescription: Artikel ${index + 1}. ${sentences(4)}
---

## Een kop

${sentences(150)}

<Callout title="Een kader">

${sentences(3)}

</Callout>
`;
}
