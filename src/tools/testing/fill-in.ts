// For tests: an editor who fills in a draft.
const words =
  'een aannemer met twintig monteurs ziet elke ochtend in één scherm welke klus vandaag past en wie er tijd voor heeft zodat niemand meer hoeft te bellen om te vragen waar een sleutel ligt of wat een klant gisteren heeft gezegd want alles staat bij de klus zelf en iedereen leest hetzelfde'.split(
    ' ',
  );

/** A part of a text that an editor still has to write. */
const placeholder = /\[Vul in[^\]]*\]/g;

/** How long a paragraph of the text becomes, in characters. */
const paragraphLength = 600;

/** A draft as its editor publishes it: each `[Vul in …]` a text as long, which its field allows, and paragraphs of some length. */
export function fillIn(draft: string): string {
  let seed = 0;
  const endOfFields = draft.indexOf('\n---\n');
  return draft
    .replace(placeholder, ({ length }, place: number) => {
      const isParagraph = place > endOfFields && draft[place - 1] === '\n';
      return write((seed += 7), isParagraph ? paragraphLength : length);
    })
    .replace(/^draft: true\n/m, '');
}

/** Words from the list, from place `seed` on, in at most `length` characters. */
function write(seed: number, length: number): string {
  let text = '';
  for (let place = seed; ; place++) {
    const next = `${text} ${words[place % words.length] ?? ''}`.trimStart();
    if (next.length > length) break;
    text = next;
  }
  return text.charAt(0).toUpperCase() + text.slice(1);
}
