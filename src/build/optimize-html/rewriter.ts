// By hand: PurgeCSS guesses from words; here a rule is removed only when its element or class is absent.
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import parseSelectors, { type Selector } from 'postcss-selector-parser';

import { joinNames, listClasses, listClassLists, listElements, shortenClasses } from './class-names.ts';
import type { Loaded } from './loaded-files.ts';

const styleElement = /<style>([^]*?)<\/style>/g;
/** No browser shows it. */
const lineBeforeBlock = /(?<=>)\n(?=<\/?(?:p|h[2-6]|div|[dou]l|li|t(?:able|[dhr]|head|body)|figure)\b)/g;
/** Prefixes that no served browser needs. */
const needless = /^-(moz|webkit)-text-/;

/** Rewrites the pages of one route. A page gets one style element, so that its policy has one hash. */
export function createRewriter(
  pages: readonly string[],
  loaded: Loaded,
  allNames: ReadonlyMap<string, string>,
): (html: string) => string {
  const shortNames = joinNames(pages, allNames);
  const elements = new Set([...pages.flatMap(listElements), ...loaded.elements]);
  const classes = new Set([...pages.flatMap(listClasses), ...loaded.classes]);
  const lists = unite(pages.flatMap((html) => listClassLists(shortenClasses(html, shortNames))));
  const styles = new Set(
    pages.flatMap((html) => Array.from(html.matchAll(styleElement), ([, css = '']) => css)),
  );
  const has = (html: string, css: string) => html.includes(`<style>${css}</style>`);
  const byShare = Map.groupBy(styles, (css) => pages.every((html) => has(html, css)));
  const own = byShare.get(false) ?? [];
  const shared = (byShare.get(true) ?? []).join('');
  const roots = new Map(
    [shared, ...own].map((css) => [css, dropRules(css, isShown, shortNames, areTogether)]),
  );
  settleProperties([...roots.values()], loaded.properties);
  const write = (css: string) => String(roots.get(css) ?? '');

  function areTogether(one: string, other: string): boolean {
    return lists.some((list) => list.has(one.slice(1)) && list.has(other.slice(1)));
  }

  function isShown(selector: Selector): boolean {
    if (String(selector) === ':host') return false;
    return selector.every((part) => {
      if (part.type === 'tag') return elements.has(part.value);
      if (part.type === 'class') return classes.has(part.value);
      // Of these one must be there; of `:not()` and `:has()` none need be.
      if (part.type !== 'pseudo' || !/^:(is|where)$/.test(part.value)) return true;
      return part.nodes.some(isShown);
    });
  }

  return (html) => {
    const written = [shared, ...own.filter((css) => has(html, css))].map(write).join('');
    let style = written && `<style>${written}</style>`;
    return shortenClasses(html, shortNames)
      .replace(lineBeforeBlock, '')
      .replace(styleElement, () => {
        const first = style;
        style = '';
        return first;
      });
  };
}

/** Each list once: many articles have few of them. */
const unite = (lists: Set<string>[]) => [
  ...new Map(lists.map((list) => [[...list].join(' '), list])).values(),
];

function dropRules(
  css: string,
  isShown: (selector: Selector) => boolean,
  shortNames: ReadonlyMap<string, string>,
  areTogether: (one: string, other: string) => boolean,
): Root {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const selectors = parseSelectors().astSync(rule.selector);
    for (const selector of selectors.nodes.filter((each) => !isShown(each))) selector.remove();
    selectors.walkClasses((node) => void (node.value = shortNames.get(node.value) ?? node.value));
    if (selectors.length === 0) return removeWithParents(rule);
    rule.selector = String(selectors);
    joinRule(rule, areTogether);
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
  // Another sheet may follow.
  root.raws.semicolon = true;
  return root;
}

/** Removes keyframes and custom properties that nothing uses, and writes the value of a token that is short or used once. */
function settleProperties(roots: Root[], asked: ReadonlySet<string>): void {
  const all = roots.join('');
  const count = (text: string) => all.split(text).length - 1;
  const find = (pattern: RegExp) =>
    new Map(Array.from(all.matchAll(pattern), ([, name = '', value = '']) => [name, value]));
  const tokens = find(/(?<=:root\{[^}]*)(--[\w-]+):([^;}]+)/g);
  // What a utility could be given.
  const initial = find(/@property (--[\w-]+)\{[^}]*initial-value:([^;}]+)/g);
  const isShort = (name: string) => (tokens.get(name)?.length ?? 0) < `var(${name})`.length;
  const isSettled = (name: string) =>
    tokens.has(name) &&
    count(`${name}:`) === 1 &&
    (isShort(name) || count(`var(${name}`) === 1) &&
    !asked.has(name);
  const isUnset = (name: string) => initial.has(name) && count(`${name}:`) === 0;
  for (const root of roots) {
    root.walkAtRules('property', (rule) => {
      if (count(`var(${rule.params}`) === 0 || isUnset(rule.params)) rule.remove();
    });
    root.walkAtRules('keyframes', (rule) => {
      if (!new RegExp(`animation(-name)?:[^;}]*\\b${rule.params}\\b`).test(all)) rule.remove();
    });
    root.walkDecls((line) => {
      line.value = line.value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
        if (isSettled(name)) return tokens.get(name) ?? use;
        return isUnset(name) ? (initial.get(name) ?? use) : use;
      });
      const isUsed = asked.has(line.prop) || count(`var(${line.prop}`) > 0;
      if (line.prop.startsWith('--') && (!isUsed || isSettled(line.prop))) removeWithParents(line);
    });
  }
}

const isKeyframe = ({ parent }: Rule) => parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

function joinWithSame(layer: AtRule): void {
  const before = layer.prev();
  if (before?.type !== 'atrule' || before.name !== layer.name || before.params !== layer.params) return;
  before.append(layer.nodes ?? []);
  layer.remove();
}

/** Joins the rule of a class with an earlier one, unless one in between may say the same of the same element. */
function joinRule(rule: Rule, areTogether: (one: string, other: string) => boolean): void {
  if (!singleClass.test(rule.selector)) return;
  for (let before = rule.prev(); before?.type === 'rule'; before = before.prev()) {
    if (before.selector === rule.selector) {
      before.append(rule.nodes);
      return void rule.remove();
    }
    const isElsewhere = singleClass.test(before.selector) && !areTogether(before.selector, rule.selector);
    const families = listFamilies(before);
    if (!isElsewhere && listFamilies(rule).some((family) => families.includes(family))) return;
  }
}

const singleClass = /^\.(?:\\.|[\w-])+$/;

/** The properties of a rule by the words that those begin with which set each other, as `gap` does `row-gap`. */
const listFamilies = (rule: Rule): string[] =>
  rule.nodes.map((node) => {
    const first = 'prop' in node ? (/^(?:-\w+-)?(\w+)/.exec(node.prop)?.[1] ?? '') : '';
    return families.find((family) => family.includes(first))?.[0] ?? first;
  });

const families = [
  ['inset', 'top', 'right', 'bottom', 'left'],
  ['gap', 'row', 'column'],
  ['font', 'line'],
  ['place', 'align', 'justify'],
];

function removeWithParents(node: Rule | AtRule | Declaration): void {
  const { parent } = node;
  node.remove();
  if (parent && parent.type !== 'root' && parent.nodes?.length === 0)
    removeWithParents(parent as Rule | AtRule);
}
