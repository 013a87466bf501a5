// What may be in a field, and what the mail then says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields, type MessageField } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp, testSettings } from './testing/set-up.ts';

type Fields = Record<string, unknown>;

const fields: readonly MessageField[] = messageFields;
const requiredKeys = fields.filter(({ required }) => required).map(({ key }) => key);

/** Posts the sample with some changes, or a whole body. */
const post = (given: Fields | string) =>
  setUp().post(typeof given === 'string' ? given : { ...sampleMessage, ...given });

/** Posts what must arrive; returns the one mail it became. */
async function arrives(given: Fields | string) {
  const { status, body, mails } = await post(given);
  const [mail = assert.fail(JSON.stringify([given, body])), ...others] = mails;
  assert.deepEqual([status, others, body], [200, [], { ok: true, reference: mail.subject.slice(0, 12) }]);
  return mail;
}

/** Posts what must be refused for exactly these fields. */
async function refuses(given: Fields | string, keys: readonly string[]) {
  const { status, body, mails } = await post(given);
  assert.deepEqual([status, body, mails], [422, { ok: false, error: 'fields', fields: keys }, []]);
}

test('every field arrives as typed under its label, and the mail can be answered', async () => {
  const mail = await arrives(sampleMessage);
  const { company, email, message } = sampleMessage;
  assert.match(mail.subject, /^C-[0-9a-f]{10} Bericht van /);
  assert.ok(mail.subject.endsWith(` ${company}`));
  const rows = messageFields.filter(({ type }) => type !== 'textarea');
  const lines = [
    'Nieuw bericht via het contactformulier',
    '',
    `Referentie: ${mail.subject.slice(0, 12)}`,
    ...rows.map((row) => `${'mailLabel' in row ? row.mailLabel : row.label}: ${sampleMessage[row.key]}`),
    '',
    'Bericht:',
    ...message.split('\n').map((line) => `| ${line}`),
    '',
    '-- ',
    'Verstuurd via de website van Maquette B.V. (KvK 12345678)',
    '',
  ];
  assert.equal(mail.text, lines.join('\n'));
  const { from, to, replyTo } = mail;
  assert.deepEqual([from, to, replyTo], ['website@maquette.test', ['info@maquette.test'], email]);
  assert.match(mail.messageId, /^<[0-9a-f]{32}@maquette\.test>$/);
});

test('an optional field may be absent, null or empty, which is one and the same message', async () => {
  const optional = fields.filter(({ required }) => !required);
  const ids = new Set<string>();
  for (const nothing of [undefined, null, '', ' ']) {
    const mail = await arrives(Object.fromEntries(optional.map(({ key }) => [key, nothing])));
    assert.ok(mail.subject.endsWith(` Bericht van ${sampleMessage.name}`));
    for (const { label } of optional) assert.ok(mail.text.includes(`\n${label}: niet ingevuld\n`));
    ids.add(mail.messageId);
  }
  assert.equal(ids.size, 1);
});

test('a wrong field is refused by its key', async () => {
  const invisible = ['\u200B\u200D', '\u3164', '\u2800\u2800', '\uFFA0 \u1160', '\u{E0041}'];
  const nothing = Object.fromEntries(fields.map(({ key }) => [key, undefined]));
  const lines = fields.filter(({ type }) => type !== 'textarea');
  const cases: [Fields | string, string[]][] = [
    [{ name: 42, message: { a: 1 } }, ['name', 'message']],
    [{ email: ['a@b.nl'], phone: true }, ['email', 'phone']],
    [{ message: ' \n\t\u00A0\u3000 ' }, ['message']],
    [nothing, requiredKeys],
    [JSON.stringify(sampleMessage).replace('}', ',"email":"geen-adres"}'), ['email']],
    // Inherited, not posted.
    [`{"__proto__":${JSON.stringify(sampleMessage)}}`, requiredKeys],
    ...invisible.map((name): [Fields, string[]] => [{ name }, ['name']]),
    ...['\r\n', '\n', '\r', '\0'].flatMap((end) =>
      lines.map(({ key }): [Fields, string[]] => [{ [key]: `a@b.nl${end}Bcc: evil@evil.test` }, [key]]),
    ),
  ];
  for (const [given, keys] of cases) await refuses(given, keys);
});

test('a field holds as many characters as its entry says, as the visitor counts them', async () => {
  for (const { key, maxLength } of fields.filter(({ type }) => type !== 'email')) {
    for (const character of ['é', 'e\u0301', '😀']) {
      const { text } = await arrives({ [key]: character.repeat(maxLength) });
      assert.ok(text.includes(` ${character.normalize().repeat(maxLength)}\n`));
      await refuses({ [key]: character.repeat(maxLength + 1) }, [key]);
    }
  }
});

