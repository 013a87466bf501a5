// Each category of articles reuses a drawing of another page.
import type { articleCategories } from '../content/article-categories.ts';
import { expertise, stages } from './models.ts';
import { silent } from './shapes.ts';

export const articles = {
  mockup: silent(stages[2]),
  offline: silent(expertise.phone),
  security: silent(expertise.lock),
  assistant: silent(expertise.nodes),
};

/** The drawing of each category. */
export const articleNames: Record<(typeof articleCategories)[number]['name'], keyof typeof articles> = {
  'SaaS & Businessmodellen': 'mockup',
  'PWA & UX-design': 'offline',
  'Security & Privacy': 'security',
  'AI & Automatisering': 'assistant',
};
