import { nameCharacter } from './characters.ts';

const dashes = /[\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
/** Letters of other alphabets that look like ours. */
const lookalikes = /\p{Script=Cyrillic}|\p{Script=Greek}|[\uFF01-\uFF5E]/u;
const spaces = /(?! )\p{Zs}|\p{DI}/u;

/** Why a name or address that looks right is another one: a character in it that cannot be told from the usual one. */
export function describeLookalike(name: string): string | undefined {
  const [dash] = dashes.exec(name) ?? [];
  if (dash) return `de streep ‘${dash}’ is een ander teken, ${nameCharacter(dash)}; typ -`;
  const [letter] = lookalikes.exec(name) ?? [];
  if (letter)
    return `‘${letter}’ is een letter van een ander alfabet, ${nameCharacter(letter)}; typ het adres opnieuw`;
  return describeUnseen(name);
}

/** The same for what nobody sees alone. */
export function describeUnseen(name: string): string | undefined {
  const [space] = spaces.exec(name) ?? [];
  return space && `er staat een teken in dat je niet ziet, ${nameCharacter(space)}; haal het weg`;
}
