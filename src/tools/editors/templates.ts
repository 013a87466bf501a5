/** Drafts that the schemas accept, as Keystatic writes them; what still has to be written starts with `[Vul in`. */
import { createRequire } from 'node:module';

/** Keystatic's own writer, so that a first save in the editor changes only what was edited. */
const yaml = createRequire(import.meta.resolve('@keystatic/core'))('js-yaml') as {
  dump: (value: object, options?: object) => string;
  load: (text: string) => Record<string, unknown>;
  CORE_SCHEMA: object;
};

export const { dump, load } = yaml;

const list = (count: number, what: string) =>
  Array.from({ length: count }, (_, index) => `[Vul in: ${what} ${index + 1}]`);

const closing = (page: string) => ({
  title: '[Vul in: kop van het laatste blok]',
  text: `[Vul in: waarom je nu contact opneemt, speciaal voor ${page}, in 50 tot 230 tekens.]`,
});

const seo = (description: string) => ({
  seoTitle: '[Vul in: zoekwoord]',
  seoDescription: `[Vul in: één of twee hele zinnen voor Google, het best 110 tot 155 tekens, ${description}.]`,
});

/** The date is as 2026-03-12, the image a photo's key, `related` the slugs of two articles; written in the given order. */
export const createArticle = (
  title: string,
  given: Record<'category' | 'date' | 'image', string> & { related: string[] },
): string =>
  write(
    {
      title,
      excerpt:
        '[Vul in: twee zinnen van samen 80 tot 200 tekens voor inleiding, kaartje en feed. Zeg wat de lezer leert en voor wie het is.]',
      ...given,
      draft: true,
      closing: closing('dit artikel'),
      ...seo('met wat de lezer hier vindt en voor wie'),
    },
    `[Vul in: de vraag waarmee de lezer komt, in twee of drie zinnen, en wat hij na dit artikel kan beslissen. Begin met een situatie, niet met een definitie.]

## [Vul in: kop die zegt wat het is]

[Vul in: het antwoord in gewone woorden. Noem een soort bedrijf met een getal.]

## [Vul in: kop over kosten, tijd of een vergelijking]

[Vul in: cijfers met een bron of een rekenvoorbeeld. Bedragen met ‘excl. btw’.]

## [Vul in: kop over wanneer je iets anders kiest]

[Vul in: een eerlijke grens, en een link naar een pagina van ons die verder helpt.]`,
  );

/** The solution is a slug, the image a photo's key. */
export const createCase = (
  title: string,
  { order, category, solution, image }: Record<'category' | 'solution' | 'image', string> & { order: number },
): string =>
  write(
    {
      title,
      order,
      example: true,
      category,
      solution,
      challenge:
        '[Vul in: wat er misging, met een getal, in 100 tot 320 tekens. Noem het soort bedrijf en hoe groot het is, geen verzonnen naam.]',
      result:
        '[Vul in: wat er veranderde, met een getal, in 100 tot 320 tekens. Noem na hoeveel weken het er stond en wat het de mensen nu scheelt.]',
      image,
      features: list(3, 'label'),
      draft: true,
    },
    '[Vul in: wat er gebouwd is en voor wie, wat de mensen ermee doen en wat er bewust niet kwam. Zonder koppen.]',
  );

export const createSolution = (title: string, given: { order: number; icon: string }): string =>
  write(
    {
      title,
      ...given,
      heading: '[Vul in: kop die het product noemt]',
      subtitle: '[Vul in: één zin onder de kop, met een punt.]',
      description:
        '[Vul in: de eerste alinea, 60 tot 120 woorden, samen 300 tot 900 tekens. Zeg wat het is en voor wie. Noem het soort bedrijf met een getal en het verschil met een standaardpakket. Wat het kost en hoelang het duurt staat verderop op de pagina: dat rekent de site uit. Kijk naar een andere oplossing voor de toon.]',
      card: {
        description: '[Vul in: de tekst op het kaartje, één zin van 50 tot 140 tekens.]',
        features: list(4, 'punt op het kaartje'),
      },
      useCases: list(4, 'soort bedrijf, met een getal'),
      benefits: list(4, 'voordeel, in een hele zin'),
      features: Array.from({ length: 6 }, (_, index) => ({
        title: `[Vul in: functie ${index + 1}]`,
        description: `[Vul in: wat functie ${index + 1} doet, in één of twee zinnen van 50 tot 200 tekens.]`,
      })),
      sprints: { min: 4, max: 6 },
      users: 'middel',
      priceDrivers: list(3, 'reden waarom het meer of minder kost'),
      draft: true,
      closing: closing('deze oplossing'),
      ...seo('met wat het is, voor wie en wat het kost'),
    },
    `## [Vul in: kop van een voorbeeld]

[Vul in: een dag of een week bij een soort bedrijf, met getallen. Wat ging er mis en hoe gaat het nu?]

## [Vul in: kop over koppelingen]

[Vul in: met welke pakketten het gegevens uitwisselt, en wat kan wachten.]

## Wanneer een pakket beter past

[Vul in: een eerlijke grens.]`,
  );

function write(fields: object, body: string): string {
  return `---\n${dump(fields, { schema: yaml.CORE_SCHEMA })}---\n${body.replaceAll('[', '\\[')}\n`;
}
