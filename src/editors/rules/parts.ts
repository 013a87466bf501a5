import type { TextNode } from '../body.ts';
import type { Parts } from '../parts.ts';
import type { Problem } from '../problem.ts';

/** What may stand in a text besides words. */
export interface PartRules {
  /** Empty where a page shows no parts. */
  parts: Parts;
  /** `undefined` while the list of photos cannot be read. */
  photos: readonly string[] | undefined;
}

/** Parts that do not exist, miss an attribute or name an unknown photo, and code, which only a part may hold. */
export function checkParts(file: string, nodes: TextNode[], rules: PartRules): Problem[] {
  return nodes.flatMap((node) =>
    describe(node, rules).map((message) => {
      const { line, column } = node.position.start;
      return { file, line, column, message, tip: false };
    }),
  );
}

function describe(node: TextNode, rules: PartRules): string[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return ['‘import’ en ‘export’ kunnen niet aan het begin van een regel; begin de zin anders'];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return node.value?.trim().startsWith('/*') ? [] : ['een losse { kan niet: gebruik ronde haakjes'];
    case 'image':
      return ['een afbeelding zet je neer met <Figure photo="…" caption="…" />'];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return describePart(node, rules);
    default:
      return [];
  }
}

function describePart({ name, attributes = [] }: TextNode, { parts, photos }: PartRules): string[] {
  if (!name || /^[a-z]/.test(name)) return [`<${name ?? ''}> is HTML en kan hier niet; gebruik Markdown`];
  if (parts.size === 0) return [`deze pagina kent geen onderdelen; schrijf ${name} als gewone tekst`];
  const known = parts.get(name);
  if (!known) return [`het onderdeel "${name}" bestaat niet; kies uit ${[...parts.keys()].join(', ')}`];
  const given = new Map(attributes.map((attribute) => [attribute.name ?? '', attribute.value]));
  const missing = [...known].filter(([key, { optional }]) => !optional && !given.has(key));
  const unknown = [...given.keys()].filter((key) => !known.has(key));
  const wrong = [...known].filter(([key, { choices }]) => {
    const value = given.get(key);
    return choices.length > 0 && typeof value === 'string' && !choices.includes(value);
  });
  const photo = given.get('photo');
  return [
    ...missing.map(([key]) => `in ${name} ontbreekt ${key}="…"`),
    ...unknown.map(
      (key) => `${name} kent geen "${key}"; kies uit ${[...known.keys()].join(', ') || 'niets'}`,
    ),
    ...wrong.map(
      ([key, { choices }]) => `${key}="${given.get(key)}" bestaat niet; kies uit ${choices.join(', ')}`,
    ),
    ...(typeof photo === 'string' && photos?.includes(photo) === false
      ? [`onbekende foto "${photo}"; kies een sleutel uit content/fotos.json`]
      : []),
  ];
}
