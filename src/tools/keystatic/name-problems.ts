import type { z } from 'astro/zod';

import { collections, type CollectionName } from '../editors/files/collections.ts';
import { componentSets } from '../editors/component-sets.ts';
import { capitalise, describeField } from './fields/describe.ts';

type Shape = Record<string, z.ZodType | undefined>;

/** Phrases for the terminal, and the words for the editor. */
const inForm: [terminal: RegExp, words: string][] = [
  [/(het onderdeel "\w+" bestaat niet); kies uit.*/, '$1; haal het weg, of vraag een engineer'],
  [/onbekend veld ("[^"]+").*/, '$1 hoort hier niet meer; vraag een engineer'],
  [/zet het in content\/woordenlijst\.txt/, 'vraag een engineer het in de woordenlijst te zetten'],
  [/kan (\w+)="#?" niet.*/, 'ontbreekt $1="…"'],
  [/draai npm run meten/, 'vraag een engineer'],
  // The error of the parser.
  [/ \([A-Z][^]*\)$/, ''],
];

const components: Record<string, z.ZodObject | undefined> = {
  ...componentSets.long,
  ...componentSets.screen,
};

/** Rewrites a problem of a text for editors: with its heading, and the labels of components and fields. */
export async function nameProblem(
  { message, line = 1 }: { message: string; line?: number },
  collection: CollectionName,
  written: string,
): Promise<string> {
  const schema = await collections[collection].schema();
  const named = nameComponents(nameFields(message, schema));
  const lines = written.split('\n').slice(0, line);
  const heading = lines.findLast((each) => each.startsWith('## '))?.slice(3);
  return heading ? `Onder ‘${heading}’: ${named}` : named;
}

/** Replaces the names of components and attributes by their labels. */
function nameComponents(message: string): string {
  const [, name = ''] = /^in (\w+) /.exec(message) ?? [];
  const shape: Shape = components[name]?.shape ?? {};
  return message
    .replace(/^(in \w+ (?:ontbreekt|kan) .*?)(; kies uit .*)?$/, '$1; klik daar op ‘Bewerken’')
    .replace(/(\w+)=("(.*?)")/, (_whole, key: string, ...[value, words]: string[]) =>
      words === '…' ? labelOf(shape[key], key) : `${labelOf(shape[key], key)} ${value}`,
    )
    .replace(/<\/?(\w+)[^>]*>|(?<!["‘])\b[A-Z]\w+/g, (whole, tag: string = whole) =>
      labelOf(components[tag], tag),
    );
}

/** Rewrites a problem for editors, with the labels of fields. */
export function nameFields(message: string, schema?: z.ZodType): string {
  const { shape = {} } = (schema?.def ?? {}) as { shape?: Shape };
  return inForm
    .reduce((words, [terminal, instead]) => words.replace(terminal, instead), message)
    .replace(/content\/(?:\w+\/)*([\w-]+)(\.\w+)?/g, (_whole, name: string) => `‘${capitalise(name)}’`)
    .replace(/veld "([^"]+)"/, (_whole, path: string) => namePath(schema, path))
    .replace(/"(\w+)"/g, (whole, name: string) => (shape[name] ? labelOf(shape[name], name) : whole));
}

const labelOf = (schema: z.ZodType | undefined, name: string) =>
  schema ? `‘${describeField(schema, name).label}’` : name;

/** Returns the labels along the path of a field, such as ‘Het kaartje’, ‘Wat het kan’, regel 2. */
function namePath(schema: z.ZodType | undefined, path: string): string {
  let inner = schema;
  const labels = (path.match(/\w+/g) ?? []).map((key) => {
    while (inner && 'innerType' in inner.def) inner = inner.def.innerType as z.ZodType;
    const { shape, element, valueType } = (inner?.def ?? {}) as {
      shape?: Shape;
      element?: z.ZodType;
      valueType?: z.ZodType;
    };
    inner = shape?.[key] ?? element ?? valueType;
    return /^\d+$/.test(key) ? `regel ${key}` : labelOf(shape?.[key], key);
  });
  return labels.join(', ');
}
