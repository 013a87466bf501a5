import { tableCards } from './table-cards.ts';
import { noCode } from './no-code.ts';

/** How Markdown is read: by the build, and by the check of the content. */
export const markdownOptions = {
  features: { smartPunctuation: true },
  mdastPlugins: [noCode],
  hastPlugins: [tableCards],
};
