import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { addArticles } from '../../../src/tools/bench/articles.ts';
import { buildSite, copySite } from '../../../src/tools/testing/trial-site.ts';
import { builtPages } from '../../support/pages.ts';

/** Enough for their time to stand out from that of the rest. */
const articles = 400;

/** How long a build of the site takes, share images included, and what each article adds to one. */
export async function measureBuild() {
  const own = await copySite();
  const trial = await copySite({ trialContent: true });
  try {
    const seconds = build(own, { SHARE_IMAGES: 'on' });
    const few = build(trial);
    const added = await addArticles(join(trial, 'content/kennis'), articles);
    const msPerArticle = Math.max(0, ((build(trial) - few) * 1_000) / added.length);
    return {
      pages: builtPages.length,
      seconds: Math.round(seconds * 10) / 10,
      msPerArticle: Math.round(msPerArticle * 10) / 10,
    };
  } finally {
    for (const folder of [own, trial]) await rm(folder, { recursive: true });
  }
}

function build(folder: string, env: Record<string, string> = {}): number {
  const startedAt = performance.now();
  const { status, output } = buildSite(folder, env);
  if (status !== 0) throw new Error(output);
  return (performance.now() - startedAt) / 1_000;
}
