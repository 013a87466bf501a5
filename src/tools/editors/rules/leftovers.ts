import { findAdvice, type Advice } from '../problems/advice.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { noImage } from '../problems/html.ts';
import { findUnseen, nameCharacter } from './characters.ts';
import type { ReadText, TextNode } from '../body.ts';

const strong =
  'wordt niet vet; zet ** direct tegen het eerste en het laatste woord, met een spatie erbuiten, of schrijf \\*\\* voor sterretjes';
const noLink = 'wordt geen link; schrijf [tekst](/adres), zonder spaties in en voor het adres';

/** Syntax that Markdown left in the words, because its notation differs. */
const inWords: Advice[] = [
  [/(?<!\S)(?:\*\*(?:\S|[^*\n]+\*\*)|__\p{L})|(?<=\p{L})\*\*/u, strong],
  [
    /(?<!\S)~~\S|(?<=\p{L})~~/u,
    'wordt niet doorgestreept; zet ~~ direct tegen het eerste en het laatste woord',
  ],
  [/`/, 'hoort bij code; zet er achter de code nog een, of typ een apostrof: ’'],
  [/!\[[^[\]\n]*\]\(/, noImage],
  [/\]\s?\((?:\s*(?:[/#]|https?:|mailto:|tel:|www\.)|$)|\)\[(?:\/|https?:|www\.)/, noLink],
  [
    /\[\/(?:b|i|u|s|url|img|quote|code|list|color|size)\]/i,
    'kent de site niet; schrijf **vet**, *schuin* of [tekst](/adres)',
  ],
  [/(?<![\w'])'{2,3}[^\s'][^'\n]*'{2,3}/, 'wordt niet vet of schuin; schrijf **vet** of *schuin*'],
  [
    /【[^【】\n]*】|:contentReference\[|(?:cite)?turn\d+(?:search|view|news|image|file)\d+/,
    'is een bron van een chatprogramma; zet er een link of voetnoot voor in de plaats',
  ],
  [/(?<!\S)#{2,}\s+\S/, 'wordt geen kop; zet hem op een eigen regel, met twee of drie hekjes'],
];

/** Syntax at the start of lines, and how many lines of a paragraph must have it to be reported. */
const inLines: [line: RegExp, least: number, advice: string][] = [
  [/^[•◦▪‣∙·]\s*\S/u, 1, 'begin elke regel van een lijst met - en een spatie'],
  [
    /^(?:[-*+]\p{L}|[–—●○■□→➤►✓✔✅o]\s+\p{L}|\d\uFE0F?\u20E3|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s*\p{L})/u,
    2,
    'deze regels komen achter elkaar; begin elke regel van een lijst met - of 1. en een spatie, met een lege regel ervoor',
  ],
  [
    /^\|[^|]*\|[^]*\|$|^\+[-=+]+\+$/,
    1,
    'dit wordt geen tabel; zet onder de kop een regel als | - | - |, met evenveel cellen, en haal lege regels weg',
  ],
  [
    /\S\t+\S/,
    2,
    'dit komt uit een rekenblad; zet | tussen de cellen, en onder de kop een regel als | - | - |',
  ],
  [/^:\s+\S/, 1, 'een uitleg onder een woord kan zo niet; schrijf **Woord.** Uitleg'],
];

/** Reports syntax that visitors would see as typed: unused marks, and failed lists and tables. */
export function checkLeftovers({ file, body, nodes }: ReadText): Problem[] {
  return nodes.flatMap((node) => {
    const message = describe(node, body);
    return message ? [createProblem(file, message, node.position.start)] : [];
  });
}

function describe(node: TextNode, body: string): string | undefined {
  const { start, end } = node.position;
  const source = body.slice(start.offset, end.offset);
  switch (node.type) {
    case 'text':
      return describeWords(source, node.value ?? '');
    case 'inlineCode':
      // Two backticks used as apostrophes turn the words between them into code.
      return /\p{L}/u.test(body.charAt(start.offset - 1)) && /^`\p{L}/u.test(source)
        ? `‘${source}’ wordt code; typ een apostrof: ’`
        : undefined;
    case 'paragraph':
      return describeLines(source);
    default:
      return undefined;
  }
}

function describeWords(source: string, value: string): string | undefined {
  const [entity] = /&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i.exec(value) ?? [];
  if (entity) return `‘${entity}’ blijft hier zo staan; typ het teken zelf`;
  const [unseen] = (source.includes('&') && findUnseen(value)) || [];
  if (unseen && !source.includes(unseen))
    return `hier staat een onzichtbaar teken, ${nameCharacter(unseen)}; haal het weg`;
  // A backslash escapes a sign; an address may contain any sign.
  const words = source
    .replace(/\\[!-/:-@[-`{-~]/g, '  ')
    .replace(/https?:\/\/\S*/g, (url) => 'https:'.padEnd(url.length));
  const known = findAdvice(inWords, words);
  return known && `‘${words.slice(known.found.index).trim().slice(0, 30)}’ ${known.dutch}`;
}

function describeLines(source: string): string | undefined {
  // A hard break ends a line.
  const lines = source
    .split('\n')
    .filter((_, index, all) => !/(?:\\| {2}|<br \/>)$/.test(all[index - 1] ?? ''));
  const words = lines.map((line) => line.replace(/^[\s>]+/, '').trimEnd());
  const [, , advice] =
    inLines.find(([pattern, least]) => words.filter((line) => pattern.test(line)).length >= least) ?? [];
  if (advice) return advice;
  return /\\$(?<!(?::|\\\S*)\\)/.test(source)
    ? 'de \\ aan het eind blijft hier staan; haal hem weg'
    : undefined;
}
