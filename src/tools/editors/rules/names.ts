import { basename } from 'node:path';

import { createFault, type Fault } from '../faults/fault.ts';
import { readScreenId } from '../../../site/addresses.ts';
import type { TextFile } from '../files/text-file.ts';
import { suggestName } from './file-names.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.(mdx|yaml)$/;
const numbered = /^\d-[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** Names that an overview needs for itself and its pages, such as `/kennis/pagina/2`. */
const reserved = ['index', 'pagina', 'categorie'];

/** What is wrong with a file's name, which becomes its address, among `others` of its kind. */
export function listNameFaults(
  { file, slug, kind }: Pick<TextFile, 'file' | 'slug' | 'kind'>,
  others: Pick<TextFile, 'file' | 'slug'>[],
): Fault[] {
  const message = kind === 'screens' ? describeScreen(file, slug, others) : describeName(file, slug);
  return message ? [createFault(file, message)] : [];
}

function describeName(file: string, slug: string): string | undefined {
  if (!kebabCase.test(basename(file)) || !/^[a-z0-9-]+$/.test(slug)) {
    const right = suggestName(file);
    return `de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter${right ? `; noem het ${right}` : ''}`;
  }
  return reserved.includes(slug)
    ? `"${slug}" gebruikt de site zelf in adressen; kies een andere naam`
    : undefined;
}

/** The number of a screen is its place, the rest of its name is its address. */
function describeScreen(file: string, slug: string, others: Pick<TextFile, 'file' | 'slug'>[]) {
  if (!numbered.test(basename(file))) {
    return 'de bestandsnaam is de plaats en het adres van het scherm, zoals 1-week-24.mdx: een cijfer, kleine letters en streepjes';
  }
  const [model] = slug.split('/');
  const sameModel = others.filter((other) => other.file !== file && other.slug.startsWith(`${model}/`));
  const same = sameModel.find(
    (other) =>
      readScreenId(other.slug) === readScreenId(slug) ||
      basename(other.slug).charAt(0) === basename(slug).charAt(0),
  );
  return (
    same && `heeft hetzelfde cijfer of adres als ${basename(same.file)}; geef een van beide een andere naam`
  );
}
