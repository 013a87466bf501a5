import { createTip, type Fault } from '../faults/fault.ts';
import type { ReadText, TextNode } from '../body.ts';

/** What Markdown made of some words, with the words as they are typed. */
type Advice = [at: TextNode, message: string];
type Read = (node: TextNode) => string;

/** Tips for what Markdown may have made of a line by accident: a heading, a list, slanted words, or another number of cells. */
export function checkAccidents({ file, body, nodes }: ReadText): Fault[] {
  const lines = body.split('\n');
  const read: Read = ({ position: { start } }) => lines[start.line - 1]?.slice(start.column - 1) ?? '';
  const lists = nodes.filter(({ type }) => type === 'list');
  const advice = [
    ...nodes.flatMap((node) => describeHeading(node, read)),
    ...nodes.flatMap((node) => describeStar(node, lines)),
    ...lists.flatMap((list) => describeList(list, lists, read)),
    ...nodes.flatMap((node) => describeTable(node, read)),
  ];
  return advice.map(([at, message]) => createTip(file, message, at.position.start));
}

function describeHeading(node: TextNode, read: Read): Advice[] {
  if (node.type !== 'heading' || node.depth !== 2 || read(node).startsWith('#')) return [];
  return [
    [node, 'de regel met --- maakt hiervan een kop; zet er een lege regel tussen, of zet ## voor de kop'],
  ];
}

/** A star between numbers or letters: 10*20*30. */
function describeStar(node: TextNode, lines: string[]): Advice[] {
  const { type, position } = node;
  const words = lines[position.start.line - 1] ?? '';
  const around = words.slice(position.start.column - 2, position.start.column + 1);
  return type === 'emphasis' && /^[\p{L}\d]\*[\p{L}\d]/u.test(around)
    ? [[node, 'de * maakt dit schuin; schrijf \\* of × als je ‘keer’ bedoelt']]
    : [];
}

function describeList({ children = [], ordered, start }: TextNode, lists: TextNode[], read: Read): Advice[] {
  // A list may go on behind a part.
  const goesOn = lists.some((list) => (list.start ?? 0) + (list.children?.length ?? 0) === start);
  return children.flatMap((item): Advice[] => {
    const words = read(item);
    const isAlone = children.length === 1;
    const [year] = /^\d{4}(?=[.)])/.exec(words) ?? [];
    const number = year ?? (isAlone && ordered && !goesOn && Number(start) > 1 ? String(start) : undefined);
    if (number) {
      return [
        [item, `${number} met een punt maakt hier een lijst; schrijf ${number}\\. of begin de zin anders`],
      ];
    }
    const [sign] = /^[-+*](?=\s+(?:€\s*)?\d)/.exec(words) ?? [];
    if (!isAlone || !sign) return [];
    return [
      [item, `${sign} maakt hier een lijst van één regel; schrijf \\${sign} als het bij het getal hoort`],
    ];
  });
}

function describeTable({ type, children = [] }: TextNode, read: Read): Advice[] {
  if (type !== 'table') return [];
  const width = children[0]?.children?.length ?? 0;
  return children.slice(1).flatMap((row): Advice[] => {
    const words = read(row).trim();
    const codes = Array.from(words.matchAll(/`[^`]*`/g), ([code]) => code);
    const split = codes.find((code) => /(?<!\\)\|/.test(code));
    if (split) return [[row, `de | in ${split} begint een nieuwe cel; schrijf \\|`]];
    // The reader fills a row that is short.
    const cells = words.replace(/^\||(?<!\\)\|$/g, '').split(/(?<!\\)\|/).length;
    return cells === width ? [] : [[row, `deze rij heeft ${count(cells)} en de kop ${count(width)}`]];
  });
}

const count = (cells: number) => `${cells} ${cells === 1 ? 'cel' : 'cellen'}`;
