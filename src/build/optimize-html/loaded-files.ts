const inlineScript = /<script(?![^>]*application\/ld\+json)[^>]*>([^]*?)<\/script>/g;

/** What stands before a string of a script that makes an element, or that is no class. */
const beforeElement = /[\w)]\($/;
const beforeOther = /\b(?:role|type):$|\b(?:createElement|getElementsByTagName|\w+EventListener)\($/;

/** What the files that pages load may add to them: elements, classes, and the custom properties that they ask for. */
export interface Loaded {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/**
 * What the pages in `html` load, wherever it comes from: their own scripts, and of `files` (text by name) those that
 * they name, directly or through another. A class that a script adds is a word in one of its strings, whatever it does
 * with it. React's renderer is left out: it adds what an island asks for, and itself names all elements.
 */
export function readLoaded(html: string, files: ReadonlyMap<string, string>): Loaded {
  const renderers = new Set(Array.from(html.matchAll(/renderer-url="[^"]*?([^/"]+)"/g), ([, name]) => name));
  const reached = new Map<string, string>();
  const reach = (text: string) => {
    for (const [name, content] of files) {
      if (reached.has(name) || renderers.has(name) || !text.includes(name)) continue;
      reached.set(name, content);
      reach(content);
    }
  };
  reach(html);
  const inline = Array.from(html.matchAll(inlineScript), ([, code = '']) => code);
  const scripts = [
    ...inline,
    ...[...reached].filter(([name]) => name.endsWith('.js')).map(([, code]) => code),
  ];
  const all = [...inline, ...reached.values()].join('\n');
  const pieces = scripts.join('\n').split(/["'`]/);
  const listPieces = (isPart: (before: string) => boolean) =>
    pieces.filter((_, at) => isPart(pieces[at - 1] ?? ''));
  return {
    elements: new Set(listPieces((before) => beforeElement.test(before))),
    classes: new Set(
      listPieces((before) => !beforeOther.test(before)).flatMap((piece) => piece.split(/\s+/)),
    ),
    // Those that attributes of a page ask for, those that its files ask for, and those that its style sheets change.
    properties: new Set([
      ...(html.match(/(?<="var\()--[\w-]+/g) ?? []),
      ...(all.match(/(?<=var\(|['"`])--[\w-]+|--[\w-]+(?=:)/g) ?? []),
    ]),
  };
}

/** The classes and custom properties that `files` and scripts name, and that must keep their names in pages. */
export function listKept({ classes, properties }: Loaded, files: Iterable<string>): Set<string> {
  const selected = [...files].join('\n').match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  return new Set([...classes, ...properties, ...selected]);
}
