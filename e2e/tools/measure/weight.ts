import type { Request } from 'playwright/test';

import type { Measurements } from '../../../src/site/measurements.ts';
import { photoHost } from '../../../src/site/photos.ts';
import { listKinds } from '../../support/pages.ts';
import { launchBrowser, origin, type serveAsHosts } from '../host.ts';
import { phone } from '../slow-paints.ts';

type Bytes = Measurements['pages'][number]['bytes'];

const parts: Record<string, keyof Bytes> = {
  document: 'html',
  stylesheet: 'styles',
  script: 'scripts',
  font: 'fonts',
  image: 'images',
  // The icon in the tab.
  other: 'images',
};

/** What each kind of page sends to a phone that nobody touches. */
export async function weighPages({ port }: Awaited<ReturnType<typeof serveAsHosts>>) {
  const browser = await launchBrowser(port);
  const weigh = async (path: string) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    const bytes: Bytes = { html: 0, styles: 0, scripts: 0, fonts: 0, images: 0 };
    const own = requests.filter((request) => new URL(request.url()).origin === origin);
    for (const request of own) {
      const part = parts[request.resourceType()];
      if (!part) throw new Error(`${request.url()} is a ${request.resourceType()}, which has no part.`);
      bytes[part] += (await request.sizes()).responseBodySize;
    }
    await context.close();
    const foreign = requests
      .filter((request) => !own.includes(request))
      .map((request) => new URL(request.url()));
    return {
      bytes,
      scripts: own.filter((request) => request.resourceType() === 'script').length,
      thirdParties: [...new Set(foreign.map(({ host }) => host))],
      photos: foreign.filter((url) => url.origin === photoHost).length,
    };
  };
  try {
    const pages = [];
    for (const { kind, path } of listKinds()) pages.push({ path, kind, ...(await weigh(path)) });
    return pages;
  } finally {
    await browser.close();
  }
}
