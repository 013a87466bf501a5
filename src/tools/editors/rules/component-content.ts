import type { z } from 'astro/zod';

import { textOf, type TextNode } from '../body.ts';

/** The Markdown that these components need. */
const needed: Record<string, { is: (node: TextNode) => boolean; advice: string }> = {
  Steps: {
    is: ({ type, ordered }) => type === 'list' && ordered === true,
    advice: 'in Steps hoort een genummerde lijst; begin elke regel met een cijfer, een punt en een spatie',
  },
  Comparison: { is: ({ type }) => type === 'table', advice: 'in Comparison hoort een tabel' },
  Calendar: { is: ({ type }) => type === 'table', advice: 'in Calendar hoort een tabel' },
};

/** Returns the problems of the children of a component. */
export function describeContent({ name, children = [] }: TextNode, schema: z.ZodObject): string[] {
  const { place, holds } = schema.meta() ?? {};
  const held = children
    .flatMap((child) => (child.type === 'paragraph' && holds ? (child.children ?? []) : child))
    .filter(isSeen);
  if (place !== 'around')
    return held.length > 0 ? [`in ${name} kan geen tekst; sluit af met />, en zet de tekst erachter`] : [];
  if (held.length === 0) return [`in ${name} staat niets; vul het of haal het weg`];
  if (holds && held.some((child) => child.name !== holds))
    return [`in ${name} kan alleen ${String(holds)}; zet wat er los in staat erbuiten`];
  const { is, advice } = needed[name ?? ''] ?? {};
  return is && advice && !held.some(is) ? [advice] : [];
}

/** Returns the problems of the choices of a `Field`. */
export function describeChoices({ name, attributes = [] }: TextNode): string[] {
  const [type, options] = ['type', 'options'].map(
    (key) => attributes.find((each) => each.name === key)?.value,
  );
  if (name !== 'Field' || !['lijst', 'keuze', 'vinkjes'].includes(String(type))) return [];
  if (typeof options !== 'string') return ['in Field ontbreekt options="…"; zet ; tussen de keuzes'];
  return type === 'vinkjes' || options.includes(';') || !options.includes(',')
    ? []
    : ['in Field staat één keuze; zet ; tussen de keuzes'];
}

/** Returns a problem for a block component within a sentence. */
export function describeSentence(node: TextNode, components: Record<string, z.ZodObject>): string[] {
  const { type, children = [] } = node;
  if (type !== 'paragraph') return [];
  const hasWords = children.some((child) => !child.name && textOf(child).trim() !== '');
  const alone = children.find(
    ({ name }) => name && components[name] && components[name].meta()?.['place'] !== 'inline',
  );
  return hasWords && alone
    ? [`zet ${alone.name} op een eigen regel, met een lege regel erboven en eronder`]
    : [];
}

/** Returns whether a node shows words or a component. */
export const isSeen = (node: TextNode): boolean =>
  Boolean(node.name) || textOf(node).trim() !== '' || (node.children ?? []).some(isSeen);
