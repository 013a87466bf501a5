import { createInterface } from 'node:readline/promises';

/** What the person at the keyboard did wrong, told in one Dutch sentence. */
export class UsageError extends Error {}

/** A choice that a flag makes, or the person at the keyboard. */
interface Choice {
  /** What is chosen, in Dutch: 'categorie'. The flag has the same name. */
  name: string;
  options: readonly string[];
  /** What the flag says. */
  given: string | undefined;
}

/** Where to ask; nobody can answer when the input is no terminal. */
interface Terminal {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/** The option that the flag names, or that is chosen from a numbered list; throws a UsageError when there is none. */
export async function choose({ name, options, given }: Choice, terminal: Terminal): Promise<string> {
  const list = options.map((option) => `"${option}"`).join(', ');
  if (given !== undefined) {
    const option = options.find((each) => each.toLowerCase() === given.toLowerCase());
    if (option === undefined) throw new UsageError(`--${name} "${given}" bestaat niet; kies uit ${list}.`);
    return option;
  }
  if (!terminal.input.isTTY) throw new UsageError(`Geef --${name} erbij; kies uit ${list}.`);
  return ask(name, options, terminal);
}

async function ask(name: string, options: readonly string[], { input, output }: Terminal): Promise<string> {
  const lines = createInterface({ input });
  const prompt = `Typ een nummer van 1 tot en met ${options.length}: `;
  const numbered = options.map((option, index) => `  ${index + 1}. ${option}\n`).join('');
  output.write(`Kies een ${name}:\n${numbered}${prompt}`);
  try {
    for await (const line of lines) {
      const option = options[Number(line.trim()) - 1];
      if (option !== undefined) return option;
      output.write(prompt);
    }
  } finally {
    lines.close();
  }
  throw new UsageError('Gestopt; er is niets gemaakt.');
}
