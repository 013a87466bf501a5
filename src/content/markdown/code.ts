/** A node of mdast with MDX, as far as `describeCode` needs it. */
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

/** Message for `import` and `export`, which MDX would run. */
export const noModules = '‘import’ en ‘export’ kunnen niet aan het begin van een regel; begin de zin anders';

const singleComment = /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/;
const componentName = /^[A-Z]\w*$/;
// Built-in components of MDX and Astro, which are refused: they would render any children, or the text recursively.
const builtInNames = ['Fragment', 'MDXContent', 'Content'];
// Astro treats a name with a colon as a directive: set:html, client:load, is:raw.
// `children` would replace the real children; `__proto__` and `astro:jsx` are not data.
const attributeName = /^(?!children$)[a-z][\w-]*$/i;
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Returns in Dutch why a node is not allowed in a text, or `undefined`. */
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
  if (!name || !componentName.test(name) || builtInNames.includes(name))
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

/** Returns the problem in the data of an attribute, at any depth. */
function describeData(element: string, name: string, data: unknown): string | undefined {
  if (typeof data === 'string') return name === 'href' ? describeAddress(data) : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  if (Array.isArray(data)) return data.map((item) => describeData(element, name, item)).find(Boolean);
  const entries = Object.entries(data).map(([key, item]) =>
    attributeName.test(key) ? describeData(element, key, item) : `in ${element} kan ${key} niet`,
  );
  return entries.find(Boolean);
}

/** Checks the scheme of an address; browsers ignore spaces and control characters before and in it. */
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
