import { company } from './company.ts';
import { estimateCosts, formatEuros, formatPrices, formatRange, type Estimate } from './costs.ts';
import { formatDate } from './dates.ts';
import { listMeasuredFigures } from './measured-figures.ts';
import { promises, readMaintenanceShare } from './promises.ts';
import { rates, userGroups, type Range, type Rates, type UserGroup } from './rates.ts';

/** Estimates the costs of `sprints` by today's rates, with hosting for a number of users. */
export const estimate = (sprints: Range, users: UserGroup = 'middel'): Estimate =>
  estimateCosts(sprints, rates, readMaintenanceShare(promises), users);

const minutesPerMonth = (365.25 / 12) * 24 * 60;

/** Describes the lowest price and the weeks of `sprints`, both with the mockup, as `Vanaf € 25.000, 10-15 weken`. */
export function describeStart(sprints: Range): string {
  const { price, weeksInAll } = estimate(sprints);
  return `Vanaf ${formatEuros(price.min)}, ${formatRange(weeksInAll)} weken werk`;
}

/** Names the figures of an estimate, each name starting with `word`. */
const nameEstimate = (
  word: string,
  { price, weeks, weeksInAll, weeksFromMessage, clientHours, perMonth }: Estimate,
) => ({
  [`${word}vanaf`]: formatEuros(price.min),
  [`${word}prijs`]: formatPrices(price),
  [`${word}weken`]: `${formatRange(weeks)} weken`,
  [`${word}doorlooptijd`]: `${formatRange(weeksInAll)} weken`,
  [`${word}kalender`]: `${formatRange(weeksFromMessage)} weken`,
  [`${word}uren`]: `${formatRange(clientHours)} uur`,
  [`${word}onderhoud`]: formatEuros(perMonth.min),
});

/** Names the monthly costs of a live application, each name starting with `word`. */
function nameMonth(word: string, { users, sprints, hosting }: Rates['monthly']['klein']) {
  const { price, perMonth } = estimate({ min: sprints, max: sprints });
  return {
    [`${word}gebruikers`]: String(users),
    [`${word}bouw`]: formatEuros(price.min),
    [`${word}hosting`]: formatPrices(hosting),
    [`${word}onderhoud`]: formatEuros(perMonth.min),
    [`${word}samen`]: formatPrices({ min: hosting.min + perMonth.min, max: hosting.max + perMonth.min }),
  };
}

const listOpeningHours = () =>
  company.openingHours
    .filter(({ hours }) => hours !== 'gesloten')
    .map(({ days, hours }) => `${days.toLowerCase()} van ${hours.replace('-', ' tot ')}`);

/**
 * Lists the figures that texts refer to by name, as a sentence needs them: in euros excluding btw. `bouw` covers all
 * solutions: `sprints` are the fewest and the most of any of them.
 */
export function listFigures(sprints: Range): Record<string, string> {
  const { mockup, sprint, mvp, platform, monthly, timeSaved, uptime } = rates;
  return {
    mockupvanaf: formatEuros(mockup.price.min),
    mockupprijs: formatPrices(mockup.price),
    mockupweken: `${formatRange(mockup.weeks)} weken`,
    mockupuren: `${formatRange(mockup.clientHours)} uur`,
    sprintprijs: formatEuros(sprint.price),
    sprintweken: `${sprint.weeks} weken`,
    sprinturen: `${sprint.clientHours} uur`,
    sprintmensen: `${sprint.people} mensen`,
    sprintarbeid: `${sprint.hours} uur`,
    ...nameEstimate('mvp', estimate(mvp.sprints)),
    ...nameEstimate('platform', estimate(platform.sprints)),
    ...nameEstimate('bouw', estimate(sprints)),
    ...Object.assign({}, ...userGroups.map((group) => nameMonth(group, monthly[group]))),
    wachtdienst: formatEuros(rates.onCall),
    beheeruur: formatEuros(rates.hour),
    tarievendatum: formatDate(new Date(rates.date)),
    tijdwinst: `${formatRange(timeSaved)}%`,
    uptime: `${uptime.toLocaleString('nl')}%`,
    uitval: `${Math.floor(minutesPerMonth * (1 - uptime / 100))} minuten`,
    lighthouse: String(rates.lighthouse),
    openingstijden: listOpeningHours().join(' en '),
    reactietijd: company.responseTime,
    ...listMeasuredFigures(),
  };
}

/** The figures as if every solution took one or two sprints. */
export const exampleFigures = listFigures({ min: 1, max: 2 });

export const figureNames = Object.keys(exampleFigures);

const subjects: Record<string, string> = {
  mockup: 'Mockup',
  sprint: 'Sprint',
  mvp: 'SaaS-MVP',
  platform: 'SaaS-platform',
  bouw: 'Alle oplossingen',
  klein: 'Kleine groep',
  middel: 'Middelgrote groep',
  groot: 'Grote groep',
};
const aspects: Record<string, string> = {
  vanaf: 'prijs vanaf',
  prijs: 'prijs',
  weken: 'weken',
  doorlooptijd: 'weken met de mockup',
  kalender: 'weken vanaf het eerste bericht',
  uren: 'uren van de klant',
  mensen: 'mensen van ons',
  arbeid: 'uren van ons',
  gebruikers: 'gebruikers',
  bouw: 'bouw vanaf',
  hosting: 'hosting per maand',
  onderhoud: 'onderhoud per maand vanaf',
  samen: 'hosting en onderhoud per maand',
};

/** The labels that editors choose figures by: the subject of a figure, or else its name and value. */
export const figureLabels = Object.fromEntries(
  figureNames.map((name) => {
    const subject = Object.keys(subjects).find((word) => name.startsWith(word)) ?? '';
    const aspect = subject && aspects[name.slice(subject.length)];
    const itself = `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${exampleFigures[name]}`;
    return [name, aspect ? `${subjects[subject]}: ${aspect}` : itself];
  }),
);

/** Replaces each `{name}` in a text by its figure; an unknown name stays. */
export const fillFigures = (text: string, figures: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
