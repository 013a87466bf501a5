import { routes } from './addresses.ts';
import { toIsoDate } from './dates.ts';
import type { Measurements } from './measurements.ts';
import { photoHost } from './photos.ts';

/** From this age on the figures are reported as old; nothing stops. */
const oldAfterDays = 60;

/** What the site says of itself, held to a measured figure. */
interface Claim {
  /** The promise as the page says it, in Dutch, without a full stop. */
  promise: string;
  /** The figure that is compared; null or undefined where it was not measured. */
  read: (measured: Measurements) => number | null | undefined;
  /** The worst figure that still keeps the promise. */
  limit: number;
  /** Whether a higher figure is the better one. */
  more?: true;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The pages whose largest paint came first and last, with how many times the empty page's it took; `undefined` where one was
 * not measured.
 */
export function rankPages({ speed, pages }: Measurements) {
  const ranked = pages
    .flatMap(({ kind, paints }) =>
      speed && paints ? [{ kind, ...paints, slowness: paints.largestMs / speed.empty.largestMs }] : [],
    )
    .toSorted((one, other) => one.slowness - other.slowness);
  const quickest = ranked.at(0);
  const slowest = ranked.at(-1);
  return quickest && slowest && ranked.length === pages.length ? { quickest, slowest } : undefined;
}

/** Everything of our own that a page sends to a visitor who does not touch it, in bytes. */
export const readWeight = ({ bytes }: Measurements['pages'][number]): number => sum(Object.values(bytes));

/** The pages whose scripts come without a touch, and what for, in Dutch. */
export const scriptUses: Partial<Record<string, string>> = {
  [routes.home]: 'voor de bewegende stippen achter de tekst',
  [routes.contact]: 'voor het formulier',
};

const countFaults = (tool: Measurements['axe']) => tool && sum(tool.runs.map(({ faults }) => faults));

/** Every claim by the name of what is measured. */
export const claims = {
  speed: {
    promise: 'Op een trage lijn staat elke pagina er binnen twee keer de tijd van een lege pagina',
    read: (measured) => rankPages(measured)?.slowest.slowness,
    limit: 2,
  },
  weight: {
    promise: 'Geen pagina weegt meer dan 120 kB, foto’s van Unsplash niet meegeteld',
    read: ({ pages }) => (pages.length > 0 ? Math.max(...pages.map(readWeight)) : undefined),
    limit: 120_000,
  },
  scripts: {
    promise: 'Op home en contact na haalt een pagina pas een script op als je haar aanraakt',
    read: ({ pages }) =>
      pages.length > 0
        ? sum(pages.filter(({ path }) => !scriptUses[path]).map(({ scripts }) => scripts))
        : undefined,
    limit: 0,
  },
  thirdParties: {
    promise: 'Op de foto’s van Unsplash na komt alles van onze eigen server',
    read: ({ pages }) =>
      pages.length > 0
        ? pages.flatMap(({ thirdParties }) => thirdParties.filter((host) => host !== new URL(photoHost).host))
            .length
        : undefined,
    limit: 0,
  },
  axe: {
    promise: 'Axe vindt op geen enkele pagina een fout',
    read: ({ axe }) => countFaults(axe),
    limit: 0,
  },
  ibm: {
    promise: 'De controle van IBM vindt op geen enkele pagina een fout',
    read: ({ ibm }) => countFaults(ibm),
    limit: 0,
  },
  html: { promise: 'De HTML van elke pagina is geldig', read: ({ html }) => html?.faults, limit: 0 },
  links: { promise: 'Geen enkele link binnen de site is stuk', read: ({ links }) => links?.broken, limit: 0 },
  observatory: {
    promise:
      'Op de twee pagina’s met een formulier na geeft de Observatory van Mozilla elke pagina 150 punten',
    read: ({ observatory }) => observatory?.points,
    limit: 150,
    more: true,
  },
  storage: {
    promise: 'Je bezoek laat niets achter in je browser, ook geen cookie',
    read: ({ storage }) => storage && storage.cookies + storage.entries,
    limit: 0,
  },
  faults: {
    promise: 'Elke fout die we expres in de code zetten, vindt een test',
    read: ({ faults }) => faults && faults.planted - faults.caught,
    limit: 0,
  },
} satisfies Record<string, Claim>;

/** The claims that these measurements refute or lack, in Dutch; empty when every claim holds. */
export function listBrokenClaims(measured: Measurements): string[] {
  return Object.values<Claim>(claims).flatMap(({ promise, read, limit, more }) => {
    const figure = read(measured);
    if (figure === null || figure === undefined) return [`“${promise}” is niet gemeten.`];
    const isKept = more ? figure >= limit : figure <= limit;
    const bound = more ? 'minstens' : 'hoogstens';
    const found = `gemeten ${formatFigure(figure)}, beloofd ${bound} ${formatFigure(limit)}`;
    return isKept ? [] : [`“${promise}” klopt niet meer: ${found}.`];
  });
}

/** A hint in Dutch once figures measured on the ISO day `date` are old. */
export function describeAge(date: string, now: Date): string | undefined {
  const days = (Date.parse(toIsoDate(now)) - Date.parse(date)) / 86_400_000;
  return days > oldAfterDays
    ? `de cijfers op ${routes.quality} zijn ${days} dagen oud; meet opnieuw met npm run meten`
    : undefined;
}

const formatFigure = (figure: number) => figure.toLocaleString('nl-NL', { maximumFractionDigits: 2 });
