/** Marks the part that is read now in the table of contents: the last one whose heading has passed the reading line. */
import { readingLinePercent } from './reading-settings.ts';

const links = document.querySelectorAll('.toc a');
const headings = [...document.querySelectorAll('.prose h2')];

const observer = new IntersectionObserver(
  ([entry]) => {
    const readingLine = entry?.rootBounds?.bottom ?? 0;
    const current = headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= readingLine);
    links.forEach((link, index) => link.setAttribute('aria-current', String(index === current)));
  },
  // All that is above the reading line is inside, however far: a heading changes sides only at that line.
  { rootMargin: `99999px 0px -${100 - readingLinePercent}%` },
);

for (const heading of headings) observer.observe(heading);
