/** What the page of the editor knows of the content: read when it opens, and again after each save. */
import { parseTextFiles } from '../../collections/text-file.ts';
import type { OwnPhoto } from '../../site/own-photo-schema.ts';
import { ownPhotoFolder } from '../../site/own-photos.ts';
import { renewJson } from '../../site/renew-json.ts';
import type { Content } from './config.ts';
import { ownPhotos } from './in-browser/own-photos.ts';
import { readContent } from './read-content.ts';

const photoFile = new RegExp(`^${ownPhotoFolder}/([^/]+)/index\\.json$`);

const empty: Content = { singles: [], texts: [], pages: [], figures: {}, authors: [] };

/** The texts and lists by their path, and what follows from them. */
export const page = { files: new Map<string, string>(), content: empty };

/** A text in which counts and figures, such as `{stappen}`, are as the site shows them. */
export const fillFigures = (text: string) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => page.content.figures[name] ?? whole);

/** Reads what `ask` gives of the content. */
export async function readPage(ask: (path: string) => Promise<Response>): Promise<void> {
  page.files = new Map(Object.entries((await (await ask('files')).json()) as Record<string, string>));
  renewJson((file) => page.files.get(file));
  ownPhotos.clear();
  for (const [file, text] of page.files) {
    const [, key] = photoFile.exec(file) ?? [];
    if (key) ownPhotos.set(key, JSON.parse(text) as OwnPhoto);
  }
  page.content = readContent(parseTextFiles(page.files));
}
