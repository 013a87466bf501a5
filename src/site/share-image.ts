/** The fixed share image of pages that have none of their own, a path. */
export const defaultShareImagePath = '/delen/standaard.png';

/** The address of a page's own share image: `/delen/oplossingen/planning.png`, and `/delen/home.png` for the home page. */
export function getShareImagePath(path: string): string {
  return `/delen${path === '/' ? '/home' : path}.png`;
}
