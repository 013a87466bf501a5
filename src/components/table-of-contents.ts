/** Marks the current section: the last one whose heading is above the reading line. */
import { readingLinePercent } from './reading-settings.ts';

const links = document.querySelectorAll('.toc a');
const headings = links.length > 0 ? [...document.querySelectorAll('.prose h2')] : [];

const observer = new IntersectionObserver(
  ([entry]) => {
    const readingLine = entry?.rootBounds?.bottom ?? 0;
    const current = headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= readingLine);
    links.forEach((link, index) => (link.ariaCurrent = String(index === current)));
  },
  // Everything above the reading line counts as inside.
  { rootMargin: `99999px 0px -${100 - readingLinePercent}%` },
);

for (const heading of headings) observer.observe(heading);