test('a post as long as may be costs the function little, whatever it holds', async () => {
  const short = { ...sampleMessage, message: '' };
  const room = testSettings.body.maxBytes - Buffer.byteLength(JSON.stringify(short));
  const fill = (piece: string) =>
    piece.repeat(Math.floor(room / (Buffer.byteLength(JSON.stringify(piece)) - 2)));
  const pieces = [
    '\u0315\u0300',
    '\u0300',
    'a\u0300\u0301',
    '\u1100',
    '\u202E',
    ' ',
    '\t',
    '<',
    '@',
    '.a',
    '=?',
    '😀',
    '\u3099',
  ];
  for (const piece of pieces) {
    for (const key of ['name', 'email', 'message'] as const) {
      const startedAt = performance.now();
      const { status } = await post({ ...short, [key]: fill(piece) });
      const ms = performance.now() - startedAt;
      assert.equal(status, 422);
      assert.ok(ms < 500, `${key} of ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
    }
  }
});

test('a run of combining marks keeps its first thirty', async () => {
  for (const [typed, kept] of [
    [30, 30],
    [31, 30],
    [90, 30],
  ] as const) {
    const { text } = await arrives({ message: `x${'\u0315'.repeat(typed)}.` });
    assert.ok(text.includes(`| x${'\u0315'.repeat(kept)}.\n`));
  }
});

test('HTML stays text, and what nobody typed on purpose is cleaned, also where it could hide or be decoded', async () => {
  for (const [name, expected] of [
    ['  Zoe\u0308 \u00A0', 'Zo\u00EB'],
    ['A\r\n', 'A'],
    ['A\uD800B\uDC00', 'A\uFFFDB\uFFFD'],
    ['A\u202Egnp.\u2066exe\u061C', 'Agnp.exe'],
    ['Kaas\tBoter\vEi\fMelk', 'Kaas Boter Ei Melk'],
    ['a\u001Bb\u007Fc\u0085d\u2028e\u2029f', 'a b c d e f'],
    ...['👩‍💻', '日', '?', '⠃'].map((text) => [text, text]),
  ]) {
    assert.ok((await arrives({ name })).text.includes(`\nNaam: ${expected}\n`), name);
  }
  const message = ' \na\r\nb\rc\u0085d\u2028e\u2029f\tg\n\n\0h\u001B[31mi\n.\nFrom jan\n-- \n';
  const quoted = '\n| a\n| b\n| c\n| d\n| e\n| f\tg\n| \n|  h [31mi\n| .\n| From jan\n| --\n';
  assert.ok((await arrives({ message })).text.includes(quoted));
  // A subject shows who writes.
  for (const [company, expected] of [
    ['=?utf-8?Q?x=0D=0ABcc:_evil=40evil.test?=', '= ?utf-8?Q?x=0D=0ABcc:_evil=40evil.test?='],
    ['=\u200B?utf-8?B?eA0KQmNjOiBl?=', '= ?utf-8?B?eA0KQmNjOiBl?='],
    ['Ka\u200Bas\u{E0042}\uFEFF B\u2060V', 'Kaas BV'],
    ['Kaas\u2028Boter', 'Kaas Boter'],
    ['Coöperatie = 1? Ja', 'Coöperatie = 1? Ja'],
    ['\u3164', sampleMessage.name],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ]) {
    const mail = await arrives({ company, message: '<script>alert(2)</script>' });
    assert.ok(mail.subject.endsWith(` Bericht van ${expected}`), mail.subject);
    assert.ok(mail.text.includes('\n| <script>alert(2)</script>\n'));
  }
});

test('only one plain address at a public domain is taken', async () => {
  for (const email of [
    'a@b.nl, c@d.nl',
    'a@b.nl;c@d.nl',
    'x <a@b.nl>',
    '<a@b.nl>',
    '"a b"@c.nl',
    'a(b)@c.nl',
    'a b@c.nl',
    'a@b@c.nl',
    'a@b.nl@c.nl',
    '@b.nl',
    'a@',
    'geen-adres',
    '.a@b.nl',
    'a.@b.nl',
    'a..b@c.nl',
    'a@localhost',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@2130706433',
    'a@b.nl:25',
    'a@b.nl/c',
    'a@b..nl',
    'a@.nl',
    'a@-b.nl',
    'a@b_c.nl',
    'a@b.nl.',
    'a@b.nl\0',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${`${'éàü'.repeat(11)}.`.repeat(6)}nl`,
  ]) {
    await refuses({ email }, ['email']);
  }
});

test('the mail can be answered at a plain address, and says where that is not so', async () => {
  const plain = ["o'neil+web@sub.voorbeeld.nl", `${'a'.repeat(64)}@b.nl`, 'A.B@example.museum'];
  const noReply = /\nLet op: de knop Beantwoorden werkt niet/;
  for (const [email, replyTo, text] of [
    ...plain.map((each): [string, string, RegExp] => [each, each, /^E-mail: .*\n(?!Let op)/m]),
    ['info@café.nl', 'info@xn--caf-dma.nl', /^E-mail: info@café\.nl\nLet op: .* info@xn--caf-dma\.nl$/m],
    ['a@аррӏе.com', 'a@xn--80ak6aa92e.com', /^Let op: .*xn--80ak6aa92e\.com$/m],
    ['josé😀@voorbeeld.nl', undefined, noReply],
    ['=?utf-8?q?x=2C?=@evil.test', undefined, noReply],
  ] as const) {
    const mail = await arrives({ email });
    assert.deepEqual([mail.replyTo, /^Reply-To:/im.test(mail.raw)], [replyTo, replyTo !== undefined]);
    assert.match(mail.text, text);
  }
});

test('what is no field of the list leaves no trace, whether sent or inherited', async (context) => {
  const evil = { path: '/etc/passwd', filename: 'evil' };
  const others = ['to', 'cc', 'bcc', 'from', 'subject', 'html', 'replyTo', 'headers', 'attachments'];
  const sent = { ...sampleMessage, ...Object.fromEntries(others.map((key) => [key, evil])) };
  const prototypes = '{"__proto__":{"phone":"evil"},"constructor":{"prototype":{"polluted":1}},';
  assert.doesNotMatch((await arrives(JSON.stringify(sent).replace('{', prototypes))).raw, /evil|root:/i);
  assert.equal(({} as Fields)['polluted'], undefined);
  Object.defineProperty(Object.prototype, 'company', { value: 'Geërfd', configurable: true });
  context.after(() => delete (Object.prototype as { company?: string }).company);
  assert.match((await arrives({ company: undefined })).text, /^Bedrijf: niet ingevuld$/m);
});
