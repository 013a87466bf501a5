// What may stand in a field, and what the mail says then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields } from './message.ts';
import type { MessageField } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp } from './testing/set-up.ts';

type Fields = Record<string, unknown>;

const fields: readonly MessageField[] = messageFields;
const requiredKeys = fields.filter(({ required }) => required).map(({ key }) => key);
const optionalFields = fields.filter(({ required }) => !required);
const lineFields = fields.filter(({ type }) => type === 'text' || type === 'tel');
const textFields = fields.filter(({ type }) => type === 'textarea');

/** The same value in each of some fields. */
function fill(some: readonly MessageField[], value: unknown): Fields {
  return Object.fromEntries(some.map(({ key }) => [key, value]));
}

/** Posts a message that must arrive; returns the one mail it became. */
async function arrives(message: Fields | string) {
  const { post, readMails } = setUp();
  const { status, body } = await post(message);
  assert.equal(status, 200, JSON.stringify(body));
  const mails = await readMails();
  assert.equal(mails.length, 1);
  const [mail] = mails;
  assert.ok(mail);
  assert.deepEqual(body, { ok: true, reference: mail.subject.slice(0, 12) });
  return mail;
}

/** Posts a message that must be refused; returns the keys of the wrong fields. */
async function refuses(message: Fields | string): Promise<unknown> {
  const { post, readMails } = setUp();
  const { status, body } = await post(message);
  assert.equal(status, 422, JSON.stringify(message));
  assert.equal(body?.['ok'], false);
  assert.deepEqual(await readMails(), []);
  return body['fields'];
}

test('every field arrives as it was typed, with its label', async () => {
  const typed: Record<string, string> = sampleMessage;
  const mail = await arrives(typed);
  assert.match(mail.subject, /^C-[0-9a-f]{10} Bericht van Bedrijf van Zoë Ĳssel$/);
  assert.equal(
    mail.text,
    [
      'Nieuw bericht via het contactformulier',
      '',
      `Referentie: ${mail.subject.slice(0, 12)}`,
      ...fields
        .filter(({ type }) => type !== 'textarea')
        .map(({ key, label, mailLabel }) => `${mailLabel ?? label}: ${typed[key]}`),
      ...textFields.flatMap(({ key, label }) => ['', `${label}:`, `| ${typed[key]?.replace('\n', '\n| ')}`]),
      '',
      '-- ',
      'Verstuurd via de website van Maquette B.V. (KvK 12345678)',
      '',
    ].join('\n'),
  );
  assert.equal(mail.from, 'website@maquette.test');
  assert.deepEqual(mail.to, ['info@maquette.test']);
  assert.equal(mail.replyTo, sampleMessage.email);
  assert.match(mail.messageId, /^<[0-9a-f]{32}@maquette\.test>$/);
});

test('an optional field may be absent, null or empty', async () => {
  const ids = new Set<string>();
  for (const nothing of [undefined, null, '', ' ']) {
    const mail = await arrives({ ...sampleMessage, ...fill(optionalFields, nothing) });
    assert.ok(mail.subject.endsWith(` Bericht van ${sampleMessage.name}`));
    for (const { label } of optionalFields) assert.ok(mail.text.includes(`\n${label}: niet ingevuld\n`));
    ids.add(mail.messageId);
  }
  assert.equal(ids.size, 1, 'four ways to say the same');
});

test('names that objects inherit are neither read nor changed', async () => {
  const json = JSON.stringify(sampleMessage).replace(
    '{',
    '{"__proto__":{"phone":"vervuild","polluted":1},"constructor":{"prototype":{"polluted":1}},',
  );
  const mail = await arrives(json);
  assert.doesNotMatch(mail.raw, /vervuild/);
  assert.equal(({} as Fields)['polluted'], undefined);
  assert.deepEqual(await refuses(`{"__proto__":${JSON.stringify(sampleMessage)}}`), requiredKeys);
});

test('what every object inherits is not taken for a field', async (context) => {
  Object.defineProperty(Object.prototype, 'company', { value: 'Geerfd', configurable: true });
  context.after(() => delete (Object.prototype as { company?: string }).company);
  const mail = await arrives({ ...sampleMessage, company: undefined });
  assert.match(mail.text, /^Bedrijf: niet ingevuld$/m);
});

test('of a field sent twice the last counts', async () => {
  const json = JSON.stringify(sampleMessage).replace('}', ',"email":"geen-adres"}');
  assert.deepEqual(await refuses(json), ['email']);
});

