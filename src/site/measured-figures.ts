import { claims, rankPages, readWeight } from './claims.ts';
import { formatDate } from './dates.ts';
import { measurements, type Measurements } from './measurements.ts';

type Page = Measurements['pages'][number];
type Part = keyof Measurements;

/** The median home page on a phone: https://almanac.httparchive.org/en/2025/page-weight. */
export const webMedianBytes = 2_559_000;

const formatDecimal = (number: number, maximumFractionDigits = 2) =>
  number.toLocaleString('nl', { maximumFractionDigits });
/** With two decimals always, to be read below each other. */
export const formatShortSeconds = (ms: number) =>
  `${(ms / 1000).toLocaleString('nl', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;
export const formatTimes = (ratio: number) => `${formatDecimal(ratio, 1)} keer`;
const formatSeconds = (ms: number) => `${formatDecimal(ms / 1000)} seconde`;
export const formatBytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('nl')} kB`;
/** `geen fouten`, `1 fout`, `2.000 fouten`. */
export const formatCount = (count: number, one: string, many: string) =>
  count === 0 ? `geen ${many}` : `${count.toLocaleString('nl')} ${count === 1 ? one : many}`;

const findMost = (pages: Page[], read: (page: Page) => number) =>
  pages.toSorted((a, b) => read(b) - read(a))[0];
const readHeaviest = ({ pages }: Measurements) => findMost(pages, readWeight);

/** What axe and IBM's engine found together. */
function readFaults(measured: Measurements) {
  const axe = claims.axe.read(measured);
  const ibm = claims.ibm.read(measured);
  return typeof axe === 'number' && typeof ibm === 'number' ? axe + ibm : undefined;
}

/** The pages that both engines saw, in the browser that saw most. */
function readChecked({ axe, ibm }: Measurements) {
  const counts = [axe, ibm].map((tool) => Math.max(0, ...(tool?.runs.map(({ pages }) => pages) ?? [])));
  return Math.min(...counts) || undefined;
}

// While measuring, a build must not stop at what is still to be measured.
const missing = process.env['MEASURING'] ? 'niet gemeten' : undefined;

/** A figure as it stands in a sentence, of the parts that it is read from; none where one was not measured. */
const row = <Value>(
  parts: Part | [Part, ...Part[]],
  read: (measured: Measurements) => Value,
  write: (value: NonNullable<Value>) => string,
) => ({
  parts: [parts].flat(),
  write: (measured: Measurements) => {
    const value = read(measured);
    return value === null || value === undefined ? missing : write(value);
  },
});

/** A figure that is read from one part alone. */
const ofPart = <Name extends Part>(part: Name, write: (value: NonNullable<Measurements[Name]>) => string) =>
  row(part, (measured) => measured[part], write);

const status = (faults: number) =>
  faults === 0 ? 'voldoet gedeeltelijk' : `voldoet met ${formatCount(faults, 'fout', 'fouten')} nog niet`;

const rows: Record<string, ReturnType<typeof row>> = {
  meetdag: ofPart('date', (date) => formatDate(new Date(date))),
  laadtijd: row('speed', rankPages, ({ slowest }) => formatSeconds(slowest.largestMs)),
  legelaadtijd: row(
    'speed',
    (measured) => rankPages(measured) && measured.speed,
    ({ empty }) => formatSeconds(empty.largestMs),
  ),
  traagheid: row('speed', rankPages, ({ slowest }) => formatTimes(slowest.slowness)),
  traagheidsgrens: ofPart('date', () => formatTimes(claims.speed.limit)),
  lijnsnelheid: ofPart('speed', ({ line }) => `${formatDecimal(line.kilobits / 1000)} Mbit/s`),
  lijnvertraging: ofPart('speed', ({ line }) => formatSeconds(line.roundTripMs)),
  lijnverlies: ofPart('speed', ({ line }) => `${formatDecimal(line.lostPercent)}%`),
  gewicht: row('pages', readHeaviest, (page) => formatBytes(readWeight(page))),
  webgewicht: ofPart('pages', () => formatBytes(webMedianBytes)),
  co2: ofPart(
    'co2',
    ({ grams }) => `${grams.toLocaleString('nl', { maximumSignificantDigits: 2 })}\u00a0gram`,
  ),
  co2model: ofPart('co2', ({ model }) => model),
  observatory: ofPart('observatory', ({ points }) => `${points} punten`),
  nagekeken: row(['axe', 'ibm'], readChecked, (pages) => formatCount(pages, 'pagina', 'pagina’s')),
  drempels: row(['axe', 'ibm'], readFaults, (faults) => formatCount(faults, 'fout', 'fouten')),
  nalevingsstatus: row(['axe', 'ibm'], readFaults, status),
  cookies: ofPart('storage', ({ cookies }) => formatCount(cookies, 'cookie', 'cookies')),
  sporen: ofPart('storage', ({ entries }) => formatCount(entries, 'ander gegeven', 'andere gegevens')),
  bezocht: ofPart('storage', ({ pages }) => formatCount(pages, 'pagina', 'pagina’s')),
};

/** The names of the measured figures. */
export const measuredNames = Object.keys(rows);

/** The measured figures by name, without those that were not measured. */
export function listMeasuredFigures(measured: Measurements = measurements): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, { write }]) => {
      const figure = write(measured);
      return figure === undefined ? [] : [[name, figure]];
    }),
  );
}

const partNames: Partial<Record<string, string>> = {
  speed: 'de snelheid',
  pages: 'het gewicht',
  photos: 'het gewicht van foto’s die een ander stuurt',
  accessibility: 'de toegankelijkheid',
  axe: 'de toegankelijkheid met axe',
  ibm: 'de toegankelijkheid met de controle van IBM',
  html: 'of de HTML geldig is',
  links: 'of elke link werkt',
  observatory: 'de punten van de Observatory',
  storage: 'wat er in de browser achterblijft',
  co2: 'de CO2 van een bezoek',
  tests: 'hoeveel tests er zijn',
  faults: 'of de tests fouten vinden die we er zelf in zetten',
  build: 'hoe snel de site gebouwd is',
};

/** A part of the measurements in Dutch, in the middle of a sentence. */
export const describePart = (part: string): string => partNames[part] ?? part;

/** Why texts cannot show the figure `name`, in Dutch; `undefined` where they can, or where it is none that is measured. */
export function explainUnmeasured(name: string, measured: Measurements = measurements): string | undefined {
  const found = measuredNames.includes(name) ? rows[name] : undefined;
  if (!found || found.write(measured) !== undefined) return undefined;
  const part = found.parts.find((each) => measured[each] === null) ?? found.parts[0] ?? name;
  const reason = measured.notMeasured[part] ?? 'draai npm run meten';
  return `"${name}" kan hier niet: ${describePart(part)} is niet gemeten (${reason})`;
}
