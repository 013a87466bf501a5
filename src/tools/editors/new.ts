/** `npm run nieuw:artikel -- "Titel"`, `nieuw:case` and `nieuw:oplossing`: writes a draft and says what to do next. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

import { dropMovesFrom, redirectsFile } from '../../site/moved-addresses.ts';
import { textKinds } from './files/kinds.ts';
import { articleSchema, featuredCaseSchema, solutionSchema } from '../../content/schemas.ts';
import { choose, UsageError } from './choose.ts';
import { startText, type NewKind } from './new-text.ts';
import { readTextFiles } from './files/text-file.ts';

interface Command {
  kind: NewKind;
  /** What the editor chooses, with the flag's name. */
  choice: { name: 'categorie' | 'icoon'; options: readonly string[] };
  /** The last thing to do before publication. */
  publish: string;
}

const commands: Record<string, Command> = {
  artikel: {
    kind: 'articles',
    choice: { name: 'categorie', options: articleSchema.shape.category.options },
    publish:
      'haal de regel ‘draft: true’ weg, zet ‘date’ op de dag van publicatie en geef het een ‘start’ als het in de korte lijst van de kennisbank hoort',
  },
  case: {
    kind: 'featuredCases',
    choice: { name: 'categorie', options: featuredCaseSchema.shape.category.options },
    publish: 'kies bij ‘solution’ de oplossing waar de case bij hoort en haal de regel ‘draft: true’ weg',
  },
  oplossing: {
    kind: 'solutions',
    choice: { name: 'icoon', options: solutionSchema.shape.icon.options },
    publish:
      'vraag een engineer om een eigen tekening, geef hem een regel bij ‘start’ en haal de regel ‘draft: true’ weg',
  },
};

try {
  await main(process.argv.slice(2));
} catch (cause) {
  if (!(cause instanceof UsageError)) throw cause;
  console.error(cause.message);
  process.exitCode = 1;
}

async function main([command = '', ...args]: string[]): Promise<void> {
  const root = join(import.meta.dirname, '../../..');
  const { kind, choice, publish } = commands[command] ?? failUsage('artikel');
  const { title, flags } = readArguments(command, args);
  const chosen = await choose({ ...choice, given: flags[choice.name] }, process.stdin, process.stdout);
  const options = { title, choice: chosen, photo: flags.foto };
  const { file, text } = await startText(kind, options, readTextFiles(root), new Date());
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text, { flag: 'wx' });
  const { hasOwnPage, href } = textKinds[kind];
  const address = href(file.replace(/^.*\/|\.mdx$/g, ''));
  const freed = hasOwnPage && (await freeAddress(root, address));
  console.log(`Gemaakt: ${file}, een concept dat nog niet op de site komt.
${freed ? `Weggehaald uit ${redirectsFile}: de doorverwijzing van ${address}, die het nieuwe adres zou verbergen.\n` : ''}
1. Open het bestand en vervang alles wat met ‘[Vul in’ begint, ook een \\ ervoor.
2. Kijk mee met ‘npm run dev’: http://localhost:4321${address}
3. Controleer met ‘npm run controleer’.
4. Publiceren: ${publish}. Draai daarna ‘npm test’.`);
}

/** Takes away the redirect that would hide a new page, and says whether there was one. */
async function freeAddress(root: string, address: string): Promise<boolean> {
  const path = join(root, redirectsFile);
  const redirects = existsSync(path) ? await readFile(path, 'utf8') : '';
  const kept = dropMovesFrom(redirects, address);
  if (kept === redirects) return false;
  await writeFile(path, kept);
  return true;
}

function readArguments(command: string, args: string[]) {
  const flag = { type: 'string' } as const;
  try {
    const options = { categorie: flag, foto: flag, icoon: flag };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [title, ...others] = positionals;
    if (title === undefined || others.length > 0) return failUsage(command);
    return { title: title.trim(), flags: values };
  } catch {
    return failUsage(command);
  }
}

function failUsage(command: string): never {
  const flag = command === 'oplossing' ? '--icoon "…"' : '--categorie "…" --foto "…"';
  throw new UsageError(
    `Zo gebruik je deze opdracht: npm run nieuw:${command} -- "Titel tussen aanhalingstekens" ${flag}`,
  );
}
