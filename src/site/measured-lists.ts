import { rankPages, readWeight, scriptUses } from './claims.ts';
import {
  describePart,
  formatBytes,
  formatCount,
  formatShortSeconds,
  formatTimes,
  webMedianBytes,
} from './measured-figures.ts';
import type { Measurements } from './measurements.ts';

/** What bars can show; the names are those of figures. */
export const barNames = ['laadtijd', 'gewicht'] as const;
type BarName = (typeof barNames)[number];

/** A bar, whose length is a share of the longest one's. */
export interface Bar {
  label: string;
  value: string;
  percent: number;
}

/** Each kind of page, the best first, behind what it is compared with. */
export function createBars(name: BarName, { speed, pages }: Measurements): Bar[] {
  const isTime = name === 'laadtijd';
  const reference = isTime
    ? { label: 'Lege pagina', amount: speed?.empty.largestMs ?? 0 }
    : { label: 'Doorsnee van het web', amount: webMedianBytes };
  const kinds = pages
    .map((page) => ({
      label: capitalise(page.kind),
      amount: isTime ? (page.paints?.largestMs ?? 0) : readWeight(page),
    }))
    .toSorted((a, b) => a.amount - b.amount);
  const longest = Math.max(reference.amount, kinds.at(-1)?.amount ?? 0);
  return [reference, ...kinds].map(({ label, amount }) => ({
    label,
    value: isTime ? formatShortSeconds(amount) : formatBytes(amount),
    percent: Math.round((amount / longest) * 1000) / 10,
  }));
}

/** A line of a list: its first words, in bold, and the rest. */
export interface Finding {
  title: string;
  text: string;
}

/** The lists of what was found, as texts name them. */
export const findingNames = ['tekorten', 'onderzoek'] as const;
type FindingName = (typeof findingNames)[number];

export const findings: Record<FindingName, (measured: Measurements) => Finding[]> = {
  tekorten: listShortcomings,
  onderzoek: listChecks,
};

/** What the figures say that we do not do well, and what was not measured. */
function listShortcomings(measured: Measurements): Finding[] {
  const { pages, observatory, notMeasured } = measured;
  const ranked = rankPages(measured);
  const withScripts = pages.filter(({ scripts }) => scripts > 0);
  const withPhotos = pages.filter(({ thirdParties }) => thirdParties.length > 0);
  const hosts = joinWords([...new Set(withPhotos.flatMap(({ thirdParties }) => thirdParties))]);
  const uses = withScripts.map(({ path, kind, scripts, bytes }) => {
    const amount = `${formatCount(scripts, 'bestand', 'bestanden')} met code (${formatBytes(bytes.scripts)}) op`;
    return `‘${kind}’ ${[amount, scriptUses[path]].filter(Boolean).join(' ')}`;
  });
  const isSlower = ranked && ranked.slowest.slowness > 1;
  const isFormWorse = observatory && observatory.formPoints < observatory.points;
  return [
    isSlower && {
      title: 'De ene pagina is trager dan de andere.',
      text: `‘${ranked.quickest.kind}’ staat er na ${formatTimes(ranked.quickest.slowness)} de tijd van een lege pagina, ‘${ranked.slowest.kind}’ pas na ${formatTimes(ranked.slowest.slowness)}.`,
    },
    uses.length > 0 && {
      title: 'Soms komen er programma’s mee waar je niet om vroeg.',
      text: `Zonder dat je iets aanraakt haalt ${joinWords(uses)}.`,
    },
    withPhotos.length > 0 && {
      title: 'Foto’s komen van een ander.',
      text: `Op ${joinWords(withPhotos.map(({ kind }) => `‘${kind}’`))} haalt je browser ze meteen bij ${hosts}, elders soms als je scrolt. Dat bedrijf ziet dan je IP-adres, het nummer van je internetaansluiting.`,
    },
    isFormWorse && {
      title: 'Pagina’s met een formulier zijn minder streng ingesteld.',
      text: `Zij halen ${observatory.formPoints} punten, de rest ${observatory.points}. Eén instelling staat er uit, omdat de browser Safari anders wist wat je typte.`,
    },
    ...Object.entries(notMeasured).map(([part, reason]) => ({
      title: `Niet gemeten is ${describePart(part)}.`,
      text: `De reden: ${reason}.`,
    })),
  ].filter((finding) => typeof finding === 'object' && finding !== null);
}

/** The browsers that visitors know, by the engine within. */
const usedBy: Partial<Record<string, string>> = {
  Chromium: 'Chromium (de basis van Chrome en Edge)',
  WebKit: 'WebKit (die van Safari)',
};

/** What was checked for everybody's use of the site, with which tool in which browsers. */
function listChecks({ axe, ibm, html, links, faults: trial }: Measurements): Finding[] {
  const describe = ({ pages, faults }: { pages: number; faults: number }) =>
    `${formatCount(pages, 'pagina', 'pagina’s')}, ${formatCount(faults, 'fout', 'fouten')}`;
  const describeRuns = (tool: NonNullable<typeof axe>) =>
    [...Map.groupBy(tool.runs, describe)]
      .map(
        ([found, runs]) => `${found} in ${joinWords(runs.map(({ browser }) => usedBy[browser] ?? browser))}`,
      )
      .join('; ');
  return [
    axe && { title: `Axe ${axe.version}:`, text: `${describeRuns(axe)}.` },
    ibm && { title: `IBM Equal Access ${ibm.version}:`, text: `${describeRuns(ibm)}.` },
    html && { title: 'Opbouw van de pagina (HTML), foutpagina’s meegeteld:', text: `${describe(html)}.` },
    links && {
      title: 'Links:',
      text: `${links.checked.toLocaleString('nl')} nagelopen, ${formatCount(links.broken, 'dode', 'dode')}.`,
    },
    trial && {
      title: 'Proef op onze eigen tests:',
      text: `we zetten ${formatCount(trial.planted, 'fout', 'fouten')} in de code, en de tests vonden er ${trial.caught}.`,
    },
  ].filter((finding) => finding !== null);
}

const words = new Intl.ListFormat('nl');
const joinWords = (names: string[]) => words.format(names);
const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
