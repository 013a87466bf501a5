/** What a new article starts with. */
export interface ArticleStart {
  title: string;
  /** As 2026-03-12. */
  date: string;
  category: string;
  /** Key of a photo. */
  image: string;
  /** Slugs of two other articles. */
  related: string[];
}

/** A draft of an article that the schema accepts; what an editor has to write starts with `[Vul in`. */
export function createArticle({ title, date, category, image, related }: ArticleStart): string {
  return `---
title: ${JSON.stringify(title)}
excerpt: "[Vul in: twee zinnen van samen 80 tot 200 tekens voor inleiding, kaartje en feed. Zeg wat de lezer leert en voor wie het is.]"
category: ${JSON.stringify(category)}
date: ${date}
author: team
image: ${image}
related:
${related.map((slug) => `  - ${slug}`).join('\n')}
draft: true
closing:
  title: "[Vul in: kop van het laatste blok]"
  text: "[Vul in: waarom je nu contact opneemt, speciaal voor dit artikel, in 50 tot 230 tekens.]"
seoTitle: "[Vul in: zoekwoord]"
seoDescription: "[Vul in: één of twee hele zinnen voor Google, het best 110 tot 155 tekens, met wat de lezer hier vindt en voor wie.]"
---

[Vul in: de vraag waarmee de lezer komt, in twee of drie zinnen. Begin met een situatie, niet met een definitie.]

[Vul in: wat de lezer na dit artikel weet of kan beslissen.]

## [Vul in: kop die zegt wat het is]

[Vul in: het antwoord in gewone woorden. Noem een soort bedrijf met een getal.]

## [Vul in: kop over kosten, tijd of een vergelijking]

[Vul in: cijfers met een bron of een rekenvoorbeeld. Bedragen met ‘excl. btw’.]

## [Vul in: kop over hoe je het zelf aanpakt]

[Vul in: stappen of een lijst waarmee de lezer verder kan.]

## [Vul in: kop over wanneer je iets anders kiest]

[Vul in: een eerlijke grens, en een link naar een pagina van ons die verder helpt.]
`;
}
