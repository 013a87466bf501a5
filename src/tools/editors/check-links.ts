/** Before `npm run build`: stops at a link of the content that leads nowhere, in Dutch. */
import { checkTogether } from './check-together.ts';
import { readTexts } from './read-texts.ts';
import { formatReport } from './report.ts';

const texts = readTexts(process.cwd());
// The build itself names what it cannot read.
const faults = texts.some(({ fields }) => !fields) ? [] : checkTogether(texts, new Date());
if (faults.length > 0) {
  console.error(formatReport(faults, texts.length));
  process.exitCode = 1;
}
