// Once in some thousand pages Chromium without a screen never draws one again: no frame comes, whatever is asked of it.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { Page, TestInfo } from 'playwright/test';

const patienceMs = 5_000;

/** A second try is for who met a page that was drawn no more; for any other fault it throws at once. */
export function checkRetry(info: TestInfo): void {
  if (info.retry === 0 || existsSync(findMark(info))) return;
  throw new Error('The first try failed on a page that was drawn as it should: no second one.');
}

/** Remembers for the second try of a test that failed whether one of its pages is drawn no more. */
export async function markStalled(page: Page, info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  const stalled = await Promise.all(page.context().pages().map(isStalled));
  if (!stalled.includes(true)) return;
  await mkdir(info.project.outputDir, { recursive: true });
  await writeFile(findMark(info), '');
}

function isStalled(page: Page): Promise<boolean> {
  const frame = page.evaluate(async () => {
    const { ownFrame = requestAnimationFrame } = window as { ownFrame?: typeof requestAnimationFrame };
    await new Promise(ownFrame);
  });
  const answered = frame.then(() => false).catch(() => false);
  return Promise.race([answered, setTimeout(patienceMs, true, { ref: false })]);
}

const findMark = ({ project, testId }: TestInfo) => join(project.outputDir, `stalled-${testId}`);
