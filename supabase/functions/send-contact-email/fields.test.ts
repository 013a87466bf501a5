// Validation of fields, and the mail of a message.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields, type MessageField } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp, testSettings } from './testing/set-up.ts';

type Fields = Record<string, unknown>;

const fields: readonly MessageField[] = messageFields;
const requiredKeys = fields.filter(({ required }) => required).map(({ key }) => key);
const lines = fields.filter(({ type }) => type !== 'textarea');

/** Posts the sample message with changes, or another body. */
const post = (given: Fields | string) =>
  setUp().post(typeof given === 'string' ? given : { ...sampleMessage, ...given });

/** Posts a message that must be accepted; returns its mail. */
async function arrives(given: Fields | string) {
  const { status, body, mails } = await post(given);
  const [mail = assert.fail(JSON.stringify([given, body])), ...others] = mails;
  assert.deepEqual([status, others, body], [200, [], { ok: true, reference: mail.subject.slice(0, 12) }]);
  return mail;
}

/** Posts a message that must be refused for exactly these fields. */
async function refuses(given: Fields | string, keys: readonly string[]) {
  const { status, body, mails } = await post(given);
  assert.deepEqual(
    [status, body, mails],
    [422, { ok: false, error: 'fields', fields: keys }, []],
    JSON.stringify(given),
  );
}

test('every field arrives as typed under its label, and the mail can be answered', async () => {
  const { subject, text, from, to, replyTo, messageId } = await arrives(sampleMessage);
  const { company, email, message } = sampleMessage;
  assert.match(subject, /^C-[0-9a-f]{10} Bericht van /);
  assert.ok(subject.endsWith(` ${company}`));
  const rows = messageFields.filter(({ type }) => type !== 'textarea');
  const written = `Nieuw bericht via het contactformulier

Referentie: ${subject.slice(0, 12)}
${rows.map((row) => `${'mailLabel' in row ? row.mailLabel : row.label}: ${sampleMessage[row.key]}`).join('\n')}

Bericht:
${message.replace(/^/gm, '| ')}

--${' '}
Verstuurd via de website van Maquette B.V. (KvK 12345678)
`;
  assert.equal(text, written);
  assert.deepEqual([from, to, replyTo], ['website@maquette.test', ['info@maquette.test'], email]);
  assert.match(messageId, /^<[0-9a-f]{32}@maquette\.test>$/);
});

test('an absent, null and empty optional field give the same message', async () => {
  const optional = fields.filter(({ required }) => !required);
  const ids = new Set<string>();
  for (const nothing of [undefined, null, '', ' ']) {
    const { subject, text, messageId } = await arrives(
      Object.fromEntries(optional.map(({ key }) => [key, nothing])),
    );
    assert.ok(subject.endsWith(` Bericht van ${sampleMessage.name}`));
    for (const { label } of optional) assert.ok(text.includes(`\n${label}: niet ingevuld\n`));
    ids.add(messageId);
  }
  assert.equal(ids.size, 1);
});

test('an invalid field is refused by its key', async () => {
  const cases: [Fields | string, string[]][] = [
    [{ name: 42, message: { a: 1 } }, ['name', 'message']],
    [{ email: ['a@b.nl'], phone: true }, ['email', 'phone']],
    [{ message: ' \n\t\u00A0\u3000 ' }, ['message']],
    [Object.fromEntries(fields.map(({ key }) => [key, undefined])), requiredKeys],
    [JSON.stringify(sampleMessage).replace('}', ',"email":"geen-adres"}'), ['email']],
    // An inherited value, which was not posted.
    [`{"__proto__":${JSON.stringify(sampleMessage)}}`, requiredKeys],
  ];
  for (const [given, keys] of cases) await refuses(given, keys);
  for (const name of ['\u200B\u200D', '\u3164', '\u2800\u2800', '\uFFA0 \u1160', '\u{E0041}']) {
    await refuses({ name }, ['name']);
  }
  for (const end of ['\r\n', '\n', '\r', '\0']) {
    for (const { key } of lines) await refuses({ [key]: `a@b.nl${end}Bcc: evil@evil.test` }, [key]);
  }
});

test('a field accepts its maximum number of characters, counted in code points', async () => {
  for (const { key, maxLength } of fields.filter(({ type }) => type !== 'email')) {
    for (const character of ['é', 'e\u0301', '😀']) {
      const { text } = await arrives({ [key]: character.repeat(maxLength) });
      assert.ok(text.includes(` ${character.normalize().repeat(maxLength)}\n`));
      await refuses({ [key]: character.repeat(maxLength + 1) }, [key]);
    }
  }
});

test('the largest post takes little time, whatever it contains', async () => {
  const short = { ...sampleMessage, message: '' };
  const room = testSettings.body.maxBytes - Buffer.byteLength(JSON.stringify(short));
  for (const piece of '\u0315\u0300|\u0300|a\u0300\u0301|\u1100|\u202E| |\t|<|@|.a|=?|😀|\u3099'.split('|')) {
    const text = piece.repeat(Math.floor(room / (Buffer.byteLength(JSON.stringify(piece)) - 2)));
    for (const key of ['name', 'email', 'message'] as const) {
      const startedAt = performance.now();
      assert.equal((await post({ ...short, [key]: text })).status, 422);
      assert.ok(performance.now() - startedAt < 500, `${key} of ${JSON.stringify(piece)}`);
    }
  }
});
