/** What a save does to other files: which newer version it would overwrite, and what links to what it renames. */
import { basename, dirname } from 'node:path';

import { ContentError } from '../../collections/faults/fault.ts';
import { textKinds } from '../../collections/kinds.ts';
import { describeStatus } from '../../collections/status.ts';
import { parseTextFile, parseTextFiles, type TextFile } from '../../collections/text-file.ts';
import { checkTogether } from '../editors/check-together.ts';
import { expandTextFile } from '../editors/read-texts.ts';
import { nameFault } from './name-faults.ts';
import { askAboutNewer, type AskedSave } from './newer.ts';
import { titleOf } from './read-content.ts';
import { prepareSave, readContents, toContents, type Save } from './save.ts';

/** What a save becomes, with a question before it and the line that it adds to public/_redirects. */
interface Considered {
  save: Save;
  question?: string;
  redirect?: [from: string, to: string];
}

/** A save among `texts` with what follows from it, or what to ask first; throws a ContentError for what is refused. */
export async function consider(
  asked: AskedSave,
  texts: TextFile[],
  versionOf: Parameters<typeof askAboutNewer>[1],
): Promise<Considered | string> {
  const isOpen = (question?: string): question is string =>
    question !== undefined && !asked.sure?.includes(question);
  const newer = askAboutNewer(asked, versionOf);
  if (isOpen(newer)) return newer;
  const { additions, deletions } = await prepareSave(asked, texts);
  const followed = await followLinks({ additions, deletions }, texts);
  return isOpen(followed.question) ? followed.question : followed;
}

/** The save with the links to a text that it renames; throws a ContentError for what it would break elsewhere. */
export async function followLinks(save: Save, texts: TextFile[]): Promise<Considered> {
  const after = applySave(save, texts);
  const moved = findMoved(save, texts);
  const changed = moved ? after.map((text) => point(text, moved.old, moved.slug)) : after;
  await refuseBroken(save, texts, changed);
  if (!moved) return { save };
  const { old, slug } = moved;
  const { hasOwnPage, href } = textKinds[old.kind];
  const isSeen = hasOwnPage && describeStatus(old.fields ?? {}, new Date()) === undefined;
  const others = changed.filter((text, index) => text !== after[index]);
  const also = others.map((text) => `‘${titleOf(text)}’`).join(', ');
  return {
    save: { ...save, additions: mergeTexts(save.additions, others) },
    question: `Het adres ‘${old.slug}’ wordt ‘${slug}’. ${isSeen ? 'Wie naar het oude gaat, wordt doorgestuurd. ' : ''}${also ? `Links gaan mee in ${also}.` : 'Nergens staat een link.'} Doorgaan?`,
    ...(isSeen && { redirect: [href(old.slug), href(slug)] }),
  };
}

/** The lines of public/_redirects that also send visitors on from an old address; earlier ones then lead to the newest at once. */
export function addRedirect(redirects: string, [from, to]: [string, string]): string {
  const lines = redirects.trimEnd().split('\n');
  const others = lines.filter((line) => !line.startsWith(`${to} `));
  const kept = others.map((line) => line.replace(` ${from} 301`, ` ${to} 301`));
  return `${[...kept, `${from} ${to} 301`].join('\n')}\n`;
}

/** The texts as they are after the save. */
function applySave({ additions, deletions }: Save, texts: TextFile[]): TextFile[] {
  const written = parseTextFiles(
    additions.map(({ path, contents }) => [`content/${path}`, readContents(contents)]),
  );
  const gone = [...additions, ...deletions].map(({ path }) => `content/${path}`);
  return [...texts.filter(({ file }) => !gone.includes(file)), ...written];
}

/** The text that gets another name: one file goes and another comes in its folder. */
function findMoved({ additions, deletions }: Save, texts: TextFile[]) {
  const old = texts.find(({ file }) => deletions.some(({ path }) => file === `content/${path}`));
  const made = additions.find(({ path }) => old && dirname(`content/${path}`) === dirname(old.file));
  return old && made && { old, slug: basename(made.path, '.mdx') };
}

/** A text whose links and references to `old` name it `slug`. */
function point(text: TextFile, old: TextFile, slug: string): TextFile {
  const { href } = textKinds[old.kind];
  const links = new RegExp(`(?<=[("'])${href(old.slug)}(?=[)"'#?])`, 'g');
  const names = new RegExp(`(?<=^( +- |solution: |author: ))${old.slug}$`, 'gm');
  const changed = text.text.replace(links, href(slug)).replace(names, slug);
  return changed === text.text ? text : parseTextFile(text.file, text.kind, changed);
}

function mergeTexts(additions: Save['additions'], texts: TextFile[]): Save['additions'] {
  const changed = texts.map(({ file, text }) => ({
    path: file.slice('content/'.length),
    contents: toContents(text),
  }));
  return [...additions.filter(({ path }) => !changed.some((each) => each.path === path)), ...changed];
}

/** Refuses what was right before, and names the other texts that it is about. */
async function refuseBroken(save: Save, before: TextFile[], after: TextFile[]): Promise<void> {
  const check = (texts: TextFile[]) =>
    checkTogether(
      texts.map((text) => expandTextFile(text, texts)),
      new Date(),
    );
  const idOf = ({ file, message }: { file: string; message: string }) => `${file}: ${message}`;
  const known = new Set(check(before).map(idOf));
  const faults = [...check(after), ...listLostPhotos(save, after)].filter((fault) => !known.has(idOf(fault)));
  const own = save.additions.map(({ path }) => `content/${path}`);
  const told = await Promise.all(
    faults.map(async (fault) => {
      const { file, message } = fault;
      const text = after.find((each) => each.file === file);
      if (!text) return { message };
      if (own.includes(file)) return { message: await nameFault(fault, text.kind, text.text) };
      return { message: `‘${titleOf(text)}’ hoort erbij of linkt ernaar; verander dat eerst: ${message}` };
    }),
  );
  if (told.length > 0) throw new ContentError('', told);
}

/** The texts that show a photo of the owner's which the save removes. */
function listLostPhotos({ deletions }: Save, texts: TextFile[]) {
  const keys = deletions.flatMap(({ path }) => /^beelden\/([^/]+)\/index\.json$/.exec(path)?.[1] ?? []);
  return keys.flatMap((key) =>
    texts
      .filter(({ text }) => new RegExp(`^(image|portrait): ${key}$|photo="${key}"`, 'm').test(text))
      .map(({ file }) => ({ file, message: `foto ${key}` })),
  );
}
