import { createFolderReader, expandFields, expandText } from '../../collections/expand.ts';
import { listTextNames, readTextFiles, type TextFile } from '../../collections/text-file.ts';

/** Every MDX file in the project at `root`, with its placeholders filled: kind by kind, each by name. */
export function readTexts(root: string): TextFile[] {
  return readTextFiles(root, listTextNames(root)).map((text) => expandTextFile(text, root));
}

/** A text with its placeholders filled from the project at `root`; a list stays on its line. */
export function expandTextFile(text: TextFile, root: string): TextFile {
  const published = createFolderReader(root, new Date());
  return {
    ...text,
    fields: expandFields(text.fields, published),
    body: expandText(text.body, published, ' '),
  };
}
