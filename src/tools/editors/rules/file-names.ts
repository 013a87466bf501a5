import { textKinds } from '../files/kinds.ts';
import { createSlug } from '../slug.ts';

const folders = new Set<string>(Object.values(textKinds).map(({ folder }) => folder));
const other = 'dit bestand leest de site niet; kijk in het handboek in welke map het hoort';
const screen =
  'een maquette is een map; zet een scherm in content/maquettes/naam-van-de-oplossing, zoals 1-week-24.mdx';
/** What programs and people leave beside the version that counts. */
const copy =
  /~$|\.(?:bak|old|orig|rej|swp|swo|tmp)$|^\.#|^#.*#$|^~\$|\.(?:BACKUP|BASE|LOCAL|REMOTE)\b| ?\(\d+\)(?=\.|$)|(?: - |[ _-])(?:kopie|copy)(?: \d+)?(?=\.|$)/i;
const document = /\.(?:docx?|odt|pages|rtf|pdf)$/i;
const text = /\.(?:mdx?|markdown|mdown|txt)\b.*$/i;

/** Why a file of content/ is never read, and the name or folder that it should have. */
export function describeUnread(file: string): string {
  const [, folder = '', ...rest] = file.split('/');
  const name = rest.at(-1) ?? folder;
  const right = `${createSlug(
    name
      .replace(/^[.~$#]+/, '')
      .replace(copy, '')
      .replace(text, '')
      .replace(document, ''),
  )}.mdx`;
  if (copy.test(name))
    return `dit is een reservekopie, die de site niet leest; haal haar weg, of noem haar ${right}`;
  if (document.test(name)) return `dit soort bestand leest de site niet; zet de tekst in ${right}`;
  if (/^index\.ya?ml/i.test(name) && folder === 'maquettes' && rest.length === 2)
    return 'zo leest de site dit bestand niet; noem het index.yaml';
  if (!text.test(name) || !folders.has(folder)) return other;
  if (folder === 'maquettes' && rest.length === 1) return screen;
  if (name !== right) return `zo leest de site dit bestand niet; noem het ${right}`;
  return `zo diep leest de site hier niet; zet dit bestand in content/${folder}`;
}

/** The name that the file of a text should have, where it has another. */
export function suggestName(file: string): string | undefined {
  const name = file.split('/').at(-1) ?? '';
  const slug = createSlug(name.replace(copy, '').replace(text, ''));
  return slug && name !== `${slug}.mdx` ? `${slug}.mdx` : undefined;
}
