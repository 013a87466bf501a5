// How a title is set: its size, and where its lines end. By hand, because Satori's `text-wrap: balance` (0.63.2) makes
// lines of one length but breaks "Cases: het / probleem, de"; with short words tied to the next it breaks "Eerst / een
// maquette. / Dan / pas bouwen." All pictures were drawn three ways. Neither it nor any other library chooses the size.

interface TitleSetting {
  fontPx: number;
  lines: string[];
}

/** The width of a text in em. */
export type Measure = (text: string) => number;

/** The sizes a title is set in, the largest that looks good first. */
const fontSizesPx = [96, 76, 62];

/** For what is longer than content may be. */
const smallFontPx = 44;

/** How much worse than the next smaller size a size may look, in the measure of `judge`. */
const sizeIsWorth = 2.5;

/** Line height of titles, in em. */
export const titleLineHeight = 1.02;

/** Sets a title in a box of `width` by `height` pixels: as large as possible, unless a smaller size breaks better. */
export function setTitle(title: string, width: number, height: number, measure: Measure): TitleSetting {
  const words = title.split(' ');
  const set = (fontPx: number) => {
    const maxLines = Math.floor(height / (fontPx * titleLineHeight));
    const lines = breakLines(words, width / fontPx, maxLines, measure);
    return lines ? [{ fontPx, lines }] : [];
  };
  const [best] = fontSizesPx
    .flatMap(set)
    .map((setting, index) => ({ setting, fault: judge(setting.lines, measure) + index * sizeIsWorth }))
    .sort((one, other) => one.fault - other.fault);
  return best?.setting ?? set(smallFontPx)[0] ?? setSmaller(words, width, height, measure);
}

// Only a word of more than 25 letters comes here; it is set smaller still, every word on a line of its own.
function setSmaller(words: string[], width: number, height: number, measure: Measure): TitleSetting {
  const widest = Math.max(...words.map(measure));
  const fontPx = Math.floor(Math.min(width / widest, height / (words.length * titleLineHeight)));
  return { fontPx, lines: words };
}

/** The lines, at most `maxLines` and each at most `width` em, that together look best; `undefined` when there are none. */
function breakLines(
  words: string[],
  width: number,
  maxLines: number,
  measure: Measure,
): string[] | undefined {
  const fits = (line: string) => measure(line) <= width;
  for (let count = 1; count <= maxLines; count += 1) {
    const ways = listWays(words, count, fits).map((lines) => ({ lines, fault: judge(lines, measure) }));
    const [best] = ways.sort((one, other) => one.fault - other.fault);
    if (best) return best.lines;
  }
  return undefined;
}

/** Every way to divide words in `count` lines that fit. */
function listWays(words: string[], count: number, fits: (line: string) => boolean): string[][] {
  const whole = words.join(' ');
  if (count === 1) return words.length > 0 && fits(whole) ? [[whole]] : [];
  const ways: string[][] = [];
  for (let end = 1; end < words.length; end += 1) {
    const first = words.slice(0, end).join(' ');
    if (!fits(first)) break;
    ways.push(...listWays(words.slice(end), count - 1, fits).map((rest) => [first, ...rest]));
  }
  return ways;
}

/** The lower the better: lines of one length, that end with a part of the sentence and not with a short or single word. */
function judge(lines: string[], measure: Measure): number {
  const widths = lines.map(measure);
  const mean = widths.reduce((sum, width) => sum + width, 0) / lines.length;
  const rag = widths.reduce((sum, width) => sum + (width - mean) ** 2, 0) / lines.length;
  const ends = lines.slice(0, -1).map((line) => {
    if (/[.,:;?!]$/.test(line)) return -2;
    return /(?:^| )\S{1,3}$/.test(line) ? 2 : 0;
  });
  const isAlone = (line: string | undefined) => line !== undefined && /^[^ ]*[^ .,:;?!]$/.test(line);
  const alone = lines.length > 1 ? (isAlone(lines[0]) ? 1.5 : 0) + (isAlone(lines.at(-1)) ? 5 : 0) : 0;
  return ends.reduce((sum, end) => sum + end, rag + alone);
}
