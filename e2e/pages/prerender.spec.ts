// The next page is made ahead while a visitor points at its link; Playwright's own tabs only fetch it.
import { routes } from '../../src/site/addresses.ts';
import { baseUrl } from '../support/site.ts';
import { openTab, type Tab } from '../support/tab.ts';
import { expect, test } from '../support/test.ts';

let tab: Tab;
test.beforeEach(async () => {
  tab = await openTab();
});
test.afterEach(() => tab.close());

for (const { to, link, from } of [
  { to: routes.home, link: `header a[href="${routes.home}"]`, from: routes.about },
  { to: routes.contact, link: `main a[href="${routes.contact}"]`, from: routes.about },
  { to: routes.cases, link: `footer a[href="${routes.cases}"]`, from: routes.about },
]) {
  test(`${to} is made ahead, and asks for its scripts and photos once it is shown`, async () => {
    await tab.goto(baseUrl + from);
    await tab.hover(link);
    await tab.follow(link);
    expect(await tab.run(() => location.pathname)).toBe(to);
    await expect.poll(() => tab.run(listLateRequests)).not.toEqual([]);
    const requests = await tab.run(listLateRequests);
    expect(requests.filter(({ isAhead }) => isAhead)).toEqual([]);
    expect(await tab.run(readActivation)).toBeGreaterThan(0);
  });
}

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
