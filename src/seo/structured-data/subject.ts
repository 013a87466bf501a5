import type { ShownArticle } from './article.ts';
import type { ShownCase, ShownPage } from './lists.ts';
import type { ShownService } from './service.ts';

/** What a page is about. */
export type Subject =
  | { kind: 'home' | 'about' | 'contact' }
  | { kind: 'list'; pages: ShownPage[]; service?: ShownService | undefined }
  | { kind: 'cases'; cases: ShownCase[] }
  | { kind: 'service'; service: ShownService }
  | { kind: 'article'; article: ShownArticle };
