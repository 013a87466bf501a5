import { toMarkdown, type Handle, type Options, type State } from 'mdast-util-to-markdown';
import { parse } from 'yaml';

/** A node of a text's tree. */
export type Nodes = Parameters<typeof toMarkdown>[0];
type Parents = Extract<Nodes, { children: unknown }>;

/** An attribute of a part, as the reader of MDX gives it. */
interface Attribute {
  name: string;
  /** A text, code between braces, or nothing. */
  value?: string | { value: string } | null;
}

interface Part {
  name: string;
  attributes: Attribute[];
  children: unknown[];
}

const part: Handle = (node: Part, _parent, state, info) => {
  const open = [node.name, ...node.attributes.map(writeAttribute)].join(' ');
  if (node.children.length === 0) return `<${open} />`;
  const inner = state.containerFlow(node as unknown as Parents as never, info);
  return `<${open}>\n\n${inner}\n\n</${node.name}>`;
};

function writeAttribute({ name, value }: Attribute): string {
  if (typeof value === 'string') return `${name}="${value.replaceAll('"', '&quot;')}"`;
  return value ? `${name}={${writeCode(parse(value.value))}}` : name;
}

/** A list of groups stands on a line each, as the handbook shows it. YAML reads what JavaScript writes here. */
function writeCode(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  const items = value.map((item: object) => {
    const fields = Object.entries(item).map(([key, field]) => `${key}: ${JSON.stringify(field)}`);
    return `  { ${fields.join(', ')} }`;
  });
  return `[\n${items.join(',\n')}\n]`;
}

const table: Handle = (node: { children: Parents[] }, _parent, state, info) => {
  const rows = node.children.map((row) => writeRow(row.children as Parents[], state, info));
  const line = `|${' --- |'.repeat(node.children[0]?.children.length ?? 0)}`;
  return [rows[0], line, ...rows.slice(1)].join('\n');
};

function writeRow(cells: Parents[], state: State, info: Parameters<Handle>[3]): string {
  const texts = cells.map((cell) =>
    state.containerPhrasing(cell as never, { ...info, before: '|', after: '|' }).replaceAll('|', '\\|'),
  );
  return `| ${texts.map((text) => `${text} |`.trimStart()).join(' ')}`;
}

const style: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  handlers: { mdxJsxFlowElement: part, mdxJsxTextElement: part, table } as NonNullable<Options['handlers']>,
  unsafe: [
    ...['<', '{'].map((character) => ({ character, inConstruct: 'phrasing' as const })),
    { character: '~', inConstruct: 'phrasing' as const },
  ],
};

/** A block of a text as the site's own files write it: parts on lines of their own, narrow tables, hyphens for lists. */
export function writeBlock(block: Nodes): string {
  return toMarkdown({ type: 'root', children: [tighten(block)] } as Nodes, style).trimEnd();
}

/** Without what the editor does not know: lists with empty lines between the items, sides of columns, titles of links. */
function tighten<Node extends Nodes>(node: Node): Node {
  const children = 'children' in node ? joinLinks((node.children as Nodes[]).map(tighten)) : undefined;
  return {
    ...node,
    ...('spread' in node && { spread: false }),
    ...('title' in node && { title: null }),
    ...(children && { children }),
  };
}

/** Where a part stands in a link, the editor ends the link before it and begins the same link behind it. */
function joinLinks(nodes: Nodes[]): Nodes[] {
  return nodes.reduce<Nodes[]>((joined, node) => {
    const [link, part] = joined.slice(-2);
    const isSplit = node.type === 'link' && link?.type === 'link' && link.url === node.url && isPart(part);
    if (!isSplit) return [...joined, node];
    const children = [...link.children, part, ...node.children] as typeof link.children;
    return [...joined.slice(0, -2), { ...link, children }];
  }, []);
}

const isPart = (node: { type: string } | undefined) => node?.type === 'mdxJsxTextElement';
