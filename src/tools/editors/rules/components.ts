import type { z } from 'astro/zod';

import { describeCode } from '../../../content/markdown/code.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { describeHtml, noImage } from '../problems/html.ts';
import { adviseOnLine } from '../problems/mdx.ts';
import { listFieldProblems } from '../problems/zod.ts';
import { countNames } from '../../../site/counts.ts';
import { figureNames } from '../../../site/figures.ts';
import { describeUnknownPhoto } from '../../../site/photo-words.ts';
import { listNodes, readData, type ReadText, type TextNode } from '../body.ts';
import { componentSets } from '../component-sets.ts';
import { describeChoices, describeContent, describeSentence, isSeen } from './component-content.ts';

interface ComponentRules {
  /** The components that the page supports, by name. */
  components: Record<string, z.ZodObject>;
  /** The keys of all photos. */
  photos: readonly string[];
}

/** Reports unknown components, wrong attributes and photos, code, and empty elements. */
export function checkComponents({ file, nodes }: ReadText, rules: ComponentRules): Problem[] {
  return nodes.flatMap((node) =>
    describe(node, rules).map((message) => createProblem(file, message, node.position.start)),
  );
}

function describe(node: TextNode, rules: ComponentRules): string[] {
  const refused = describeRefused(node);
  if (refused) return [refused];
  switch (node.type) {
    case 'image':
      return [noImage];
    case 'text':
      return describeName(node.value);
    case 'table':
      return describeTable(node);
    default:
      return [
        ...describeWordless(node),
        ...describeSentence(node, rules.components),
        ...describeComponent(node, rules),
      ];
  }
}

/** Returns a message for code that the build refuses. */
function describeRefused(node: TextNode): string | undefined {
  const reason = describeCode(node);
  if (!reason) return undefined;
  if (node.type.endsWith('Expression')) {
    const [named] = describeName(`{${(node.value ?? '').trim()}}`);
    return named ?? adviseOnLine(`{${node.value ?? ''}}`, 1) ?? reason;
  }
  if (!node.type.startsWith('mdxJsx') || !reason.includes('is HTML')) return reason;
  const name = node.name ?? '';
  const component = Object.values(componentSets)
    .flatMap(Object.keys)
    .find((each) => each.toLowerCase() === name.toLowerCase());
  return component ? `het onderdeel heet ${component}, met een hoofdletter` : describeHtml(name);
}

/** Returns a problem for a figure between braces, which only fields fill in. */
function describeName(words = ''): string[] {
  const [braces, name = ''] = /\{(\w+)\}/.exec(words) ?? [];
  if (countNames.includes(name)) return [`${braces} blijft hier zo staan; schrijf <Count of="${name}" />`];
  return figureNames.includes(name) ? [`${braces} blijft hier zo staan; schrijf <Rate of="${name}" />`] : [];
}

const wordless: Record<string, string> = {
  link: 'deze link heeft geen woorden; schrijf [tekst](/adres)',
  listItem: 'dit punt van de lijst is leeg; vul het of haal het weg',
  blockquote: 'dit citaat is leeg; vul het of haal het weg',
  footnoteDefinition: 'deze noot is leeg; schrijf haar achter de dubbele punt',
  paragraph: 'deze alinea is leeg; haal haar weg',
};

function describeWordless({ type, children = [] }: TextNode): string[] {
  // A definition shows elsewhere, or nowhere.
  const shown = children.filter((child) => !/definition/i.test(child.type)).flatMap(listNodes);
  const hasWords = shown.some(({ value = '', name, type: innerType }) => {
    return name || innerType === 'image' || (value.trim() !== '' && !innerType.endsWith('Expression'));
  });
  return hasWords || !wordless[type] ? [] : [wordless[type]];
}

function describeTable(table: TextNode): string[] {
  if (!isSeen(table)) return ['deze tabel is leeg; vul haar of haal haar weg'];
  const [component] = listNodes(table.children?.[0] ?? table).filter(({ name }) => name);
  // On a phone the head repeats in each card.
  return component ? [`in de kop van een tabel kan geen ${component.name}; zet het in een rij eronder`] : [];
}

function describeComponent(node: TextNode, { components, photos }: ComponentRules): string[] {
  const { name, attributes = [] } = node;
  if (!name || name === 'br') return [];
  const names = Object.keys(components);
  const schema = components[name];
  if (!schema) {
    const isElsewhere = Object.values(componentSets).some((set) => name in set);
    const what = isElsewhere ? `hier kan het onderdeel ${name} niet` : `het onderdeel "${name}" bestaat niet`;
    return [`${what}; kies uit ${names.join(', ')}`];
  }
  const given = Object.fromEntries(attributes.map(({ name: key = '', value }) => [key, readData(value)]));
  const issues = schema.safeParse(given, { reportInput: true }).error?.issues ?? [];
  const { photo } = given;
  return [
    ...issues.flatMap((issue) => describeIssue(name, issue, given, schema)),
    ...describeContent(node, schema),
    ...describeChoices(node),
    ...(typeof photo === 'string' && !photos.includes(photo) ? [describeUnknownPhoto(photo)] : []),
  ];
}

/** Translates a schema issue of an attribute. */
function describeIssue(
  component: string,
  issue: z.core.$ZodIssue,
  given: Record<string, unknown>,
  { shape }: z.ZodObject,
): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys(shape).join(', ') || 'niets';
    return issue.keys.map((key) => `in ${component} kan ${key}="…" niet; kies uit ${known}`);
  }
  const key = String(issue.path[0]);
  const value = given[key];
  if (!(key in given)) return [`in ${component} ontbreekt ${key}="…"`];
  if (typeof value !== 'string' && !Array.isArray(value)) return [];
  if (typeof value === 'string' && issue.code === 'invalid_value')
    return [`in ${component} kan ${key}="${value}" niet; kies uit ${issue.values.join(', ')}`];
  const problems = listFieldProblems([{ ...issue, path: issue.path.slice(1) }]);
  const what = typeof value === 'string' ? `${key}="${value}" niet` : `${key} zo niet`;
  return problems.map(({ message }) => `in ${component} kan ${what}: ${message}`);
}
