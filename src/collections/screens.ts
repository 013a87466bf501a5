/** The rules of a model's screens, for the build and the content check. */

/** A screen of a model, as its text has it. */
export interface ScreenText {
  /** From its heading: what a link to it says behind the `#`. */
  id: string;
  /** On the lines of its file. */
  body: string;
}

/** Somebody who looks at screens. */
export interface Role {
  name: string;
  menu?: { href: string }[];
}

/** What is wrong with the screens of a model, and on which line. */
export interface ScreenFault {
  line: number;
  message: string;
}

/** Fewest and most screens of a model. */
export const screenCount = { min: 6, max: 8 };

/** The texts that begin with a `##` each, on the lines of the file; what precedes the first is left out. */
export function splitAtHeadings(text: string): string[] {
  let above = '';
  return text.split(/^(?=## )/m).flatMap((part) => {
    const placed = above + part;
    above += '\n'.repeat(part.split('\n').length - 1);
    return part.startsWith('## ') ? placed : [];
  });
}

/** What is wrong with the screens of a model, in Dutch: their number, a screen without a frame, links and menus that lead nowhere, a role that does not exist. */
export function listScreenFaults(screens: ScreenText[], roles: Role[]): ScreenFault[] {
  const { min, max } = screenCount;
  const isRightCount = screens.length >= min && screens.length <= max;
  const count = `${screens.length} schermen met elk een kop; maak er ${min} tot ${max}`;
  const ids = screens.map(({ id }) => `#${id}`);
  const menus = roles.flatMap(({ name, menu = [] }) =>
    menu.map(({ href }) => ({ href, line: 1, where: `menu van ${name}: ` })),
  );
  const lost = [...menus, ...screens.flatMap(listLinks)].filter(({ href }) => !ids.includes(href));
  return [
    ...(isRightCount ? [] : [{ line: 1, message: count }]),
    ...screens.flatMap((screen) => listFrameFaults(screen, roles)),
    ...lost.map(({ href, line, where }) => ({
      line,
      message: `${where}link "${href}": dat scherm is er niet; kies uit ${ids.join(', ')}`,
    })),
  ];
}

function listFrameFaults({ body }: ScreenText, roles: Role[]): ScreenFault[] {
  const [frame, ...others] = body.matchAll(/<Screen\b([^>]*)>/g);
  if (!frame || others.length > 0) {
    const count = frame ? others.length + 1 : 0;
    const message = `hier hoort precies één <Screen>; het zijn er ${count}`;
    return [{ line: lineAt(body, body.search(/\S/)), message }];
  }
  const role = /\brole="([^"]*)"/.exec(frame[1] ?? '')?.[1];
  const names = roles.map(({ name }) => name);
  const isUnknown = role !== undefined && !names.includes(role);
  const unknown = `rol "${role}" bestaat niet; kies uit ${names.join(', ')}`;
  const [, ...further] = body.matchAll(/<Button\b[^>]*\bnext\b/g);
  return [
    ...(isUnknown ? [{ line: lineAt(body, frame.index), message: unknown }] : []),
    ...further.map(({ index }) => ({
      line: lineAt(body, index),
      message: 'dit scherm heeft al een knop waarmee je verdergaat; er is hooguit één volgende',
    })),
  ];
}

/** The links from a screen to others: in Markdown, in attributes and in what an attribute lists. */
function listLinks({ body }: ScreenText) {
  return [...body.matchAll(/\]\((#[^)\s]*)\)|\bhref(?:=|: *)["'](#[^"']*)["']/g)].map(
    ({ 1: inText, 2: inPart = '', index }) => ({
      href: inText ?? inPart,
      line: lineAt(body, index),
      where: '',
    }),
  );
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;
