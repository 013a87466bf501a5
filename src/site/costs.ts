import type { Range, Rates, UserGroup } from './rates.ts';

/** Costs of a solution in euros, excluding btw. */
export interface Estimate {
  /** Weeks of development. */
  weeks: Range;
  /** Price of development including the mockup. */
  price: Range;
  /** From the first day of the mockup to launch. */
  weeksInAll: Range;
  /** From the first message to launch, with the wait before the mockup and the client's pauses. */
  weeksFromMessage: Range;
  clientHours: Range;
  /** Maintenance per month, rounded to ten euros. */
  perMonth: Range;
  /** Hosting per month. */
  hosting: Range;
  /** Development, the client's own hours, and three years of maintenance and hosting, rounded to a thousand euros. */
  threeYears: Range;
}

/** Weeks between the first message and the first session, as the texts promise. */
const wait: Range = { min: 4, max: 6 };
/** Weeks for thinking after the mockup, a test by others and holidays. */
const pauses: Range = { min: 2, max: 6 };
/** What an hour of the client's own people costs in every sum on the site, in euros. */
export const clientWage = 45;

/** Estimates costs from the number of sprints; a year of maintenance is `maintenanceShare` of the price. */
export function estimateCosts(
  sprints: Range,
  { mockup, sprint, launch, monthly }: Pick<Rates, 'mockup' | 'sprint' | 'launch' | 'monthly'>,
  maintenanceShare: number,
  users: UserGroup,
): Estimate {
  const weeks = times(sprints, sprint.weeks);
  const price = times(sprints, sprint.price);
  const { hosting } = monthly[users];
  const perMonth = round(times(price, maintenanceShare / 12), 10);
  const weeksInAll = add(mockup.weeks, weeks);
  const clientHours = add(mockup.clientHours, times(sprints, sprint.clientHours), {
    min: launch.clientHours,
    max: launch.clientHours,
  });
  return {
    weeks,
    price,
    weeksInAll,
    weeksFromMessage: add(wait, weeksInAll, pauses),
    clientHours,
    perMonth,
    hosting,
    threeYears: round(add(price, times(clientHours, clientWage), times(add(perMonth, hosting), 36)), 1000),
  };
}

/** Returns the smallest and largest number of all ranges. */
export const spanOf = (ranges: Range[]): Range => ({
  min: Math.min(...ranges.map(({ min }) => min)),
  max: Math.max(...ranges.map(({ max }) => max)),
});

const times = ({ min, max }: Range, factor: number): Range => ({ min: min * factor, max: max * factor });

const add = (...ranges: Range[]): Range =>
  ranges.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }));

const round = ({ min, max }: Range, step: number): Range => ({
  min: Math.round(min / step) * step,
  max: Math.round(max / step) * step,
});

/** Formats a range in Dutch, such as `8-12`. */
export const formatRange = ({ min, max }: Range): string => `${min}-${max}`;

/** Formats a range of prices in Dutch, such as `€ 2.500 tot € 7.500`. */
export const formatPrices = ({ min, max }: Range): string => `${formatEuros(min)} tot ${formatEuros(max)}`;

/** Formats a price in Dutch, such as `€ 2.500`. */
export const formatEuros = (amount: number) => `€\u00a0${amount.toLocaleString('nl-NL')}`;
