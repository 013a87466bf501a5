import { noModules } from './mdx.ts';

/** What the rule reads of a node: mdast with MDX. */
export interface MaybeCode {
  readonly type: string;
  readonly value?: string;
  readonly url?: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly position?: { start: { line: number } } | undefined;
}

interface Attribute {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
}

const singleComment = /^\s*\/\*(?:(?!\*\/)[^])*\*\/\s*$/;
const componentName = /^[A-Z]\w*$/;
// Astro reads a colon as an order: set:html, client:load, is:raw.
const attributeName = /^[a-z][\w-]*$/i;
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
  if (!name || !componentName.test(name))
    return `<${name ?? ''}> is HTML en kan hier niet; schrijf gewone tekst`;
  return attributes.map((attribute) => describeAttribute(name, attribute)).find(Boolean);
}

function describeAttribute(element: string, { type, name = '', value }: Attribute): string | undefined {
  if (type !== 'mdxJsxAttribute')
    return `in ${element} kan {…} los niet; schrijf elke eigenschap als naam="…"`;
  if (!attributeName.test(name)) return `in ${element} kan ${name}="…" niet`;
  const json = (value as { value?: unknown } | null)?.value;
  const isText = value === undefined || value === null || typeof value === 'string';
  if (!isText && !isJson(json)) {
    return `in ${element} staat achter ${name} iets anders dan tekst of een lijst; schrijf tekst tussen "…"`;
  }
  return typeof value === 'string' && name === 'href' ? describeAddress(value) : undefined;
}

/** Browsers skip the spaces and control characters in front of and inside a scheme. */
function describeAddress(url: string): string | undefined {
  const [scheme] = /^[a-z][a-z\d+.-]*:/i.exec(url.replace(/[\0-\x20\x7f]/g, '')) ?? [];
  return scheme === undefined || schemes.includes(scheme.toLowerCase())
    ? undefined
    : `een link kan niet met ${scheme} beginnen; gebruik https:, mailto: of tel:, of een adres van de site zelf`;
}

function isJson(text: unknown): boolean {
  try {
    JSON.parse(String(text));
    return true;
  } catch {
    return false;
  }
}
