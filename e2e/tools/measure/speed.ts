import { line, openSlowLine } from '../../../src/tools/server/slow-line.ts';
import { listKinds } from '../../support/pages.ts';
import { emptyUrl, launchBrowser, origin, type serveAsHosts } from '../host.ts';
import { measureSlowly } from '../slow-paints.ts';

/** First and largest paint of each kind of page on a slow line, by path, with an empty page. */
export async function measureSpeed({ port }: Awaited<ReturnType<typeof serveAsHosts>>) {
  const slowLine = await openSlowLine(port);
  const browser = await launchBrowser(slowLine.port);
  const measure = async (url: string) => {
    const [firstMs, largestMs] = (await measureSlowly(browser, url, slowLine.restart)).map(Math.round);
    if (!firstMs || !largestMs) throw new Error(`${url} painted nothing.`);
    return { firstMs, largestMs };
  };
  try {
    const empty = await measure(emptyUrl);
    const byPath = new Map<string, typeof empty>();
    for (const { path } of listKinds()) byPath.set(path, await measure(origin + path));
    return { line, empty, byPath };
  } finally {
    await browser.close();
    slowLine.close();
  }
}
