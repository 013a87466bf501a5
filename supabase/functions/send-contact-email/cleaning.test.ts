// Cleaning of fields, and validation of e-mail addresses.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp } from './testing/set-up.ts';

const post = (given: Record<string, unknown> | string) =>
  setUp().post(typeof given === 'string' ? given : { ...sampleMessage, ...given });

/** Posts a message that must be accepted; returns its mail. */
async function arrives(given: Record<string, unknown> | string) {
  const { status, mails } = await post(given);
  const [mail = assert.fail(JSON.stringify(given))] = mails;
  assert.deepEqual([status, mails.length], [200, 1]);
  return mail;
}

test('HTML stays text, and control, invisible and encoded characters are cleaned', async () => {
  for (const [name, expected] of [
    ['  Zoe\u0308 \u00A0', 'Zo\u00EB'],
    ['A\r\n', 'A'],
    ['A\uD800B\uDC00', 'A\uFFFDB\uFFFD'],
    ['A\u202Egnp.\u2066exe\u061C', 'Agnp.exe'],
    ['Kaas\tBoter\vEi\fMelk', 'Kaas Boter Ei Melk'],
    ['a\u001Bb\u007Fc\u0085d\u2028e\u2029f', 'a b c d e f'],
    [`x${'\u0315'.repeat(90)}`, `x${'\u0315'.repeat(30)}`],
    ...['👩‍💻', '日', '?', '⠃'].map((text) => [text, text]),
  ]) {
    assert.ok((await arrives({ name })).text.includes(`\nNaam: ${expected}\n`), name);
  }
  const message = ' \na\r\nb\rc\u0085d\u2028e\u2029f\tg\n\n\0h\u001B[31mi\n.\nFrom jan\n-- \n';
  const quoted = '\n| a\n| b\n| c\n| d\n| e\n| f\tg\n| \n|  h [31mi\n| .\n| From jan\n| --\n';
  assert.ok((await arrives({ message })).text.includes(quoted));
  // The subject shows the sender.
  for (const [company, expected] of [
    ['=?utf-8?Q?x=0D=0ABcc:_evil=40evil.test?=', '= ?utf-8?Q?x=0D=0ABcc:_evil=40evil.test?='],
    ['=\u200B?utf-8?B?eA0KQmNjOiBl?=', '= ?utf-8?B?eA0KQmNjOiBl?='],
    ['Ka\u200Bas\u{E0042}\uFEFF B\u2060V', 'Kaas BV'],
    ['\u3164', sampleMessage.name],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ]) {
    const mail = await arrives({ company, message: '<script>alert(2)</script>' });
    assert.ok(mail.subject.endsWith(` Bericht van ${expected}`), mail.subject);
    assert.ok(mail.text.includes('\n| <script>alert(2)</script>\n'));
  }
});

const NO_ADDRESS =
  `a@b.nl, c@d.nl|a@b.nl;c@d.nl|x <a@b.nl>|<a@b.nl>|"a b"@c.nl|a(b)@c.nl|a b@c.nl|a@b@c.nl|a@b.nl@c.nl
|@b.nl|a@|geen-adres|.a@b.nl|a.@b.nl|a..b@c.nl|a@localhost|a@[127.0.0.1]|a@127.0.0.1|a@0x7f.1|a@2130706433|a@b.nl:25
|a@b.nl/c|a@b..nl|a@.nl|a@-b.nl|a@b_c.nl|a@b.nl.|a\tb@c.nl|${'a'.repeat(65)}@b.nl|a@${'b'.repeat(64)}.nl
|a@${`${'éàü'.repeat(11)}.`.repeat(6)}nl`.split(/\n?\|/);

test('only a single plain address at a public domain is accepted', async () => {
  assert.equal(NO_ADDRESS.length, 31);
  for (const email of [...NO_ADDRESS, 'a@b.nl\0']) {
    const { status, body, mails } = await post({ email });
    assert.deepEqual([status, body?.['fields'], mails], [422, ['email'], []], email);
  }
});

test('invisible characters are removed from an address', async () => {
  for (const unseen of '\u200B\u200D\u200E\u202E\u2066\u2060\uFEFF\u00AD\u00A0\u202F\u2007\u3000\u2028\u0085\u2800\u3164\u{E0041}') {
    for (const email of [
      `zoe@voorbeeld.nl${unseen}`,
      `${unseen}zoe@voorbeeld.nl`,
      `zoe${unseen}@voor${unseen}beeld.nl`,
    ]) {
      const { replyTo, text } = await arrives({ email });
      assert.equal(replyTo, 'zoe@voorbeeld.nl', JSON.stringify(email));
      assert.match(text, /^E-mail: zoe@voorbeeld\.nl$/m);
    }
  }
});

test('the mail can be answered at a plain address, and warns about any other', async () => {
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

test('unknown and inherited keys are ignored', async (context) => {
  const evil = { path: '/etc/passwd', filename: 'evil' };
  const others = ['to', 'cc', 'bcc', 'from', 'subject', 'html', 'replyTo', 'headers', 'attachments'];
  const sent = { ...sampleMessage, ...Object.fromEntries(others.map((key) => [key, evil])) };
  const prototypes = '{"__proto__":{"phone":"evil"},"constructor":{"prototype":{"polluted":1}},';
  assert.doesNotMatch((await arrives(JSON.stringify(sent).replace('{', prototypes))).raw, /evil|root:/i);
  assert.equal(({} as Record<string, unknown>)['polluted'], undefined);
  Object.defineProperty(Object.prototype, 'company', { value: 'Geërfd', configurable: true });
  context.after(() => delete (Object.prototype as { company?: string }).company);
  assert.match((await arrives({ company: undefined })).text, /^Bedrijf: niet ingevuld$/m);
});
