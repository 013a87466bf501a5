/** A screen of a model, as its text has it. */
export interface ScreenText {
  /** From its heading: what a link to it says behind the `#`. */
  id: string;
  title: string;
  body: string;
}

/** Fewest and most screens of a model: a walk of two minutes. */
const screenCount = { min: 6, max: 8 };

interface Role {
  name: string;
  menu: { href: string }[];
}

/** What is wrong with the screens of a model, in Dutch: their number, a screen without a frame, links and menus that lead nowhere, a role that does not exist. */
export function listScreenFaults(screens: ScreenText[], roles: Role[]): string[] {
  const { min, max } = screenCount;
  const isRightCount = screens.length >= min && screens.length <= max;
  const menus = roles.flatMap(({ name, menu }) =>
    menu.map(({ href }) => ({ href, where: `het menu van ${name}` })),
  );
  return [
    ...(isRightCount ? [] : [`${screens.length} schermen (koppen met ##); maak er ${min} tot ${max}`]),
    ...screens.flatMap((screen) => listFaults(screen, roles)),
    ...[...menus, ...screens.flatMap(listLinks)].flatMap(({ href, where }) =>
      screens.some(({ id }) => `#${id}` === href)
        ? []
        : [
            `link "${href}" in ${where}: dat scherm is er niet; kies uit ${screens.map(({ id }) => `#${id}`).join(', ')}`,
          ],
    ),
  ];
}

function listFaults({ title, body }: ScreenText, roles: Role[]): string[] {
  const frames = [...body.matchAll(/<Screen\b([^>]*)>/g)].map(([, attributes = '']) => attributes);
  if (frames.length !== 1)
    return [`onder "${title}" hoort precies één <Screen>; het zijn er ${frames.length}`];
  const [, role = ''] = /\brole="([^"]*)"/.exec(frames[0] ?? '') ?? [];
  const names = roles.map(({ name }) => name);
  const next = body.split(/<Button\b[^>]*\bnext\b/).length - 1;
  return [
    ...(names.includes(role)
      ? []
      : [`<Screen> onder "${title}": rol "${role}" bestaat niet; kies uit ${names.join(', ')}`]),
    ...(next > 1 ? [`onder "${title}" hebben ${next} knoppen "next"; hooguit één is de volgende`] : []),
  ];
}

/** The links from a screen to others: Markdown, attributes and what is listed in code. */
function listLinks({ title, body }: ScreenText) {
  return [...body.matchAll(/\]\((#[^)\s]*)\)|\bhref(?:=|: *)["'](#[^"']*)["']/g)].map(
    ([, inText, inPart]) => ({
      href: inText ?? inPart ?? '',
      where: `"${title}"`,
    }),
  );
}
