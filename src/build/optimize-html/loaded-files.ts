const inlineScript = /<script(?![^>]*application\/ld\+json)[^>]*>([^]*?)<\/script>/g;

/** What precedes a string in a script that creates an element, or that is not a class. */
const beforeElement = /[\w)]\($/;
const beforeOther = /\b(?:role|type):$|\b(?:createElement|getElementsByTagName|\w+EventListener)\($/;

/** What the files that pages load may add to them, or ask for. */
export interface Loaded {
  elements: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  properties: ReadonlySet<string>;
}

/**
 * What pages may get from their own scripts and from the `files`, text by name, that they name or that those name: a
 * class that a script adds is a word in one of its strings. React's renderer is left out: it names all elements.
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
  const scripts = [...inline, ...[...reached.keys()].filter(isScript).map((name) => reached.get(name))];
  const strings = scripts.join('\n').split(/["'`]/);
  const listStrings = (isWanted: (before: string) => boolean) =>
    strings.filter((_, at) => isWanted(strings[at - 1] ?? ''));
  const all = [...inline, ...reached.values()].join('\n');
  return {
    elements: new Set(listStrings((before) => beforeElement.test(before))),
    classes: new Set(listStrings((before) => !beforeOther.test(before)).flatMap((text) => text.split(/\s+/))),
    // Those that attributes of a page ask for, those that its files ask for, and those that its style sheets change.
    properties: new Set([
      ...(html.match(/(?<="var\()--[\w-]+/g) ?? []),
      ...(all.match(/(?<=var\(|['"`])--[\w-]+|--[\w-]+(?=:)/g) ?? []),
    ]),
  };
}

const isScript = (name: string) => name.endsWith('.js');

/** The classes and custom properties that scripts and other files name, and that keep their names in pages. */
export function listKept({ classes, properties }: Loaded, files: Iterable<string>): Set<string> {
  const selected = [...files].join('\n').match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  return new Set([...classes, ...properties, ...selected]);
}
