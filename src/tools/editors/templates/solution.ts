/** What a new solution starts with. */
export interface SolutionStart {
  title: string;
  /** Place in menu and lists, from 1. */
  order: number;
  icon: string;
}

const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde'];

const list = (count: number, toText: (ordinal: string) => string, indent = '  ') =>
  ordinals
    .slice(0, count)
    .map((ordinal) => `${indent}- "[Vul in: ${toText(ordinal)}]"`)
    .join('\n');

/** A draft of a solution that the schema accepts; what an editor has to write starts with `[Vul in`. */
export function createSolution({ title, order, icon }: SolutionStart): string {
  return `---
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
${list(4, (ordinal) => `${ordinal} punt op het kaartje`, '    ')}
useCases:
${list(4, (ordinal) => `${ordinal} soort bedrijf, met een getal`)}
benefits:
${list(4, (ordinal) => `${ordinal} voordeel, in een hele zin`)}
features:
${ordinals.map(createFeature).join('\n')}
sprints: { min: 4, max: 6 }
priceDrivers:
${list(3, (ordinal) => `${ordinal} reden waarom het meer of minder kost`)}
draft: true
closing:
  title: "[Vul in: kop van het laatste blok]"
  text: "[Vul in: waarom je nu contact opneemt, speciaal voor deze oplossing, in 50 tot 230 tekens.]"
seoTitle: "[Vul in: zoekwoord]"
seoDescription: "[Vul in: één of twee hele zinnen voor Google, het best 110 tot 155 tekens, met wat het is, voor wie en wat het kost.]"
---

## [Vul in: kop van een voorbeeld]

[Vul in: een dag of een week bij een soort bedrijf, met getallen. Wat ging er mis en hoe gaat het nu?]

## [Vul in: kop over koppelingen]

[Vul in: met welke pakketten het gegevens uitwisselt.]

## [Vul in: kop over de weg van mockup naar de eerste werkdag]

[Vul in: wat je het eerst bouwt en wat kan wachten.]

## Wanneer een pakket beter past

[Vul in: een eerlijke grens.]
`;
}

function createFeature(ordinal: string): string {
  return `  - title: "[Vul in: ${ordinal} functie]"
    description: "[Vul in: wat de ${ordinal} functie doet, in één of twee zinnen van 50 tot 200 tekens.]"`;
}
