import { basename } from 'node:path';

import { readScreenId } from '../../../site/addresses.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';
import type { TextFile } from '../files/text-file.ts';
import { createSlug } from '../slug.ts';

/** Matches a name that can be a segment of an address. */
export const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Names that are reserved for listings, such as `/kennis/pagina/2`. */
const reserved = ['index', 'pagina', 'categorie'];

const folders = new Set<string>(Object.values(collections).map(({ folder }) => folder));
/** Matches copies that programs and people leave beside a file. */
const copy =
  /~$|\.(?:bak|old|orig|rej|swp|swo|tmp)$|^\.#|^#.*#$|^~\$|\.(?:BACKUP|BASE|LOCAL|REMOTE)\b| ?\(\d+\)(?=\.|$)|(?: - |[ _-])(?:kopie|copy)(?: \d+)?(?=\.|$)/i;
const document = /\.(?:docx?|odt|pages|rtf|pdf)$/i;
const text = /\.(?:mdx?|markdown|mdown|txt)\b.*$/i;

type Named = Pick<TextFile, 'file' | 'slug' | 'collection'>;

/** Reports a file name that cannot be an address, or that clashes with another of `texts`. */
export function checkName({ file, slug, collection }: Named, texts: Named[]): Problem[] {
  const message = collection === 'screens' ? describeScreen(file, slug, texts) : describeName(file, slug);
  return message ? [createProblem(file, message)] : [];
}

function describeName(file: string, slug: string): string | undefined {
  if (reserved.includes(slug)) return `"${slug}" gebruikt de site zelf in adressen; kies een andere naam`;
  if (kebabCase.test(slug)) return undefined;
  const name = basename(file);
  const right = createSlug(name.replace(copy, '').replace(text, ''));
  const cure = right && name !== `${right}.mdx` ? `; noem het ${right}.mdx` : '';
  return `de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter${cure}`;
}

/** Returns a message for the name of a screen: its order, a hyphen and its address. */
function describeScreen(file: string, slug: string, texts: Named[]): string | undefined {
  const [model, name = ''] = slug.split('/');
  if (!/^\d-/.test(name) || !kebabCase.test(name))
    return 'de bestandsnaam is de plaats en het adres van het scherm, zoals 1-week-24.mdx: een cijfer, kleine letters en streepjes';
  const others = texts.filter((other) => other.file !== file && other.slug.startsWith(`${model}/`));
  const same = others.find(
    (other) =>
      readScreenId(other.slug) === readScreenId(slug) || basename(other.slug).charAt(0) === name.charAt(0),
  );
  return (
    same && `heeft hetzelfde cijfer of adres als ${basename(same.file)}; geef een van beide een andere naam`
  );
}

/** Returns why the site does not read a file of content/, and the name or folder it should have. */
export function describeUnread(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  const name = rest.at(-1) ?? folder;
  const marks = [/^[.~$#]+/, copy, text, document];
  const right = `${createSlug(marks.reduce((words, mark) => words.replace(mark, ''), name))}.mdx`;
  if (copy.test(name))
    return `dit is een reservekopie, die de site niet leest; haal haar weg, of noem haar ${right}`;
  if (document.test(name)) return `dit soort bestand leest de site niet; zet de tekst in ${right}`;
  const isModel = /^index\.ya?ml/i.test(name) && folder === 'maquettes' && rest.length === 2;
  if (isModel) return 'zo leest de site dit bestand niet; noem het index.yaml';
  if (!text.test(name) || !folders.has(folder))
    return 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort';
  if (folder === 'maquettes' && rest.length === 1)
    return 'een maquette is een map; zet een scherm in content/maquettes/naam-van-de-oplossing, zoals 1-week-24.mdx';
  if (name !== right) return `zo leest de site dit bestand niet; noem het ${right}`;
  return `zo diep leest de site hier niet; zet dit bestand in content/${folder}`;
}
