/** What the page of the editor knows of the content: read when it opens, and again after each save. */
import { findTextKind, parseTextFiles, readSlug } from '../../editors/files/text-file.ts';
import type { OwnPhoto } from '../../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../../site/own-photos.ts';
import { renewJson } from '../saves/renew-json.ts';
import { findText, type Content } from '../forms/config.ts';
import { contentRead } from '../fields/choice.ts';
import { ownPhotos } from '../in-browser/own-photos.ts';
import { nameCollection } from '../forms/forms.ts';
import { readContent } from '../forms/read-content.ts';

const photoFile = new RegExp(`^${ownPhotoFolder}/([^/]+)/index\\.json$`);

const empty: Content = { singles: [], texts: [], pages: [], figures: {}, authors: [], models: {} };

/** The texts and lists by their path, with their figures filled in, and what follows from them. */
export const page = { files: new Map<string, string>(), content: empty };

/** A text with its counts and figures as the site shows them: `{stappen}`, or `<Rate of="uptime" />`. */
export const fillFigures = (text: string) =>
  text.replace(/\{(\w+)\}|<(?:Rate|Count) of="(\w+)" \/>/g, (whole, ...names: string[]) => {
    return page.content.figures[names[0] ?? names[1] ?? ''] ?? whole;
  });

/** What editors call a file, by its path with or without content/ in front: a text by its title. */
export function nameFile(path: string): string {
  const file = `content/${path.replace(/^content\//, '')}`;
  const kind = findTextKind(file);
  const [, folder = '', name = folder] = file.replace(/(\/index)?\.\w+$/, '').split('/');
  if (!kind) return name;
  return findText(page.content, nameCollection(kind), readSlug(file, kind))?.title ?? name;
}

/** Reads what `ask` gives of the content. */
export async function readPage(ask: (path: string) => Promise<Response>): Promise<void> {
  const files = new Map(Object.entries((await (await ask('files')).json()) as Record<string, string>));
  renewJson((file) => files.get(file));
  ownPhotos.clear();
  for (const [file, text] of files) {
    const [, key] = photoFile.exec(file) ?? [];
    if (key) ownPhotos.set(key, JSON.parse(text) as OwnPhoto);
  }
  page.content = readContent(parseTextFiles(files));
  page.files = new Map(Array.from(files, ([file, text]) => [file, fillFigures(text)]));
  dispatchEvent(new Event(contentRead));
}
