import type { ShownArticle } from './article.ts';
import type { ShownCase, ShownPage } from './lists.ts';
import type { ShownService } from './service.ts';

/** What a page is about. */
export type Subject =
  | { type: 'home' | 'about' | 'contact' }
  | { type: 'list'; pages: ShownPage[]; service?: ShownService | undefined }
  | { type: 'cases'; cases: ShownCase[] }
  | { type: 'service'; service: ShownService }
  | { type: 'article'; article: ShownArticle };
