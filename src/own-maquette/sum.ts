import { formatEuros, formatPrices } from '../site/costs.ts';
import { estimate } from '../site/figures.ts';
import { rates, type Range } from '../site/rates.ts';
import { listChoices, type OwnMaquette, type Preset } from './schema.ts';

const formatNumber = (number: number) => number.toLocaleString('nl-NL');

/** Describes what a choice adds. `min` and `max` count half sprints. */
export function describeAddition({ min, max }: Range): string {
  if (max === 0) return 'kost niets extra';
  const price = rates.sprint.price / 2;
  return min === max ? formatEuros(max * price) : formatPrices({ min: min * price, max: max * price });
}

/** Describes what building a preset costs, such as `6 tot 12 weken bouwen, € 18.750 tot € 37.500`. */
export function describePreset(choices: OwnMaquette, preset: Preset): string {
  const chosen = listChoices(choices).filter(({ id }) => preset.choices.includes(id));
  const countSprints = (end: 'min' | 'max') =>
    chosen.reduce((sum, each) => sum + each[end], choices.base[end]) / 2;
  const { weeks, price } = estimate({ min: countSprints('min'), max: countSprints('max') });
  return `${formatNumber(weeks.min)} tot ${formatNumber(weeks.max)} weken bouwen, ${formatPrices(price)}`;
}

/**
 * Creates CSS that counts the half sprints of the checked choices, writes them as weeks and euros, and hides what is not
 * chosen.
 */
export function createChoiceStyles(choices: OwnMaquette): string {
  const { sprint } = rates;
  const all = listChoices(choices);
  const maxHalves = all.reduce((sum, { max }) => sum + max, choices.base.max);
  const write = (name: string, format: (sprints: number) => string) => {
    const symbols = Array.from({ length: maxHalves + 1 }, (_, halves) => `"${format(halves / 2)}"`);
    return `@counter-style ${name}{system:fixed 0;symbols:${symbols.join(' ')}}`;
  };
  const count = ({ min, max }: Range) => `min ${min} max ${max}`;
  return [
    write('weeks', (sprints) => formatNumber(sprints * sprint.weeks)),
    write('euros', (sprints) => formatEuros(sprints * sprint.price)),
    `.draw{counter-reset:${count(choices.base)}}`,
    ...all.map((each) =>
      each.max > 0 ? `[value=${each.id}]:checked{counter-increment:${count(each)}}` : '',
    ),
    `.draw{${all.map(({ id }) => `&:not(:has([value=${id}]:checked)) [data-of=${id}]`).join()}{display:none}}`,
  ].join('');
}
