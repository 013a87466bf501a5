import { company } from '../site/company.ts';

/** An Open Graph image: path and Dutch alt text. */
export interface ShareImage {
  path: string;
  alt: string;
}

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 };

/** The image of pages without their own. */
export const defaultShareImage: ShareImage = {
  path: '/delen/standaard.png',
  alt: `${company.name}: ${company.tagline}`,
};

/** Returns the share image of a page: `/delen/oplossingen/planning.png`, and `/delen/home.png` for the home page. */
export function describeShareImage(page: { path: string; title: string; section: string }): ShareImage {
  return {
    path: `/delen${page.path === '/' ? '/home' : page.path}.png`,
    alt: `“${page.title}” (${page.section}), met een tekening en het logo van ${company.name}`,
  };
}
