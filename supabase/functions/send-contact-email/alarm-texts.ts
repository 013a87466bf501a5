/** What the owner is told of; says what to do, and never holds anything of a visitor. */
export const alarms = {
  fallback: [
    'De eerste manier om te mailen werkt niet',
    'Een bericht via het contactformulier is langs een andere weg gegaan dan de eerste. Er is niets kwijt.',
    'Kijk bij de maildienst die als eerste in CONTACT_DELIVERY staat wat er mis is.',
  ],
  queued: [
    'Mailen lukt niet, berichten wachten',
    'Een bericht via het contactformulier kon niet gemaild worden en wacht in de database. Er is niets kwijt.',
    'Kijk bij de maildiensten wat er mis is. Doet er een het weer, dan volgen de berichten vanzelf.',
  ],
  refused: [
    'Een mailbox is geweigerd',
    'De mailserver nam een bericht niet aan voor alle adressen in CONTACT_TO. Voor een ander adres wel.',
    'Kijk of elk adres in CONTACT_TO nog bestaat en niet vol is.',
  ],
  dead: [
    'Een bericht is blijven liggen',
    'Een bericht via het contactformulier is na vele pogingen niet gemaild. Het staat nog hooguit 30 dagen in de database, in de tabel pgmq.a_contact.',
    'Lees het daar en beantwoord het zelf.',
  ],
  old: [
    'Berichten wachten al langer dan tien minuten',
    'Er wacht een bericht via het contactformulier dat al langer dan tien minuten niet gemaild kan worden.',
    'Kijk bij de maildiensten wat er mis is. Doet er een het weer, dan volgen de berichten vanzelf.',
  ],
} as const satisfies Record<string, readonly [subject: string, what: string, todo: string]>;

/** What there is to tell. */
export type AlarmKind = keyof typeof alarms;
