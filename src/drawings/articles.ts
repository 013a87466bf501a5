// Each category of articles reuses a drawing of another page.
import type { articleCategories } from '../content/article-categories.ts';
import { expertise, stages } from './models.ts';
import { silent, type Drawing } from './shapes.ts';

/** Cuts the blank above a low drawing, which then fills its frame. */
const crop = (drawing: Drawing, viewBox: string): Drawing => ({ ...silent(drawing), viewBox });

export const articles = {
  mockup: silent(stages[2]),
  offline: silent(expertise.phone),
  security: crop(expertise.lock, '-240 -67 500 307'),
  assistant: crop(expertise.nodes, '-230 -104 500 344'),
};

/** The drawing of each category. */
export const articleNames: Record<(typeof articleCategories)[number]['name'], keyof typeof articles> = {
  'SaaS & Businessmodellen': 'mockup',
  'PWA & UX-design': 'offline',
  'Security & Privacy': 'security',
  'AI & Automatisering': 'assistant',
};
