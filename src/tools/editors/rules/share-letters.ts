import { createProblem, type Problem, type Located } from '../problems/problem.ts';
import type { JsonFile } from '../files/json-file.ts';
import { jsonFiles } from '../files/json-files.ts';
import type { CollectionName } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';
import { showFigures } from '../../../content/schemas.ts';
import { splitSentences } from '../../../site/typography.ts';
import { placeholder } from './unfinished.ts';

/** The fields that share images show, of which each shows the first sentence below a title. */
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
/** What the fonts have for certain, so that they are only asked about other characters. */
export const common = /[\n\u00A0 a-zA-Z0-9.,:;!?'"()&%+/=@#_*–‘’“”…€©·×áàäçéèëêíïñóôöúûüÉÖÜ-]/g;

/** Characters that the fonts of share images do not have, all of a field at once. */
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

/** What is shown of each of these fields. */
function listFields({ file, locate }: Located, fields: unknown, names: string[] = []) {
  return names.map((name) => {
    const value = (fields as Record<string, unknown> | undefined)?.[name];
    const words = typeof value === 'string' && !value.includes(placeholder) ? showFigures(value) : '';
    const shown = name === 'title' ? words : (splitSentences(words)[0] ?? '');
    return { file, name, shown, place: locate([name]) };
  });
}

async function listMissing(text: string): Promise<string[]> {
  // What nobody sees has a problem of its own.
  const rare = text.replace(common, '').replace(/[\p{Cc}\p{DI}]/gu, '');
  if (rare === '') return [];
  // It loads the fonts and what draws them.
  const { listMissingLetters } = await import('../../../build/share-images/layout.ts');
  return listMissingLetters(rare);
}
