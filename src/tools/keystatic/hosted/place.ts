/** Restores the current page after a login, and puts the branch in its address. */
const key = 'redactie-plaats';

/** Placeholder for the branch in the address before a login. */
export const noBranch = '-';

/** Where `login.ts` ends a login at GitHub. */
const afterLogin = `/keystatic/branch/${noBranch}`;

/** Where a login at Keystatic Cloud ends. */
export const cloudCallback = '/keystatic/cloud/oauth/callback';

/** Stores the page when it unloads, including its query, which a login drops. */
export function rememberPlace(): void {
  addEventListener('pagehide', () => {
    const { pathname, search } = location;
    if (![afterLogin, cloudCallback].includes(pathname)) sessionStorage.setItem(key, pathname + search);
  });
}

/** Returns to the stored page after a login at Keystatic Cloud, once Keystatic has handled the callback. */
export function returnFromCloud(): void {
  navigation.addEventListener('navigatesuccess', () =>
    location.replace(sessionStorage.getItem(key) ?? '/keystatic'),
  );
}

/** Returns to the stored page after a login at GitHub. */
export function returnFromLogin(): void {
  if (location.pathname === afterLogin)
    history.replaceState(null, '', sessionStorage.getItem(key) ?? '/keystatic');
}

/** Returns the branch in the address, or an empty string. */
export const findBranch = () =>
  decodeURIComponent(/^\/keystatic\/branch\/([^/]+)/.exec(location.pathname)?.[1] ?? '');

/** Puts the editor's branch in an address without a branch or with the published one. */
export function enterBranch(branch: string, published = noBranch): void {
  if (!['', noBranch, published].includes(findBranch())) return;
  const path = location.pathname.replace(/^\/keystatic(\/branch\/[^/]+)?|^\/$/, '');
  history.replaceState(null, '', `/keystatic/branch/${encodeURIComponent(branch)}${path}${location.search}`);
}
