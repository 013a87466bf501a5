import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';

import { choose, UsageError } from './choose.ts';

const options = ['SaaS & Businessmodellen', 'Security & Privacy'];

/** A terminal at which these lines are typed. */
function createTerminal(lines: string[], isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  const output = new PassThrough();
  for (const line of lines) input.write(`${line}\n`);
  input.end();
  return { input, output };
}

const chooseWith = (given: string | undefined, terminal = createTerminal([], false)) =>
  choose({ name: 'categorie', options, given }, terminal);

test('a flag chooses, whatever its capitals', async () => {
  assert.equal(await chooseWith('security & privacy'), 'Security & Privacy');
});

test('a flag that names nothing is refused with the choices', async () => {
  await assert.rejects(chooseWith('Veiligheid'), {
    message:
      '--categorie "Veiligheid" bestaat niet; kies uit "SaaS & Businessmodellen", "Security & Privacy".',
  });
});

test('without a flag and without a terminal, the flag is asked for', async () => {
  await assert.rejects(chooseWith(undefined), {
    message: 'Geef --categorie erbij; kies uit "SaaS & Businessmodellen", "Security & Privacy".',
  });
});

test('at a terminal a number chooses from a list, and another answer asks again', async () => {
  const terminal = createTerminal(['', '0', '3', 'twee', '2']);
  assert.equal(await chooseWith(undefined, terminal), 'Security & Privacy');
  const shown = String(terminal.output.read());
  assert.match(shown, /^Kies een categorie:\n {2}1\. SaaS & Businessmodellen\n {2}2\. Security & Privacy\n/);
  assert.equal(shown.match(/Typ een nummer van 1 tot en met 2: /g)?.length, 5);
});

test('a terminal that is closed makes nothing', async () => {
  await assert.rejects(chooseWith(undefined, createTerminal(['9'])), UsageError);
});
