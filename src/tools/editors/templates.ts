/** Drafts that the schemas accept; what an editor has to write starts with `[Vul in`. */

const list = (count: number, what: string, indent = '  ') =>
  Array.from({ length: count }, (_, index) => `${indent}- "[Vul in: ${what} ${index + 1}]"`).join('\n');

const seo = (description: string) => `seoTitle: "[Vul in: zoekwoord]"
seoDescription: "[Vul in: één of twee hele zinnen voor Google, het best 110 tot 155 tekens, ${description}.]"`;

const closing = (page: string) => `closing:
  title: "[Vul in: kop van het laatste blok]"
  text: "[Vul in: waarom je nu contact opneemt, speciaal voor ${page}, in 50 tot 230 tekens.]"`;

/** The date is as 2026-03-12, the image a photo's key, `related` the slugs of two articles. */
export const createArticle = (
  title: string,
  { date, category, image, related }: Record<'date' | 'category' | 'image', string> & { related: string[] },
): string => `---
title: ${JSON.stringify(title)}
excerpt: "[Vul in: twee zinnen van samen 80 tot 200 tekens voor inleiding, kaartje en feed. Zeg wat de lezer leert en voor wie het is.]"
category: ${JSON.stringify(category)}
date: ${date}
author: team
image: ${image}
related:
${related.map((slug) => `  - ${slug}`).join('\n')}
draft: true
${closing('dit artikel')}
${seo('met wat de lezer hier vindt en voor wie')}
---

[Vul in: de vraag waarmee de lezer komt, in twee of drie zinnen, en wat hij na dit artikel kan beslissen. Begin met een situatie, niet met een definitie.]

## [Vul in: kop die zegt wat het is]

[Vul in: het antwoord in gewone woorden. Noem een soort bedrijf met een getal.]

## [Vul in: kop over kosten, tijd of een vergelijking]

[Vul in: cijfers met een bron of een rekenvoorbeeld. Bedragen met ‘excl. btw’.]

## [Vul in: kop over wanneer je iets anders kiest]

[Vul in: een eerlijke grens, en een link naar een pagina van ons die verder helpt.]
`;

/** The solution is a slug, the image a photo's key. */
export const createCase = (
  title: string,
  { order, category, solution, image }: Record<'category' | 'solution' | 'image', string> & { order: number },
): string => `---
order: ${order}
example: true
title: ${JSON.stringify(title)}
category: ${category}
solution: ${solution}
challenge: "[Vul in: wat er misging, met een getal, in 100 tot 320 tekens. Noem het soort bedrijf en hoe groot het is, geen verzonnen naam.]"
result: "[Vul in: wat er veranderde, met een getal, in 100 tot 320 tekens. Noem na hoeveel weken het er stond en wat het de mensen nu scheelt.]"
image: ${image}
features:
${list(3, 'label')}
draft: true
---

[Vul in: wat er gebouwd is en voor wie, wat de mensen ermee doen en wat er bewust niet kwam. Zonder koppen.]
`;

export const createSolution = (
  title: string,
  { order, icon }: { order: number; icon: string },
): string => `---
order: ${order}
icon: ${icon}
title: ${JSON.stringify(title)}
heading: "[Vul in: kop die het product noemt]"
subtitle: "[Vul in: één zin onder de kop, met een punt.]"
description: >-
  [Vul in: de eerste alinea, 60 tot 120 woorden, samen 300 tot 900 tekens. Zeg wat het is en voor wie. Noem
  het soort bedrijf met een getal en het verschil met een standaardpakket. Wat het kost en hoelang het duurt
  staat verderop op de pagina: dat rekent de site uit. Kijk naar een andere oplossing voor de toon.]
card:
  description: "[Vul in: de tekst op het kaartje, één zin van 50 tot 140 tekens.]"
  features:
${list(4, 'punt op het kaartje', '    ')}
useCases:
${list(4, 'soort bedrijf, met een getal')}
benefits:
${list(4, 'voordeel, in een hele zin')}
features:
${Array.from({ length: 6 }, (_, index) => createFeature(index + 1)).join('\n')}
sprints: { min: 4, max: 6 }
priceDrivers:
${list(3, 'reden waarom het meer of minder kost')}
draft: true
${closing('deze oplossing')}
${seo('met wat het is, voor wie en wat het kost')}
---

## [Vul in: kop van een voorbeeld]

[Vul in: een dag of een week bij een soort bedrijf, met getallen. Wat ging er mis en hoe gaat het nu?]

## [Vul in: kop over koppelingen]

[Vul in: met welke pakketten het gegevens uitwisselt, en wat kan wachten.]

## Wanneer een pakket beter past

[Vul in: een eerlijke grens.]
`;

const createFeature = (place: number) => `  - title: "[Vul in: functie ${place}]"
    description: "[Vul in: wat functie ${place} doet, in één of twee zinnen van 50 tot 200 tekens.]"`;
