/** What the rule reads of a node: mdast with MDX. */
export interface MaybeCode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

/** For what MDX would run as code. */
export const noModules = '‘import’ en ‘export’ kunnen niet aan het begin van een regel; begin de zin anders';

const singleComment = /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/;
const componentName = /^[A-Z]\w*$/;
// MDX and Astro give these to every text: they show any children, or the text within itself.
const ownNames = ['Fragment', 'MDXContent', 'Content'];
// Astro reads a colon as an order: set:html, client:load, is:raw.
// `children` would replace what stands between the tags; `__proto__` and `astro:jsx` are no data.
const attributeName = /^(?!children$)[a-z][\w-]*$/i;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Why a node may not stand in a text, in Dutch; `undefined` when it may. */
export function describeCode(node: MaybeCode): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return noModules;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return singleComment.test(node.value ?? '')
        ? undefined
        : 'een losse { kan niet: gebruik ronde haakjes; een opmerking is {/* tekst */} en niets meer';
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return describeElement(node);
    case 'html':
      return 'HTML kan hier niet; schrijf gewone tekst';
    case 'link':
    case 'image':
    case 'definition':
      return describeAddress(node.url ?? '');
    default:
      return undefined;
  }
}

function describeElement({ name, attributes = [] }: MaybeCode): string | undefined {
  if (name === 'br' && attributes.length === 0) return undefined;
  if (!name || !componentName.test(name) || ownNames.includes(name))
    return `<${name ?? ''}> is HTML en kan hier niet; schrijf gewone tekst`;
  return attributes.map((attribute) => describeAttribute(name, attribute)).find(Boolean);
}

function describeAttribute(element: string, { type, name = '', value }: Attribute): string | undefined {
  if (type !== 'mdxJsxAttribute')
    return `in ${element} kan {…} los niet; schrijf elke eigenschap als naam="…"`;
  if (!attributeName.test(name)) return `in ${element} kan ${name}="…" niet`;
  const isText = value === undefined || value === null || typeof value === 'string';
  const data = isText ? value : parseJson((value as { value?: unknown }).value);
  if (data === unreadable) {
    return `in ${element} staat achter ${name} iets anders dan tekst of een lijst; schrijf tekst tussen "…"`;
  }
  return describeData(element, name, data);
}

/** What is wrong with the data of an attribute, at any depth. */
function describeData(element: string, name: string, data: unknown): string | undefined {
  if (typeof data === 'string') return name === 'href' ? describeAddress(data) : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) return data.map((part) => describeData(element, name, part)).find(Boolean);
  const entries = Object.entries(data).map(([key, part]) =>
    attributeName.test(key) ? describeData(element, key, part) : `in ${element} kan ${key} niet`,
  );
  return entries.find(Boolean);
}

/** Browsers skip the spaces and control characters in front of and inside a scheme. */
function describeAddress(url: string): string | undefined {
  const address = url.replace(/[\0-\x20\x7f]/g, '');
  if (/^[/\\]{2}/.test(address)) return 'een link naar een andere site begint met https://';
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(address) ?? [];
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
    ? undefined
    : `een link kan niet met ${scheme} beginnen; gebruik https:, mailto: of tel:, of een adres van de site zelf`;
}

const unreadable = Symbol('unreadable');

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return unreadable;
  }
}
