import type { ShownArticle } from './article.ts';
import type { ShownCase, ShownPage } from './lists.ts';
import type { ShownService } from './service.ts';

/** What a page is about, in the words it shows; a page without a subject is just a page. */
export type Subject =
  | { kind: 'home' | 'about' | 'contact' }
  | { kind: 'list'; pages: ShownPage[] }
  | { kind: 'cases'; cases: ShownCase[] }
  | { kind: 'service'; service: ShownService }
  | { kind: 'article'; article: ShownArticle };
