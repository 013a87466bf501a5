import { createFault, type Fault } from '../faults/fault.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles } from '../files/json-files.ts';
import type { TextKind } from '../files/kinds.ts';
import type { TextFile } from '../files/text-file.ts';
import { showFigures } from '../../../content/schemas.ts';
import { splitSentences } from '../../../site/typography.ts';
import { placeholder } from './unfinished.ts';

/** The fields that share images show, of which each shows the first sentence below a title. */
const drawn: Partial<Record<TextKind, string[]>> = {
  home: ['title', 'eyebrow'],
  pages: ['title'],
  solutions: ['title', 'subtitle'],
  maquettes: ['title', 'lead'],
  approach: ['title', 'subtitle', 'duration'],
  expertise: ['title', 'subtitle'],
  articles: ['title'],
};
const drawnOfCompany = ['name', 'tagline', 'responseTime'];
/** What the fonts have for certain, so that they are only asked about other characters. */
export const common = /[\n\u00A0 a-zA-Z0-9.,:;!?'"()&%+/=@#_*–‘’“”…€©·×áàäçéèëêíïñóôöúûüÉÖÜ-]/g;

type Located = Pick<TextFile, 'file' | 'locate'>;

/** Characters that the fonts of share images do not have, all of a field at once. */
export async function checkShareLetters(texts: TextFile[], lists: JsonFile[]): Promise<Fault[]> {
  const company = lists.find(({ file }) => file === jsonFiles.company.file);
  const found = await Promise.all([
    ...texts.map((text) => check(text, text.fields, drawn[text.kind])),
    ...(company ? [check(company, company.value, drawnOfCompany)] : []),
  ]);
  return found.flat();
}

async function check({ file, locate }: Located, fields: unknown, names: string[] = []): Promise<Fault[]> {
  const faults = names.map(async (name) => {
    const value = (fields as Record<string, unknown> | undefined)?.[name];
    const words = typeof value === 'string' && !value.includes(placeholder) ? showFigures(value) : '';
    const shown = name === 'title' ? words : (splitSentences(words)[0] ?? '');
    const letters = await listMissing(shown);
    const message = `veld "${name}": op het deelplaatje kan ${letters.join(' en ')} niet; schrijf het anders`;
    return letters.length > 0 ? [createFault(file, message, locate([name]))] : [];
  });
  return (await Promise.all(faults)).flat();
}

async function listMissing(text: string): Promise<string[]> {
  // What nobody sees has a fault of its own.
  const rare = text.replace(common, '').replace(/[\p{Cc}\p{DI}]/gu, '');
  if (rare === '') return [];
  // It loads the fonts and what draws them.
  const { listMissingLetters } = await import('../../../build/share-images/layout.ts');
  return listMissingLetters(rare);
}
