import type { FeaturedCase } from '../../content/cases.ts';
import { formatEuros } from '../../site/costs.ts';

type Summed = Pick<FeaturedCase, 'sum' | 'sumTitle'>;

/** Adds up the rows of a case's sum. */
export const addUp = (sum: Summed['sum']): number => sum.reduce((total, { euros }) => total + euros, 0);

/** Says in Dutch what a case leaves or lacks, as `€ 9.155 over na drie jaar`; undefined without a sum. */
export function describeOutcome({ sum, sumTitle = '' }: Summed): string | undefined {
  if (sum.length === 0) return undefined;
  const total = addUp(sum);
  const outcome = `${formatEuros(Math.abs(total))} ${total < 0 ? 'tekort' : 'over'}`;
  const [period] = /(één|twee|drie|vier|vijf|\d+) jaar/.exec(sumTitle) ?? [];
  return period ? `${outcome} na ${period}` : outcome;
}
