/** `npm run golive`: fails while a fact that visitors see is still an example. */
import { formatMissingFacts, listMissingFacts } from '../../site/missing-facts.ts';

const missing = listMissingFacts();
if (missing.length > 0) {
  console.error(formatMissingFacts(missing));
  process.exitCode = 1;
} else {
  console.log('Alles is ingevuld: de site kan live.');
}
