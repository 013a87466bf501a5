/** `npm run golive`: fails while visitors would see an example fact, or the contact form would not work. */
import { glob, readFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import { formatMissingFacts, listMissingFacts } from '../../site/missing-facts.ts';
import { siteUrl } from '../../site/site-url.ts';
import { hasOneMailService, listContactProblems } from './contact-readiness.ts';
import { tryCanary, tryPage } from './contact-checks.ts';

const { values } = parseArgs({ options: { env: { type: 'string' }, send: { type: 'boolean' } } });
const site = process.env;
const variables = values.env === undefined ? site : await readVariables(values.env);

const codeOwners = '.github/CODEOWNERS';
const exampleOwner = '@voorbeeld/eigenaar';

const people = await Array.fromAsync(glob('content/team/*.mdx'));
const problems = [
  ...listMissingFacts(),
  ...(await listInventedPeople()),
  ...(await listExampleOwners()),
  ...listContactProblems(variables, site, siteUrl),
];
if (problems.length > 0) {
  console.error(formatMissingFacts(problems));
  if (!values.env) console.error('  (variabelen van de functie: npm run golive -- --env supabase/.env)');
  process.exitCode = 1;
} else {
  console.log('Alles is ingevuld: de site kan live.');
}

if (people.length === 0) {
  console.warn('Let op: content/team is leeg, dus niemand ziet wie het werk doet.');
}
if (values.env && hasOneMailService(variables)) {
  console.warn(
    'Let op: er is een enkele maildienst. Ligt die eruit, dan wachten berichten tot hij terug is.',
  );
}

if (values.send) {
  const checks = await Promise.all([tryPage(site, siteUrl), tryCanary(variables, site)]);
  for (const { line } of checks) console.log(line);
  if (checks.some(({ isRight }) => !isRight)) process.exitCode = 1;
}

/** Finds the example code owner: GitHub ignores an unknown owner, so editors could change code without review. */
async function listExampleOwners(): Promise<string[]> {
  const text = await readFile(codeOwners, 'utf8').catch(() => '');
  return text.includes(exampleOwner) ? [`eigenaar van de code (${exampleOwner}) in ${codeOwners}`] : [];
}

async function listInventedPeople(): Promise<string[]> {
  const texts = await Promise.all(people.map((file) => readFile(file, 'utf8')));
  const invented = people.filter((_, index) => /^example: true$/m.test(texts[index] ?? ''));
  return invented.length > 0 ? [`wie het werk doet, in plaats van ${invented.join(' en ')}`] : [];
}

async function readVariables(file: string) {
  return parseEnv(
    await readFile(file, 'utf8').catch(() => {
      console.error(`${file} is niet te lezen.`);
      return process.exit(1);
    }),
  );
}
