/** Describes in a Dutch sentence how many of the `total` cases are in the chosen category. */
export function describeChosen(chosen: number, total: number): string {
  if (total === 0) return 'Er is nog geen case uitgewerkt.';
  if (chosen === 0)
    return 'In deze groep is nog geen case uitgewerkt. Hieronder staan die van andere groepen.';
  if (chosen === total) return 'Alle uitgewerkte cases hieronder horen bij deze groep.';
  return chosen === 1
    ? `1 van de ${total} uitgewerkte cases hoort bij deze groep en staat bovenaan.`
    : `${chosen} van de ${total} uitgewerkte cases horen bij deze groep en staan bovenaan.`;
}
