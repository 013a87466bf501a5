import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { redirectsFile } from '../../../site/moved-addresses.ts';
import { createProblem, placeAt, type Problem } from '../problems/problem.ts';
import { listFiles } from '../files/list-files.ts';
import { blankCode } from '../../../content/markdown/prose.ts';

const mergeMarker = /^(?:<{7}|\|{7}|={7}|>{7})(?: .*)?$/m;
const saveAgain = 'bewaar het bestand als UTF-8';

/** Checks every text file of content/ and the redirects in the project at `root`. */
export function checkWholeFiles(root: string): Problem[] {
  const files = [...listFiles('content/**/*.{md,mdx,yaml,json,txt}', root), redirectsFile];
  return files
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => checkWholeFile(file, readFileSync(join(root, file))));
}

/** Reports a wrong encoding or merge conflict; either would make every other problem of the file meaningless. */
export function checkWholeFile(file: string, bytes: Uint8Array): Problem[] {
  const encoding = describeEncoding(bytes);
  if (encoding) return [createProblem(file, `${encoding}; ${saveAgain}`)];
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
  const prose = /\.mdx?$/.test(file) ? blankCode(text) : text;
  const marker = mergeMarker.exec(prose);
  const message =
    'hier staan twee versies door elkaar; kies er een, en haal de regels met <<<<<<<, ======= en >>>>>>> weg';
  return marker ? [createProblem(file, message, placeAt(prose, marker.index))] : [];
}

function describeEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // In UTF-16 every Latin letter has a zero byte.
  const zeros = bytes.filter((byte) => byte === 0).length;
  if (isMarked || zeros > bytes.length / 4) return 'dit bestand is bewaard als UTF-16';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return undefined;
  } catch {
    return 'dit bestand is niet bewaard als UTF-8, maar waarschijnlijk als Windows-1252';
  }
}