test('what is no text is refused, by key', async () => {
  assert.deepEqual(await refuses({ ...sampleMessage, name: 42, message: { a: 1 } }), ['name', 'message']);
  assert.deepEqual(await refuses({ ...sampleMessage, email: ['a@b.nl'], phone: true }), ['email', 'phone']);
});

test('a required field without anything to read is refused', async () => {
  assert.deepEqual(await refuses({ ...sampleMessage, name: undefined }), ['name']);
  assert.deepEqual(await refuses({ ...sampleMessage, message: ' \n\t\u00A0\u3000 ' }), ['message']);
  assert.deepEqual(await refuses({ ...sampleMessage, name: '\u200B\u200D' }), ['name']);
  assert.deepEqual(await refuses({}), requiredKeys);
});

test('a field holds as many characters as its entry says, as the visitor counts them', async () => {
  for (const { key, maxLength } of [...lineFields, ...textFields]) {
    for (const character of ['é', 'e\u0301', '😀']) {
      const mail = await arrives({ ...sampleMessage, [key]: character.repeat(maxLength) });
      assert.ok(mail.text.includes(` ${character.normalize().repeat(maxLength)}\n`));
      assert.deepEqual(await refuses({ ...sampleMessage, [key]: character.repeat(maxLength + 1) }), [key]);
    }
  }
});

test('a name cannot add a header', async () => {
  for (const end of ['\r\n', '\n', '\r']) {
    assert.deepEqual(await refuses({ ...sampleMessage, name: `A${end}Bcc: evil@evil.test` }), ['name']);
  }
});

test('what could end a header is refused in a one-line field, other control characters become spaces', async () => {
  for (const character of ['\n', '\r', '\0']) {
    for (const { key } of lineFields) {
      assert.deepEqual(await refuses({ ...sampleMessage, [key]: `a${character}b` }), [key]);
    }
  }
  for (const character of ['\t', '\v', '\u2028', '\u2029', '\u0085', '\u001B', '\u007F']) {
    const mail = await arrives({ ...sampleMessage, company: `Kaas${character}Boter` });
    assert.match(mail.text, /^Bedrijf: Kaas Boter$/m);
    assert.match(mail.subject, /Bericht van Kaas Boter$/);
  }
});

test('a company that a mail program would decode stays as it was typed', async () => {
  for (const company of [
    '=?utf-8?Q?x=0D=0ABcc:_evil=40evil.test?=',
    '=?utf-8?B?eA0KQmNjOiBl?=',
    '=?utf-8?Q?=E2=80=AEgnp.exe=00?=',
    '=\u200B?utf-8?Q?=0D=0A?=',
  ]) {
    const mail = await arrives({ ...sampleMessage, company });
    const typed = company.replace('\u200B', '').replace('=?', '= ?');
    assert.ok(mail.subject.endsWith(` Bericht van ${typed}`), mail.subject);
  }
});

test('an address that a mail program would decode gets no Reply-To', async () => {
  const email = '=?utf-8?q?directie=40bank=2Enl=3E=2C?=@evil.test';
  const mail = await arrives({ ...sampleMessage, email });
  assert.equal(mail.replyTo, undefined);
  assert.doesNotMatch(mail.raw, /^Reply-To/im);
  assert.ok(mail.text.includes(`E-mail: ${email}\nLet op: de knop Beantwoorden werkt niet`));
});

test('nothing invisible reaches the subject, and a name of it alone is none', async () => {
  for (const name of ['\u3164', '\u2800\u2800', '\uFFA0 \u1160', '\u{E0041}\u{E0042}']) {
    assert.deepEqual(await refuses({ ...sampleMessage, name }), ['name']);
    const mail = await arrives({ ...sampleMessage, company: name });
    assert.ok(mail.subject.endsWith(` Bericht van ${sampleMessage.name}`), mail.subject);
  }
  const mail = await arrives({ ...sampleMessage, company: 'Ka\u200Bas\u{E0042}\uFEFF B\u2060V' });
  assert.ok(mail.subject.endsWith(' Bericht van Kaas BV'), mail.subject);
});

test('an address cannot add a header', async () => {
  assert.deepEqual(await refuses({ ...sampleMessage, email: 'a@b.nl\r\nBcc: evil@evil.test' }), ['email']);
  assert.deepEqual(await refuses({ ...sampleMessage, email: 'a@b.nl\u0000' }), ['email']);
});

