import { createProblem, type Problem, type Located } from '../problems/problem.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles } from '../files/json-files.ts';
import type { CollectionName } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';
import { showFigures } from '../../../content/schemas.ts';
import { splitSentences } from '../../../site/typography.ts';
import { placeholder } from './unfinished.ts';

/** The fields on share images: titles in full, of other fields the first sentence. */
const drawn: Partial<Record<CollectionName, string[]>> = {
  home: ['title', 'eyebrow'],
  pages: ['title'],
  solutions: ['title', 'subtitle'],
  maquettes: ['title', 'lead'],
  approach: ['title', 'subtitle', 'duration'],
  expertise: ['title', 'subtitle'],
  articles: ['title'],
};
const drawnOfCompany = ['name', 'tagline', 'responseTime'];
/** Characters that the fonts certainly have, to avoid loading the fonts. */
export const common = /[\n\u00A0 a-zA-Z0-9.,:;!?'"()&%+/=@#_*–‘’“”…€©·×áàäçéèëêíïñóôöúûüÉÖÜ-]/g;

/** Reports fields with characters that the fonts of share images lack. */
export async function checkShareLetters(texts: TextFile[], lists: JsonFile[]): Promise<Problem[]> {
  const company = lists.filter(({ file }) => file === jsonFiles.company.file);
  const fields = [
    ...texts.flatMap((text) => listFields(text, text.fields, drawn[text.collection])),
    ...company.flatMap((list) => listFields(list, list.value, drawnOfCompany)),
  ];
  const problems = fields.map(async ({ file, name, shown, place }) => {
    const letters = await listMissing(shown);
    const message = `veld "${name}": op het deelplaatje kan ${letters.join(' en ')} niet; schrijf het anders`;
    return letters.length > 0 ? [createProblem(file, message, place)] : [];
  });
  return (await Promise.all(problems)).flat();
}

/** Returns the visible text of these fields. */
function listFields({ file, locate }: Located, fields: unknown, names: string[] = []) {
  return names.map((name) => {
    const value = (fields as Record<string, unknown> | undefined)?.[name];
    const words = typeof value === 'string' && !value.includes(placeholder) ? showFigures(value) : '';
    const shown = name === 'title' ? words : (splitSentences(words)[0] ?? '');
    return { file, name, shown, place: locate([name]) };
  });
}

async function listMissing(text: string): Promise<string[]> {
  // `checkCharacters` reports invisible characters.
  const rare = text.replace(common, '').replace(/[\p{Cc}\p{DI}]/gu, '');
  if (rare === '') return [];
  // Imported on demand: it loads fonts and a renderer.
  const { listMissingLetters } = await import('../../../build/share-images/layout.ts');
  return listMissingLetters(rare);
}
