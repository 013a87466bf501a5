import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joinUnits, setApostrophes, splitSentences, unbroken } from './typography.ts';

for (const [typed, shown] of [
  ["foto's, API's en zo'n VvE", 'foto’s, API’s en zo’n VvE'],
  ['collega&#39;s', 'collega’s'],
  ["'s Nachts, en 's ochtends ('t Gooi)", '’s Nachts, en ’s ochtends (’t Gooi)'],
  ['om 2:00 ‘s nachts', 'om 2:00 ’s nachts'],
  ["zeg 'ja', 'nee' of ‘straks’", "zeg 'ja', 'nee' of ‘straks’"],
] as const) {
  test(`${typed} is shown as ${shown}`, () => assert.equal(setApostrophes(typed), shown));
}

for (const [typed, shown] of [
  ['€ 2.500 tot € 7.500', '€\u00a02.500 tot €\u00a07.500'],
  ['na 24 uur', 'na 24\u00a0uur'],
  ['150 px breed', '150\u00a0px breed'],
  ['op 12 maart 2026', 'op 12\u00a0maart 2026'],
  ['€ 4,2 miljoen', '€\u00a04,2\u00a0miljoen'],
  ['2-3 weken', '2-3\u00a0weken'],
  ['ook ’s avonds, in ’t Gooi', 'ook ’s\u00a0avonds, in ’t\u00a0Gooi'],
  ['foto’s maken', 'foto’s maken'],
  ['5 minder, 3 uurlonen en 25 monteurs', '5 minder, 3 uurlonen en 25 monteurs'],
] as const) {
  test(`${typed} stays together where it is a unit`, () => assert.equal(joinUnits(typed), shown));
}

for (const [text, ranges] of [
  ['2-3 weken', ['2-3']],
  ['30-50%, 9:00-17:30 en € 1.000-2.500.', ['30-50', '9:00-17:30', '1.000-2.500']],
  ['SaaS-platform, 8-urig', []],
  ['E-mail of e-mails, e-mailadres', ['E-mail', 'e-mails']],
] as const) {
  test(`in ${text} no line breaks at ${ranges.length} hyphens`, () =>
    assert.deepEqual(text.match(unbroken) ?? [], ranges));
}

for (const [title, sentences] of [
  ['Eerst een maquette. Dan pas bouwen.', ['Eerst een maquette.', 'Dan pas bouwen.']],
  ['Hoe veilig is het? Controleer het zelf', ['Hoe veilig is het?', 'Controleer het zelf']],
  ['Versie 2.0 van React, Node.js en zo', ['Versie 2.0 van React, Node.js en zo']],
] as const) {
  test(`${title} has ${sentences.length} sentences`, () =>
    assert.deepEqual(splitSentences(title), sentences));
}
