import { isPair, isScalar, isSeq, parseDocument, Scalar, visit } from 'yaml';

import { createFault, placeAt, type Fault } from '../faults/fault.ts';
import { describeThousands } from '../faults/json.ts';
import { describePath } from '../faults/zod.ts';
import type { TextFile } from '../files/text-file.ts';

/** Fields that YAML makes another text of than was typed. */
export function checkFieldSource({
  file,
  text,
  yaml: { source, start },
  fields,
}: Pick<TextFile, 'file' | 'text' | 'yaml' | 'fields'>): Fault[] {
  // What cannot be read has a fault already.
  if (fields === undefined) return [];
  const faults: Fault[] = [];
  visit(parseDocument(source, { customTags: ['timestamp'] }), {
    Scalar: (key, scalar, around) => {
      const reason = key === 'key' ? undefined : describeAltered(scalar, source);
      if (!reason) return;
      const chain = [...around, scalar];
      const path = chain.flatMap((node, index): PropertyKey[] => {
        if (isPair(node)) return [isScalar(node.key) ? String(node.key.value) : ''];
        return isSeq(node) ? [node.items.indexOf(chain[index + 1])] : [];
      });
      const message = `veld "${describePath(path)}": ${reason}`;
      faults.push(createFault(file, message, placeAt(text, start + (scalar.range?.[0] ?? 0))));
    },
  });
  return faults;
}

function describeAltered(
  { type, value, anchor, tag, range, source }: Scalar,
  yaml: string,
): string | undefined {
  if (anchor !== undefined || tag !== undefined)
    return 'een & of ! aan het begin maakt er iets anders van; zet de tekst tussen aanhalingstekens';
  const [start = 0, end = 0] = range ?? [];
  if (typeof value === 'number') return describeThousands(source ?? '');
  if (type !== Scalar.PLAIN || typeof value !== 'string') return undefined;
  if (/^[ \t]+#/.test(yaml.slice(end))) return 'alles vanaf # valt weg; zet de tekst tussen aanhalingstekens';
  if (!yaml.slice(start, end).includes('\n')) return undefined;
  return /^(?:[-–—•*]|\d+[.)])/.test(value)
    ? 'in een lijst begint elke regel met - en een spatie'
    : 'de tekst loopt door op de volgende regel; zet haar op één regel, of begin met >-';
}
