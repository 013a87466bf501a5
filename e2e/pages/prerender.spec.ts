// The next page is made ahead while a visitor points at its link; Playwright's own tabs only fetch it.
import { routes } from '../../src/site/addresses.ts';
import { baseUrl } from '../support/site.ts';
import { openTab } from '../support/tab.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('a page is made ahead, without scripts and photos', { tag: tags.nightly }, async () => {
  const tab = await openTab();
  for (const [path, link] of [
    [routes.home, `header a[href="${routes.home}"]`],
    [routes.contact, `main a[href="${routes.contact}"]`],
    [routes.cases, `footer a[href="${routes.cases}"]`],
  ] as const) {
    await tab.goto(baseUrl + routes.about);
    await tab.hover(link);
    await tab.follow(link);
    expect(await tab.run(() => location.pathname)).toBe(path);
    await expect.poll(() => tab.run(listLateRequests), path).not.toEqual([]);
    const requests = await tab.run(listLateRequests);
    expect(requests.filter(({ isAhead }) => isAhead)).toEqual([]);
    expect(await tab.run(readActivation)).toBeGreaterThan(0);
  }
  await tab.close();
});

/** When the page was shown, in ms since it was made ahead; 0 where it was not. */
const readActivation = () =>
  (performance.getEntriesByType('navigation')[0] as unknown as { activationStart: number }).activationStart;

/** The scripts and photos the page asked for, and whether it did so before it was shown. */
const listLateRequests = () => {
  const [navigation] = performance.getEntriesByType('navigation') as unknown as { activationStart: number }[];
  return performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js') || !name.startsWith(location.origin))
    .map(({ name, startTime }) => ({ name, isAhead: startTime < (navigation?.activationStart ?? 0) }));
};
