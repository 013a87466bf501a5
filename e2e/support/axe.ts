import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Axe for a page: without frames it can run in the page itself, and needs no other page for its report. */
export function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
}

/** Each broken rule with the elements that break it. */
export async function listFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
