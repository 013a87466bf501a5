import { formatEuros, formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { rates, type Range } from '../site/rates.ts';
import { listChoices, type OwnMaquette, type Preset } from './schema.ts';

const formatNumber = (number: number) => number.toLocaleString('nl-NL');

/** Describes what some half sprints add, such as `+ 1 tot 2 weken, € 3.125 tot € 6.250`. */
export function describeAddition({ min, max }: Range, { sprint } = rates): string {
  const weeks = sprint.weeks / 2;
  const price = sprint.price / 2;
  if (max === 0) return 'kost niets extra';
  const [least, most] = [min, max].map((halves) => formatNumber(halves * weeks));
  const unit = max * weeks === 1 ? 'week' : 'weken';
  if (min === max) return `+ ${least} ${unit}, ${formatEuros(min * price)}`;
  if (min === 0) return `tot ${most} ${unit} erbij, tot ${formatEuros(max * price)}`;
  return `+ ${least} tot ${most} ${unit}, ${formatPrices({ min: min * price, max: max * price })}`;
}

/** Describes what building a preset costs, such as `6 tot 12 weken bouwen, € 18.750 tot € 37.500`. */
export function describePreset(choices: OwnMaquette, preset: Preset): string {
  const chosen = listChoices(choices).filter(({ id: choiceId }) => preset.choices.includes(choiceId));
  const countSprints = (end: 'min' | 'max') =>
    chosen.reduce((sum, each) => sum + each[end], choices.base[end]) / 2;
  const { weeks, price } = estimate({ min: countSprints('min'), max: countSprints('max') });
  return `${formatNumber(weeks.min)} tot ${formatNumber(weeks.max)} weken bouwen, ${formatPrices(price)}`;
}

/**
 * Creates the styles that add up and show the choices: every choice increments counters by its half sprints, and two
 * counter styles write a count as whole weeks and euros.
 */
export function createChoiceStyles(choices: OwnMaquette, { sprint } = rates): string {
  const all = listChoices(choices);
  const most = all.reduce((sum, { max }) => sum + max, choices.base.max);
  const write = (name: string, format: (sprints: number) => string) => {
    const symbols = Array.from({ length: most + 1 }, (_, count) => `"${format(count / 2)}"`);
    return `@counter-style ${name}{system:fixed 0;symbols:${symbols.join(' ')}}`;
  };
  const count = ({ min, max }: Range) => `min ${min} max ${max}`;
  return [
    write('weeks', (sprints) => formatNumber(sprints * sprint.weeks)),
    write('euros', (sprints) => formatEuros(sprints * sprint.price)),
    `.draw{counter-reset:${count(choices.base)}}`,
    ...all.flatMap((each) => [
      each.max > 0 ? `[value=${each.id}]:checked{counter-increment:${count(each)}}` : '',
      `.draw:not(:has([value=${each.id}]:checked)) [data-of=${each.id}]{display:none}`,
    ]),
  ].join('');
}
