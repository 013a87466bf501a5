import { createInterface } from 'node:readline';

/** What the editor at the keyboard did wrong, in one Dutch sentence. */
export class UsageError extends Error {}

/** A choice by a flag or by number. */
interface Choice {
  /** What is chosen, in Dutch: 'categorie'. The flag has the same name. */
  name: string;
  options: readonly string[];
  /** What the flag says. */
  given: string | undefined;
}

/** The option that the flag names, or that is chosen from a numbered list; throws a UsageError when there is none. */
export async function choose(
  { name, options, given }: Choice,
  input: NodeJS.ReadableStream & { isTTY?: boolean },
  output: NodeJS.WritableStream,
): Promise<string> {
  const list = options.map((option) => `"${option}"`).join(', ');
  if (given !== undefined) {
    const option = options.find((each) => each.toLowerCase() === given.toLowerCase());
    if (option) return option;
    throw new UsageError(`--${name} "${given}" bestaat niet; kies uit ${list}.`);
  }
  if (!input.isTTY) throw new UsageError(`Geef --${name} erbij; kies uit ${list}.`);
  const numbered = options.map((option, index) => `  ${index + 1}. ${option}\n`).join('');
  const prompt = `Typ een nummer van 1 tot en met ${options.length}: `;
  output.write(`Kies een ${name}:\n${numbered}${prompt}`);
  const lines = createInterface({ input });
  for await (const line of lines) {
    const option = options[Number(line.trim()) - 1];
    if (option) {
      lines.close();
      return option;
    }
    output.write(prompt);
  }
  throw new UsageError('Gestopt; er is niets gemaakt.');
}
