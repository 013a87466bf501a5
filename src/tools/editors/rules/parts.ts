import type { z } from 'astro/zod';

import { createFault, type Fault } from '../../../collections/faults/fault.ts';
import { listFieldFaults } from '../../../collections/faults/zod.ts';
import { describeUnknownPhoto } from '../../../site/photo-words.ts';
import type { TextNode } from '../body.ts';

interface PartRules {
  /** The parts that the page shows, by name; none where it shows none. */
  parts: Record<string, z.ZodObject>;
  /** `undefined` while the list of photos cannot be read. */
  photos: readonly string[] | undefined;
}

/** Parts that do not exist, miss an attribute or name an unknown photo, and code, which only a part may hold. */
export function checkParts(file: string, nodes: TextNode[], rules: PartRules): Fault[] {
  return nodes.flatMap((node) =>
    describe(node, rules).map((message) => createFault(file, message, node.position.start)),
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
  const names = Object.keys(parts);
  if (names.length === 0) return [`deze pagina kent geen onderdelen; schrijf ${name} als gewone tekst`];
  const schema = parts[name];
  if (!schema) return [`het onderdeel "${name}" bestaat niet; kies uit ${names.join(', ')}`];
  const given = new Map(attributes.map((attribute) => [attribute.name ?? '', attribute.value]));
  const photo = given.get('photo');
  return [
    ...describeAttributes(name, given, schema.shape),
    ...(typeof photo === 'string' && photos?.includes(photo) === false ? [describeUnknownPhoto(photo)] : []),
  ];
}

function describeAttributes(name: string, given: Map<string, unknown>, shape: z.core.$ZodShape): string[] {
  const known = Object.entries(shape) as [string, z.ZodType][];
  const missing = known.filter(([key, schema]) => !given.has(key) && !schema.safeParse(undefined).success);
  const unknown = [...given.keys()].filter((key) => !(key in shape));
  return [
    ...missing.map(([key]) => `in ${name} ontbreekt ${key}="…"`),
    ...unknown.map(
      (key) => `${name} kent geen "${key}"; kies uit ${Object.keys(shape).join(', ') || 'niets'}`,
    ),
    ...known.flatMap(([key, schema]) => describeValue(key, given.get(key), schema)),
  ];
}

/** What is wrong with an attribute's text; the build checks one that is code. */
function describeValue(key: string, value: unknown, schema: z.ZodType): string[] {
  if (typeof value !== 'string') return [];
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issues.map((issue) =>
    issue.code === 'invalid_value'
      ? `${key}="${value}" bestaat niet; kies uit ${issue.values.join(', ')}`
      : `${key}="${value}": ${listFieldFaults([issue])
          .map(({ message }) => message)
          .join(', ')}`,
  );
}
