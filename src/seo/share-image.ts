import { company } from '../site/company.ts';

/** The image that a shared link shows; `alt` is in Dutch. */
export interface ShareImage {
  path: string;
  alt: string;
}

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The share image of a page that has none of its own. */
export const defaultShareImage: ShareImage = {
  path: '/delen/standaard.png',
  alt: `${company.name}: ${company.tagline}`,
};

/**
 * Describes the share image of a page, at `/delen/oplossingen/planning.png` or, for the home page,
 * `/delen/home.png`.
 */
export function describeShareImage(page: { path: string; title: string; section: string }): ShareImage {
  return {
    path: `/delen${page.path === '/' ? '/home' : page.path}.png`,
    alt: `${company.name}, ${page.section}: “${page.title}”`,
  };
}
