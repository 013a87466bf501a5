// The drawing of an article: a crop of one that another page shows whole.
import type { articleCategories } from '../content/article-categories.ts';
import { expertise, solutions } from './models.ts';
import { inset, type Drawing } from './shapes.ts';

const crop = (model: Drawing, corner: string): Drawing => ({
  viewBox: `${corner} 360 280`,
  shapes: inset([0, 0, 0], model),
});

export const articles = {
  subscription: crop(expertise.platform, '-140 -150'),
  tenants: crop(solutions.tenants, '-120 -120'),
  offline: crop(expertise.phone, '-170 -182'),
  portal: crop(solutions.portal, '-100 -140'),
  security: crop(expertise.lock, '-170 -80'),
  architecture: crop(expertise.layers, '-170 -190'),
  assistant: crop(expertise.nodes, '-140 -100'),
  data: crop(expertise.database, '-150 -150'),
};

/** The two drawings that the articles of a category alternate between. */
export const articleNames: Record<
  (typeof articleCategories)[number]['name'],
  readonly [keyof typeof articles, keyof typeof articles]
> = {
  'SaaS & Businessmodellen': ['subscription', 'tenants'],
  'PWA & UX-design': ['offline', 'portal'],
  'Security & Privacy': ['security', 'architecture'],
  'AI & Automatisering': ['assistant', 'data'],
};
