/** What a save does to other files: which newer version it would overwrite, and what links to what it renames. */
import { basename, dirname } from 'node:path';

import { ContentError, type Fault } from '../../editors/faults/fault.ts';
import { textKinds, type TextKind } from '../../editors/files/kinds.ts';
import { describeStatus } from '../../../content/status.ts';
import { parseTextFile, parseTextFiles, readSlug, type TextFile } from '../../editors/files/text-file.ts';
import { listFigures } from '../../../site/figures.ts';
import { readBody } from '../../editors/body.ts';
import { checkTogether } from '../../editors/check-together.ts';
import { checkFigures, findSprints, listKnownWords } from '../../editors/rules/figures.ts';
import { checkScreens } from '../../editors/rules/screens.ts';
import { renewJson } from './renew-json.ts';
import { nameFault, nameFields } from './name-faults.ts';
import { askAboutNewer, type AskedSave } from './newer.ts';
import { findJson } from '../forms/json-form.ts';
import { readScreenId } from '../../../site/addresses.ts';
import { titleOf } from '../forms/read-content.ts';
import { listTextFaults, prepareSave, readContents, toContents, type Save } from './save.ts';

/** What a save becomes, with a question before it and the line that it adds to public/_redirects. */
interface Considered {
  save: Save;
  question?: string;
  redirect?: [from: string, to: string];
}

/** A save among `texts` and the lines of public/_redirects, with what follows from it, or what to ask first; throws a ContentError for what is refused. */
export async function consider(
  asked: AskedSave,
  texts: TextFile[],
  versionOf: Parameters<typeof askAboutNewer>[1],
  redirects = '',
): Promise<Considered | string> {
  const isOpen = (question?: string): question is string =>
    question !== undefined && !asked.sure?.includes(question);
  const newer = askAboutNewer(asked, versionOf);
  if (isOpen(newer)) return newer;
  const renamed = [...listRenamed(asked, texts), ...listMovedScreens(asked, texts)];
  const roles = listRenamedRoles(asked, texts);
  const own = listWritten(asked).flatMap((text) => {
    const followed = pointAtHeadings(pointAtMoved(text, texts, redirects), renamed);
    return followed === text ? [] : followed;
  });
  const followed = await followLinks(await prepareSave(mergeTexts(asked, own)), { renamed, roles }, texts);
  const { question = await askAboutTyped(followed.save, texts) } = followed;
  return isOpen(question) ? question : followed;
}

