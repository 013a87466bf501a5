import { createFolderReader, expandFields, expandText } from '../../collections/expand.ts';
import { readTextFiles, type TextFile } from '../../collections/text-file.ts';

/** Every MDX file in the project at `root`, with its placeholders filled: kind by kind, each by name. */
export function readTexts(root: string): TextFile[] {
  const texts = readTextFiles(root);
  return texts.map((text) => expandTextFile(text, texts));
}

/** A text with its placeholders filled from `texts` of all kinds; a list stays on its line. */
export function expandTextFile(text: TextFile, texts: TextFile[]): TextFile {
  const published = createFolderReader(texts, new Date());
  return {
    ...text,
    fields: expandFields(text.fields, published),
    body: expandText(text.body, published, ' '),
  };
}
