/** A sentence about how many of the `total` cases belong to the chosen category. */
export function describeChosen(own: number, total: number): string {
  if (total === 0) return 'Er is nog geen case uitgewerkt.';
  if (own === 0) return 'In deze groep is nog geen case uitgewerkt. Hieronder staan die van andere groepen.';
  if (own === total) return 'Alle uitgewerkte cases hieronder horen bij deze groep.';
  return own === 1
    ? `1 van de ${total} uitgewerkte cases hoort bij deze groep en staat bovenaan.`
    : `${own} van de ${total} uitgewerkte cases horen bij deze groep en staan bovenaan.`;
}