/** The save with the links to what it renames, a text or headings; throws a ContentError for what it would break elsewhere. */
async function followLinks(
  save: Save,
  { renamed, roles }: { renamed: Renamed[]; roles: RenamedRole[] },
  texts: TextFile[],
): Promise<Considered> {
  const after = applySave(save, texts);
  const moved = findMoved(save, texts);
  const changed = after.map((text) =>
    nameRole(pointAtHeadings(moved ? point(text, moved.old, moved.slug) : text, renamed), roles),
  );
  await refuseBroken(save, texts, changed);
  const others = changed.filter((text, index) => text !== after[index]);
  const followed = mergeTexts(save, others);
  const titles = others.map((text) => `‘${titleOf(text)}’`).join(', ');
  const also = titles ? `Links gaan mee in ${titles}.` : 'Nergens staat een link.';
  if (!moved) {
    return { save: followed, ...(titles && { question: `Een kop heet nu anders. ${also} Doorgaan?` }) };
  }
  const { old, slug } = moved;
  const { hasOwnPage, href } = textKinds[old.kind];
  const isSeen = hasOwnPage && describeStatus(old.fields ?? {}, new Date()) === undefined;
  return {
    save: followed,
    question: `Het adres ‘${old.slug}’ wordt ‘${slug}’. ${isSeen ? 'Wie naar het oude gaat, wordt doorgestuurd. ' : ''}${also} Doorgaan?`,
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
function applySave(save: Save, texts: TextFile[]): TextFile[] {
  const gone = [...save.additions, ...save.deletions].map(({ path }) => `content/${path}`);
  return [...listWritten(save), ...texts.filter(({ file }) => !gone.includes(file))];
}

const listWritten = ({ additions }: Save) =>
  additions
    .filter(({ path }) => /\.(mdx|yaml)$/.test(path))
    .flatMap(({ path, contents }) => parseTextFiles([[`content/${path}`, readContents(contents)]]));

/** The text that gets another name: one file goes and another comes in its folder. */
function findMoved({ additions, deletions }: Save, texts: TextFile[]) {
  const old = texts.find(({ file }) => deletions.some(({ path }) => file === `content/${path}`));
  const made = additions.find(({ path }) => old && dirname(`content/${path}`) === dirname(old.file));
  return old && made && { old, slug: readSlug(`content/${made.path}`, old.kind) };
}

/** A text whose links and references to `old` name it `slug`. */
function point(text: TextFile, old: Pick<TextFile, 'kind' | 'slug'>, slug: string): TextFile {
  const { href } = textKinds[old.kind];
  const links = new RegExp(`(?<=[("'])${href(old.slug)}(?=[)"'#?])`, 'g');
  const names = new RegExp(`(?<=^( +- |solution: |author: ))${old.slug}$`, 'gm');
  return rewrite(text, text.text.replace(links, href(slug)).replace(names, slug));
}

/** A text that names what has moved as it is called now: a version from before may name it as it was. */
function pointAtMoved(text: TextFile, texts: TextFile[], redirects: string): TextFile {
  const kinds = Object.keys(textKinds) as TextKind[];
  return redirects.split('\n').reduce((pointed, line) => {
    const [from = '', to = ''] = line.split(' ').map((path) => basename(path));
    const kind = kinds.find((each) =>
      line.startsWith(`${textKinds[each].href(from)} ${textKinds[each].href(to)} `),
    );
    const isThere = texts.some((each) => each.kind === kind && each.slug === from);
    return kind && !isThere ? point(pointed, { kind, slug: from }, to) : pointed;
  }, text);
}

/** The headings that get other words in a save, by their ids. */
function listRenamed(save: Save, texts: TextFile[]) {
  return listWritten(save).flatMap((text) => {
    const before = texts.find(({ file }) => file === text.file) ?? findMoved(save, texts)?.old ?? text;
    const [old = [], now = []] = [before, text].map((each) => readBody(each).anchors);
    const page = textKinds[text.kind].href(text.slug);
    return pairRenamed(old, now).map((pair) => ({ file: text.file, page, ...pair }));
  });
}

/** The names that get another at their place, when they are as many; one that is still there, or was, has moved. */
function pairRenamed(old: string[], now: string[]) {
  if (old.length !== now.length) return [];
  const pairs = old.map((from, index) => ({ from, to: now[index] ?? from }));
  return pairs.filter(({ from, to }) => !now.includes(from) && !old.includes(to));
}

type Renamed = ReturnType<typeof listRenamed>[number];

const isScreenFile = (file: string) => file.startsWith(`content/${textKinds.screens.folder}/`);

/** A screen whose file gets another name, which is its id on the page of its model. */
function listMovedScreens(save: Save, texts: TextFile[]): Renamed[] {
  const moved = findMoved(save, texts);
  if (moved?.old.kind !== 'screens') return [];
  const [from = '', to = ''] = [moved.old.slug, moved.slug].map(readScreenId);
  const [model = ''] = moved.old.slug.split('/');
  return from === to ? [] : [{ file: moved.old.file, page: textKinds.maquettes.href(model), from, to }];
}

/** A text whose links to headings name them as they are now. */
function pointAtHeadings(text: TextFile, renamed: Renamed[]): TextFile {
  const changed = renamed.reduce((words, { file, page, from, to }) => {
    const isOwnPage = file === text.file || (isScreenFile(file) && dirname(file) === dirname(text.file));
    const address = `(${page})${isOwnPage ? '?' : ''}`;
    return words.replace(new RegExp(`(?<=[("'])${address}#${from}(?=[)"'])`, 'g'), `$1#${to}`);
  }, text.text);
  return rewrite(text, changed);
}

/** The roles of models that get another name in a save, each with the folder of its screens; a row that was not there gave its place another name. */
function listRenamedRoles(save: Save, texts: TextFile[]): RenamedRole[] {
  return listWritten(save).flatMap((text) => {
    const before = texts.find(({ file }) => file === text.file);
    const [old = [], now = []] = [before, text].map(
      (each) => [each?.fields?.['roles'] ?? []].flat() as Role[],
    );
    if (old.length !== now.length) return [];
    const rows = old.map((row) => JSON.stringify(row));
    const renamed = old.flatMap(({ name: from = '' }, index) => {
      const to = now[index]?.name ?? from;
      return rows.includes(JSON.stringify(now[index])) || from === to ? [] : [{ from, to }];
    });
    const isFree = ({ to }: { to: string }) =>
      old.every(({ name }) => name !== to) || renamed.some(({ from }) => from === to);
    return renamed.filter(isFree).map((names) => ({ folder: dirname(text.file), ...names }));
  });
}

/** A screen that names its role as it is called now. */
function nameRole(text: TextFile, renamed: RenamedRole[]): TextFile {
  const role = renamed.find(
    ({ folder, from }) => dirname(text.file) === folder && text.fields?.['role'] === from,
  );
  return role ? rewrite(text, text.text.replace(/^role: .*$/m, `role: ${role.to}`)) : text;
}

interface RenamedRole {
  /** Of the screens, from the project's folder. */
  folder: string;
  from: string;
  to: string;
}

interface Role {
  name?: string;
}

const rewrite = (text: TextFile, changed: string) =>
  changed === text.text ? text : parseTextFile(text.file, text.kind, changed);

function mergeTexts({ additions, deletions }: Save, texts: TextFile[]): Save {
  const changed = texts.map(({ file, text }) => ({
    path: file.slice('content/'.length),
    contents: toContents(text),
  }));
  const others = additions.filter(({ path }) => !changed.some((each) => each.path === path));
  return { additions: [...others, ...changed], deletions };
}

/** Refuses what was right before: each fault of the save's own texts, and a line for each text that needs what goes. */
async function refuseBroken(save: Save, before: TextFile[], after: TextFile[]): Promise<void> {
  const check = (texts: TextFile[]) => {
    const read = texts.map((text) => ({ text, body: readBody(text) }));
    return [...checkTogether(read, new Date()), ...checkScreens(read)].filter(({ tip }) => !tip);
  };
  const faults = [
    ...listNew(check(before), [...check(after), ...listLostPhotos(save, after)]),
    ...(await listUnfit(save, before)),
  ];
  const own = save.additions.map(({ path }) => `content/${path}`);
  const told = await Promise.all(
    after.map(async (text) => {
      const { file, kind } = text;
      const isOwn = own.includes(file);
      const found = faults
        .filter((fault) => fault.file === file)
        .map((fault) => (isOwn ? nameFault(fault, kind, text.text) : describeNeed(fault, kind)));
      const named = [...new Set(await Promise.all(found))];
      if (isOwn || named.length === 0) return named.map((message) => ({ message }));
      return { message: `‘${titleOf(text)}’ ${named.join(' en ')}`, file };
    }),
  );
  const lines: { message: string; file?: string }[] = told.flat();
  const first = lines.findIndex(({ file }) => file);
  if (first >= 0) lines.splice(first, 0, { message: 'Andere teksten hebben dit nodig. Verander die eerst:' });
  if (lines.length > 0) throw new ContentError('', lines);
}

/** The faults that were not there before. */
function listNew<Found extends { file: string; message: string }>(before: Found[], after: Found[]): Found[] {
  const idOf = ({ file, message }: Found) => `${file}: ${message}`;
  const known = new Set(before.map(idOf));
  return after.filter((fault) => !known.has(idOf(fault)));
}

/** What `read` gives with the lists of a save. */
async function withLists<Found>(save: Save, read: () => Found): Promise<Awaited<Found>> {
  const takeBack = renewJson((file) => {
    const list = save.additions.find(({ path }) => file === `content/${path}`);
    return list && readContents(list.contents);
  });
  try {
    return await read();
  } finally {
    takeBack();
  }
}

const hasLists = ({ additions }: Save) => additions.some(({ path }) => findJson(`content/${path}`));

/** What becomes wrong in texts by the lists of a save: a photo is gone, or a price or name no longer fits. */
async function listUnfit(save: Save, texts: TextFile[]): Promise<Fault[]> {
  if (!hasLists(save)) return [];
  const check = async () => (await Promise.all(texts.map((text) => listTextFaults(text)))).flat();
  return listNew(await check(), await withLists(save, check));
}

/** A question about texts that write by hand what a list of the save changes. */
async function askAboutTyped(save: Save, texts: TextFile[]): Promise<string | undefined> {
  if (!hasLists(save)) return undefined;
  const sprints = findSprints(texts, new Date());
  const list = () => listKnownWords(listFigures(sprints));
  const now = (await withLists(save, list)).map(({ words }) => words);
  const gone = list().filter(({ words }) => !now.includes(words));
  const typed = texts.filter((text) => gone.length > 0 && checkFigures(text, gone).length > 0);
  if (typed.length === 0) return undefined;
  const titles = typed.map((text) => `‘${titleOf(text)}’`).join(', ');
  return `Wat je verandert, staat ook met de hand in ${titles}. Verander het daar ook. Doorgaan?`;
}

/** What another text does with what a save takes away or changes, by the fault in it. */
async function describeNeed({ message }: { message: string }, kind: TextKind): Promise<string> {
  const [, field] = /^(veld "\w+")/.exec(message) ?? [];
  const does = message.includes('te lang') ? 'wordt te lang' : 'noemt dit';
  if (field) return `${does} bij ${nameFields(field, await textKinds[kind].schema())}`;
  const [, heading] = /^link ".*#(.*)": die pagina heeft geen kop/.exec(message) ?? [];
  if (heading) return `linkt naar de kop ‘${heading.replaceAll('-', ' ')}’`;
  if (message.startsWith('link ')) return 'linkt ernaar';
  return kind === 'maquettes' ? 'is de maquette hiervan' : message;
}

/** The texts that show a photo of the owner's which the save removes. */
function listLostPhotos({ deletions }: Save, texts: TextFile[]) {
  const keys = deletions.flatMap(({ path }) => /^beelden\/([^/]+)\/index\.json$/.exec(path)?.[1] ?? []);
  return keys.flatMap((key) =>
    texts
      .filter(({ text }) => new RegExp(`^(image|portrait): ${key}$|photo="${key}"`, 'm').test(text))
      .map(({ file }) => ({ file, message: 'toont deze foto' })),
  );
}