test('only one plain address at a public domain is taken', async () => {
  for (const email of [
    'a@b.nl, c@d.nl',
    'a@b, c@d',
    'a;b',
    'a@b.nl;c@d.nl',
    'x <a@b.nl>',
    '<a@b.nl>',
    '"a b"@c.nl',
    'a(b)@c.nl',
    'a@b@c',
    'a@b@c.nl',
    'a@b.nl@c.nl',
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
    '.a@b',
    '.a@b.nl',
    'a.@b.nl',
    'a..b@c.nl',
    'a b@c.nl',
    '@b.nl',
    'a@',
    'geen-adres',
    `${'a'.repeat(65)}@b.nl`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${`${'éàü'.repeat(11)}.`.repeat(6)}nl`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.nl`,
  ]) {
    assert.deepEqual(await refuses({ ...sampleMessage, email }), ['email'], email);
  }
  for (const email of ["o'neil+web@sub.voorbeeld.nl", `${'a'.repeat(64)}@b.nl`, 'A.B@EXAMPLE.museum']) {
    const mail = await arrives({ ...sampleMessage, email });
    assert.equal(mail.replyTo?.toLowerCase(), email.toLowerCase());
  }
});

test('an international domain is answered by its ASCII name, which the mail shows', async () => {
  const mail = await arrives({ ...sampleMessage, email: 'info@café.nl' });
  assert.equal(mail.replyTo, 'info@xn--caf-dma.nl');
  assert.match(mail.text, /^E-mail: info@café\.nl\nLet op: .* info@xn--caf-dma\.nl$/m);
});

test('a domain in look-alike letters shows what it is', async () => {
  const mail = await arrives({ ...sampleMessage, email: 'a@аррӏе.com' });
  assert.equal(mail.replyTo, 'a@xn--80ak6aa92e.com');
  assert.match(mail.text, /xn--80ak6aa92e\.com/);
});

test('an address mail systems cannot answer stands in the text only', async () => {
  const mail = await arrives({ ...sampleMessage, email: 'josé😀@voorbeeld.nl' });
  assert.equal(mail.replyTo, undefined);
  assert.doesNotMatch(mail.raw, /^Reply-To:/im);
  assert.match(mail.text, /^E-mail: josé😀@voorbeeld\.nl\nLet op: /m);
});

test('HTML stays text', async () => {
  const html = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const everywhere = [...lineFields, ...textFields].map(({ key, maxLength }) => [
    key,
    html.slice(0, maxLength),
  ]);
  const mail = await arrives({ ...sampleMessage, ...(Object.fromEntries(everywhere) as Fields) });
  assert.match(mail.raw, /^Content-Type: text\/plain; charset=utf-8\r$/m);
  assert.ok(mail.text.includes(`Naam: ${html}\n`));
  assert.ok(mail.text.includes(`\n| ${html}\n`));
  assert.ok(mail.subject.endsWith(html));
  assert.deepEqual(await refuses({ ...sampleMessage, email: `${html}@b.nl` }), ['email']);
});

test('a direction override goes, half a character becomes the replacement sign', async () => {
  const json = JSON.stringify({ ...sampleMessage, company: '', name: 'A\u202Egnp.exe\uD800B' });
  const mail = await arrives(json);
  assert.match(mail.text, /^Naam: Agnp\.exe\uFFFDB$/m);
  assert.match(mail.subject, /Bericht van Agnp\.exe\uFFFDB$/);
});

test('a message cannot end the mail or start another', async () => {
  const message = `begin\n.\nMAIL FROM:<e@e>\r.\r\nFrom jan\n-- \n${'lang '.repeat(600)}einde`;
  const mail = await arrives({ ...sampleMessage, message });
  const quoted = message.split(/\r\n|\r|\n/).map((line) => `| ${line}`);
  assert.ok(mail.text.includes(quoted.join('\n')));
  assert.ok(mail.raw.split('\r\n').every((line) => line.length <= 78));
});

test('whatever else is sent leaves no trace', async () => {
  const mail = await arrives({
    ...sampleMessage,
    to: 'evil@evil.test',
    cc: 'evil@evil.test',
    bcc: 'evil@evil.test',
    from: 'evil@evil.test',
    subject: 'evil',
    headers: { 'X-Evil': 'evil' },
    attachments: [{ path: '/etc/passwd', filename: 'evil' }],
    html: '<b>evil</b>',
    replyTo: 'evil@evil.test',
  });
  assert.doesNotMatch(mail.raw, /evil/i);
  assert.doesNotMatch(mail.raw, /root:/);
  assert.deepEqual(mail.to, ['info@maquette.test']);
});
