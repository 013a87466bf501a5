// By hand, because Tailwind writes one sheet for all pages, and what Astro puts in a page is all of it. PurgeCSS guesses
// from words what a page might use; here a rule goes only when its selector names an element or class that is not there.
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

import { unescapeHtml, type ShortNames } from './short-names.ts';

const styleElement = /<style>([^]*?)<\/style>/g;
/** Parts of form fields, which have no name but the browser's, and the fields that have them. */
const fieldPart = /::?(-webkit-|-moz-|file-selector-button|placeholder)/;
const fieldWithParts =
  /<(input|textarea)[^>]*\s(placeholder=|type="(date|datetime-local|file|month|number|search|time|week)")/;

/** Declarations of Tailwind's reset that change nothing here. */
const needless =
  /^(font-(feature|variation)-settings|-webkit-text-decoration|-(moz|webkit)-text-size-adjust|tab-size)$/;

/**
 * What the pages of one route show, gathered page by page: their styles are made lean for all of them, and what all have is
 * one style, so that few hashes stand in the policy of their section.
 */
export class RouteStyles {
  readonly #names = new Set<string>();
  /** On how many pages a style stands. */
  readonly #styles = new Map<string, number>();
  #pages = 0;
  #hasFieldParts = false;
  readonly #shortNames: ShortNames;
  /** The custom properties that scripts, other sheets and drawings ask for. */
  readonly #asked: Set<string>;

  constructor(shortNames: ShortNames, asked: ReadonlySet<string>) {
    this.#shortNames = shortNames;
    this.#asked = new Set(asked);
  }

  /** Reads a page, the code of its islands, which may show more later, and the drawings in files that it uses. */
  add(html: string, code: string, drawings: string): void {
    for (const name of listNames(html + code)) this.#names.add(name);
    this.#hasFieldParts ||= fieldWithParts.test(html);
    for (const [, css = ''] of html.matchAll(styleElement)) {
      this.#styles.set(css, (this.#styles.get(css) ?? 0) + 1);
    }
    this.#pages += 1;
    for (const [name] of `${html}${drawings}`.matchAll(/(?<="var\()--[\w-]+/g)) this.#asked.add(name);
  }

  /** Writes a page of the route: first the style that all have, then those that only some have. */
  createLeaner(): (html: string) => string {
    const isShared = (css: string) => this.#styles.get(css) === this.#pages;
    const styles = [...this.#styles.keys()];
    const shared = styles.filter(isShared).join('');
    const own = styles.filter((css) => !isShared(css));
    const lean = [shared, ...own].map((css) => [css, this.#dropRules(css)] as const);
    const all = lean.map(([, rules]) => rules).join('');
    const elements = new Map(
      lean.map(([css, rules]) => {
        const settled = this.#settleProperties(rules, all);
        return [css, settled && `<style>${settled}</style>`];
      }),
    );
    return (html) => {
      let first = elements.get(shared) ?? '';
      return this.#shortNames.shortenTags(html).replace(styleElement, (_, css: string) => {
        const written = first + (isShared(css) ? '' : (elements.get(css) ?? ''));
        first = '';
        return written;
      });
    };
  }

  #dropRules(css: string): string {
    const root = postcss.parse(css);
    root.walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const selectors = parseSelectors().astSync(rule.selector);
      for (const selector of [...selectors.nodes]) if (!this.#isShown(selector)) selector.remove();
      selectors.walkClasses((node) => void (node.value = this.#shortNames.shorten(node.value)));
      if (selectors.length === 0) removeWithParents(rule);
      else rule.selector = String(selectors);
    });
    root.walkAtRules('layer', (rule) => {
      // Tailwind's help for browsers without `@property`, which the site does not serve.
      const isHelp = rule.params === 'properties';
      const isOrderAgain = !rule.nodes && rule !== root.first;
      if (isHelp || isOrderAgain) rule.remove();
      else joinWithSame(rule);
    });
    root.walkDecls(needless, (line) => void line.remove());
    root.walkComments((comment) => void comment.remove());
    return root.toString();
  }

  /** `css` without the keyframes and custom properties that `all` does not use, and with the value of a token that stands in one place alone. */
  #settleProperties(css: string, all: string): string {
    const root = postcss.parse(css);
    const count = (text: string) => all.split(text).length - 1;
    const tokens = new Map(
      Array.from(all.matchAll(/(?<=:root\{[^}]*)(--[\w-]+):([^;}]+)/g), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    const isSingle = (name: string) =>
      count(`${name}:`) === 1 &&
      count(`var(${name}`) === 1 &&
      !this.#asked.has(name) &&
      !this.#shortNames.isKept(name);
    // What a utility could be given, and nothing here gives it.
    const initial = new Map(
      Array.from(
        all.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g),
        ([, name = '', value = '']) => [name, value] as const,
      ).filter(([name]) => count(`${name}:`) === 0),
    );
    root.walkAtRules('property', (rule) => {
      if (count(`var(${rule.params}`) === 0 || initial.has(rule.params)) rule.remove();
    });
    root.walkAtRules('keyframes', (rule) => {
      if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(all)) rule.remove();
    });
    root.walkDecls((line) => {
      line.value = line.value.replace(/var\((--[\w-]+)\)/g, (use, name: string) =>
        isSingle(name) ? (tokens.get(name) ?? use) : (initial.get(name) ?? use),
      );
      const isUsed = this.#asked.has(line.prop) || count(`var(${line.prop}`) > 0;
      const isGone = !isUsed || (tokens.has(line.prop) && isSingle(line.prop));
      if (line.prop.startsWith('--') && isGone) removeWithParents(line);
    });
    return root.toString();
  }

  #isShown(selector: Selector): boolean {
    const text = String(selector);
    if (text.startsWith(':host') || (fieldPart.test(text) && !this.#hasFieldParts)) return false;
    return selector.every((part) => {
      if (part.type === 'tag') return this.#names.has(`<${part.value}`);
      if (part.type === 'class') return this.#names.has(part.value);
      // Of these one must be there; of `:not()` and `:has()` none need be.
      if (part.type !== 'pseudo' || !/^:(is|where)$/.test(part.value)) return true;
      return part.nodes.some((inner) => this.#isShown(inner));
    });
  }
}

/** The elements (`<p`) and classes in HTML or TSX. */
export function listNames(markup: string): string[] {
  const elements = markup.matchAll(/<([a-z][\w-]*)/g);
  const classes = markup.matchAll(/\sclass(?:Name)?(?:="([^"]*)"|=\{([^}]*)\}|:\s*'([^']*)')/g);
  return [
    ...Array.from(elements, ([, name = '']) => `<${name}`),
    ...Array.from(classes, ([, list = '', expression = '', text = '']) => [
      ...unescapeHtml(list).split(/\s+/),
      ...`${expression} ${text}`.split(/[\s'"`]+/),
    ]).flat(),
  ];
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

/** Puts what a layer holds into the block of the same layer right before it. */
function joinWithSame(layer: AtRule): void {
  const before = layer.prev();
  if (before?.type !== 'atrule' || before.name !== layer.name || before.params !== layer.params) return;
  before.append(layer.nodes ?? []);
  layer.remove();
}

function removeWithParents(node: Rule | AtRule | Declaration): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithParents(parent as Rule | AtRule);
}
