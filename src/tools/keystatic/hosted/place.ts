/** The page that an editor is on, over a login and on a branch. */
const key = 'redactie-plaats';

/** Stands for a branch in the address of who is not logged in. */
export const noBranch = '-';

/** Where a login at GitHub ends, as `login.ts` says. */
const afterLogin = `/keystatic/branch/${noBranch}`;

/** Where a login at Keystatic Cloud ends, which Keystatic goes on from. */
export const cloudCallback = '/keystatic/cloud/oauth/callback';

/** Keeps where an editor was when the page goes: a login forgets what is behind a `?`. */
export function rememberPlace(): void {
  addEventListener('pagehide', () => {
    const { pathname, search } = location;
    if (![afterLogin, cloudCallback].includes(pathname)) sessionStorage.setItem(key, pathname + search);
  });
}

/** Goes back to where an editor was before a login at Keystatic Cloud, once Keystatic goes on from its end. */
export function returnFromCloud(): void {
  navigation.addEventListener('navigatesuccess', () =>
    location.replace(sessionStorage.getItem(key) ?? '/keystatic'),
  );
}

/** Goes back to where an editor was before a login at GitHub. */
export function returnFromLogin(): void {
  if (location.pathname === afterLogin)
    history.replaceState(null, '', sessionStorage.getItem(key) ?? '/keystatic');
}

/** The branch that the address names. */
export const findBranch = () =>
  decodeURIComponent(/^\/keystatic\/branch\/([^/]+)/.exec(location.pathname)?.[1] ?? '');

/** Names the editor's own branch in an address that has none, or the published one. */
export function enterBranch(own: string, published = noBranch): void {
  if (!['', noBranch, published].includes(findBranch())) return;
  const path = location.pathname.replace(/^\/keystatic(\/branch\/[^/]+)?|^\/$/, '');
  history.replaceState(null, '', `/keystatic/branch/${encodeURIComponent(own)}${path}${location.search}`);
}
