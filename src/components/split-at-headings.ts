/** A `##` in rendered HTML, which may stand in the element that holds its link; that of the footnotes stays with them. */
const heading =
  /(?<!<section[^>]*>\s*)(?=<div class="linked-heading">\s*<h2[\s>])|(?<!<(?:section|div class="linked-heading")[^>]*>\s*)(?=<h2[\s>])/;

/** Splits the HTML of a text before each `##`; what stands before the first one comes first, and may be empty. */
export function splitAtHeadings(html: string): [before: string, ...sections: string[]] {
  const [first = '', ...rest] = html.trim().split(heading);
  return /^(?:<div class="linked-heading">\s*)?<h2[\s>]/.test(first)
    ? ['', first, ...rest]
    : [first, ...rest];
}

const title = '<h2[^>]*>(?:(?!</h2>)[^])*</h2>';
/** Tables and bars are figures with a class. */
const drawing = '<figure>(?:(?!</figure>)[^])*</figure>';
const paragraphs = '(?:\\s*<p(?: [^>]*)?>(?:(?!</p>)[^])*</p>)*';
const columns = '<div class="(?:steps|card-grid)"';
const illustrated = new RegExp(`^${title}\\s*${drawing}`);
const wide = new RegExp(`^${title}(?:\\s*${drawing})?${paragraphs}(?=\\s*${columns})`);

/** Puts each heading together with the drawing right below it, for the margin. */
export function joinOpenings(html: string): string {
  const [before, ...sections] = splitAtHeadings(html);
  return before + sections.map(joinOpening).join('');
}

/** Before steps or cards, the paragraphs join, and all stands across the page. */
function joinOpening(section: string): string {
  const opening = wide.exec(section)?.[0];
  if (opening === undefined) return section.replace(illustrated, '<div class="illustrated">$&</div>');
  const rest = section.slice(opening.length);
  return `<div class="illustrated wide">${opening}</div><div class="prose">${rest}</div>`;
}

/** Splits a section into its heading, the drawing right below that, and the rest. */
export function splitAfterHeading(section: string): { heading: string; drawing: string; text: string } {
  const parts = /^(?<heading>[^]*?<\/h2>\s*)(?<drawing><figure>[^]*?<\/figure>)?(?<text>[^]*)$/.exec(section);
  const { heading = '', drawing = '', text = '' } = parts?.groups ?? {};
  return { heading, drawing, text };
}

/** Takes the start of a section that is text alone: its heading and paragraphs, then whole parts of level 3. */
export function splitAfterText(section: string): [text: string, rest: string] {
  const [opening = '', ...parts] = section.split(/(?=<h3[\s>])/);
  const text = /^[^]*?<\/h2>(?:\s*<p>[^]*?<\/p>)*\s*/.exec(opening)?.[0] ?? '';
  const hasOnlyText = text === opening;
  const first = parts.findIndex((part) => /<(?:figure|div|dl|details|pre|code)[\s>]/.test(part));
  const count = first < 0 ? parts.length : first;
  const taken = hasOnlyText ? text + parts.slice(0, count).join('') : text;
  return [taken, section.slice(taken.length)];
}

/** The length of HTML that takes about two windows. */
const partLength = 2800;

/** Joins sections into parts of about the same length: an odd number, so that the last stands on the first one's ground. */
export function joinSections(sections: readonly string[]): string[] {
  const total = sections.join('').length;
  for (let count = Math.round(total / partLength) + 1; count > 0; count -= 1) {
    const parts = divide(sections, total, count);
    if (parts.length % 2 === 1) return parts;
  }
  return [];
}

/** Divides sections over `count` parts, by where the middle of each section is; leaves out empty parts. */
function divide(sections: readonly string[], total: number, count: number): string[] {
  const parts: string[] = Array.from({ length: count }, () => '');
  let start = 0;
  for (const section of sections) {
    const middle = start + section.length / 2;
    parts[Math.floor((middle / total) * count)] += section;
    start += section.length;
  }
  return parts.filter((part) => part !== '');
}
