import promises from '../../../../content/beloften.json' with { type: 'json' };
import ownMaquette from '../../../../content/eigen-maquette.json' with { type: 'json' };
import photos from '../../../../content/fotos.json' with { type: 'json' };
import measurements from '../../../../content/metingen.json' with { type: 'json' };
import rates from '../../../../content/tarieven.json' with { type: 'json' };
import { company } from '../../../site/company.ts';

const imported: [file: string, values: Record<string, unknown>][] = [
  ['content/bedrijf.json', company],
  ['content/beloften.json', promises],
  ['content/eigen-maquette.json', ownMaquette],
  ['content/fotos.json', photos],
  ['content/metingen.json', measurements],
  ['content/tarieven.json', rates],
];

/** Gives the JSON that code has imported the values of today, by the text that `read` has of a file, and returns what takes that back; throws for one that cannot be read. */
export function renewJson(read: (file: string) => string | undefined): () => void {
  const before = imported.map(([, values]) => ({ ...values }));
  for (const [file, values] of imported) {
    const text = read(file);
    if (text !== undefined) replaceValues(values, JSON.parse(text.replace(/^\uFEFF/, '')) as typeof values);
  }
  return () => imported.forEach(([, values], index) => replaceValues(values, before[index] ?? {}));
}

function replaceValues(values: Record<string, unknown>, today: typeof values): void {
  for (const name of Object.keys(values)) if (!(name in today)) Reflect.deleteProperty(values, name);
  Object.assign(values, today);
}
