import { createProblem, type Problem } from '../problems/problem.ts';

/** The editors' handbook and its reference, which quote the notations they forbid. */
export const handbookFiles = ['content/README.md', 'content/NASLAG.md'] as const;

interface NotationRule {
  /** Matches a problem within a line. */
  pattern: RegExp;
  /** What to write instead, in Dutch. */
  advice: string;
}

/** The handbook's rules for every line that visitors and editors read. */
export const notationRules = {
  euro: {
    pattern: /€\d|€$/,
    advice: 'tussen € en het bedrag hoort een spatie, op dezelfde regel',
  },
  formalYou: {
    pattern: /(?<![\p{L}\p{N}'+-])(u|uw|uwe|uzelf)(?![\p{L}\p{N}'+-]|\.\w+\()/iu,
    advice: 'schrijf ‘je’ of ‘jouw’ in plaats van ‘u’ of ‘uw’',
  },
  // cspell:ignore naadlo moeitelo
  cliche: {
    pattern:
      /snel veranderende|naadlo[oz]|ontzorg|krachtige?\b|moeitelo[oz]|jouw unieke|game.?changer|synergie|next.level|toonaangevend|state.of.the.art/iu,
    advice: 'dit kan op elke site staan; schrap het of schrijf wat het oplevert',
  },
  pause: {
    pattern: /\p{L} [–—-] \p{L}|\p{L}!(?!\[)/u,
    advice: 'geen streepje als pauze en geen uitroepteken; schrijf een punt of een komma',
  },
  spelling: {
    pattern: /(?<![\p{L}/-])(web-?apps?|BTW|MKB|KVK|kvk-nummer|Saas|SAAS)(?!\p{L})/u,
    advice: 'schrijf webapplicatie, btw, mkb, KvK en SaaS',
  },
} satisfies Record<string, NotationRule>;

/** In the handbook, replaces quotations and code by spaces: they are its examples. Other lines stay as they are. */
function blankExamples(file: string, line: string): string {
  if (!handbookFiles.some((handbook) => handbook === file)) return line;
  return line.replace(/‘[^’]*’|`[^`]*`/g, (shown) => ' '.repeat(shown.length));
}

/** Reports each line that breaks a rule, with the first match of each rule. */
export function checkNotation({ file, text }: { file: string; text: string }): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    Object.values(notationRules).flatMap(({ pattern, advice }) => {
      const found = pattern.exec(blankExamples(file, line));
      if (!found) return [];
      const place = { line: index + 1, column: found.index + 1 };
      return createProblem(file, `‘${found[0]}’: ${advice}`, place);
    }),
  );
}
