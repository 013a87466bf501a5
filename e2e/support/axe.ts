import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
/** Defines axe only once per page: AxeBuilder sends the source twice per run. */
const axeSource = `if (!window.axe) {${await readFile(resolve('axe-core/axe.min.js'), 'utf8')}}`;

/** The rules that every page keeps. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Keeps axe from skipping text on faint grid lines, which are background images. */
export const plainBackgrounds = '*, ::before, ::after { background-image: none !important; }';

/** Creates an AxeBuilder for a page without frames: in legacy mode it needs no other page for its report. */
export function createAxe(page: Page): AxeBuilder {
  const options = { resultTypes: ['violations' as const], reporter: 'no-passes' as const };
  return new AxeBuilder({ page, axeSource }).options(options).setLegacyMode();
}

/** Lists each violated rule with its elements. */
export async function listViolations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}
