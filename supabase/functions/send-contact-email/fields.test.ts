// Rows 1, 2, 16 to 21 and 24 to 34 of the table of bad input: what may stand in a field, and what the mail says then.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goodMessage, setUp } from './testing/set-up.ts';

type Fields = Record<string, unknown>;

/** Posts a message that must arrive; returns the one mail it became. */
async function arrives(fields: Fields | string) {
  const { post, readMails } = setUp();
  const { status, body } = await post(fields);
  assert.equal(status, 200, JSON.stringify(body));
  const mails = await readMails();
  assert.equal(mails.length, 1);
  const [mail] = mails;
  assert.ok(mail);
  assert.deepEqual(body, { ok: true, reference: mail.subject.slice(0, 12) });
  return mail;
}

/** Posts a message that must be refused; returns the names of the fields at fault. */
async function refuses(fields: Fields | string): Promise<unknown> {
  const { post, readMails } = setUp();
  const { status, body } = await post(fields);
  assert.equal(status, 422, JSON.stringify(fields));
  assert.equal(body?.['ok'], false);
  assert.deepEqual(await readMails(), []);
  return body['fields'];
}

test('1: all five fields arrive as they were typed', async () => {
  const mail = await arrives(goodMessage);
  assert.match(mail.subject, /^C-[0-9a-f]{10} Bericht van Coöperatie Ĳssel$/);
  assert.equal(
    mail.text,
    [
      'Nieuw bericht via het contactformulier',
      '',
      `Referentie: ${mail.subject.slice(0, 12)}`,
      'Naam: Zoë van den Berg',
      'E-mail: zoe@voorbeeld.nl',
      'Telefoon: +31 79 123 45 67',
      'Bedrijf: Coöperatie Ĳssel',
      '',
      'Bericht:',
      '| Wij houden een reünie.',
      '| Wat kost dat, in €?',
      '',
      '-- ',
      'Verstuurd via de website van Maquette B.V. (KvK 12345678)',
      '',
    ].join('\n'),
  );
  assert.equal(mail.from, 'website@maquette.test');
  assert.deepEqual(mail.to, ['info@maquette.test']);
  assert.equal(mail.replyTo, 'zoe@voorbeeld.nl');
  assert.match(mail.messageId, /^<[0-9a-f]{32}@maquette\.test>$/);
});

test('2: phone and company may be absent, null or empty', async () => {
  const { name, email, message } = goodMessage;
  const ids = new Set<string>();
  for (const optional of [{}, { phone: null, company: null }, { phone: '', company: ' ' }]) {
    const mail = await arrives({ name, email, message, ...optional });
    assert.match(mail.subject, / Bericht van Zoë van den Berg$/);
    assert.match(mail.text, /^Telefoon: niet ingevuld\nBedrijf: niet ingevuld$/m);
    ids.add(mail.messageId);
  }
  assert.equal(ids.size, 1, 'three ways to say the same');
});

test('16: names that objects inherit are neither read nor changed', async () => {
  const json = JSON.stringify(goodMessage).replace(
    '{',
    '{"__proto__":{"phone":"vervuild","polluted":1},"constructor":{"prototype":{"polluted":1}},',
  );
  const mail = await arrives(json);
  assert.doesNotMatch(mail.raw, /vervuild/);
  assert.equal(({} as Fields)['polluted'], undefined);
  assert.deepEqual(await refuses('{"__proto__":{"name":"x","email":"a@b.nl","message":"x"}}'), [
    'name',
    'email',
    'message',
  ]);
});

test('16: what every object inherits is not taken for a field', async (context) => {
  Object.defineProperty(Object.prototype, 'company', { value: 'Geerfd', configurable: true });
  context.after(() => delete (Object.prototype as { company?: string }).company);
  const { name, email, message } = goodMessage;
  const mail = await arrives({ name, email, message });
  assert.match(mail.text, /^Bedrijf: niet ingevuld$/m);
});

test('17: of a field sent twice the last counts', async () => {
  const json = JSON.stringify(goodMessage).replace('}', ',"email":"geen-adres"}');
  assert.deepEqual(await refuses(json), ['email']);
});

test('18: what is no text is refused, by name', async () => {
  assert.deepEqual(await refuses({ ...goodMessage, name: 42, message: { a: 1 } }), ['name', 'message']);
  assert.deepEqual(await refuses({ ...goodMessage, email: ['a@b.nl'], phone: true }), ['email', 'phone']);
});

test('19: a required field without anything to read is refused', async () => {
  const { email, message } = goodMessage;
  assert.deepEqual(await refuses({ email, message }), ['name']);
  assert.deepEqual(await refuses({ ...goodMessage, message: ' \n\t\u00A0\u3000 ' }), ['message']);
  assert.deepEqual(await refuses({ ...goodMessage, name: '\u200B\u200D' }), ['name']);
  assert.deepEqual(await refuses({}), ['name', 'email', 'message']);
});

test('20: a character too many is refused, counted as the visitor counts', async () => {
  assert.deepEqual(await refuses({ ...goodMessage, name: 'é'.repeat(101) }), ['name']);
  await arrives({ ...goodMessage, name: 'é'.repeat(100) });
  await arrives({ ...goodMessage, name: 'e\u0301'.repeat(100) });
  assert.deepEqual(await refuses({ ...goodMessage, phone: '1'.repeat(41) }), ['phone']);
  assert.deepEqual(await refuses({ ...goodMessage, company: 'x'.repeat(121) }), ['company']);
  await arrives({ ...goodMessage, phone: '1'.repeat(40), company: 'x'.repeat(120) });
});

test('21: a message holds 5000 characters, not bytes', async () => {
  const mail = await arrives({ ...goodMessage, message: '😀'.repeat(5000) });
  assert.ok(mail.text.includes(`\n| ${'😀'.repeat(5000)}\n`));
  assert.deepEqual(await refuses({ ...goodMessage, message: 'a'.repeat(5001) }), ['message']);
});

test('24: a name cannot add a header', async () => {
  for (const end of ['\r\n', '\n', '\r']) {
    assert.deepEqual(await refuses({ ...goodMessage, name: `A${end}Bcc: evil@evil.test` }), ['name']);
  }
});

test('25: line ends and control characters in a one-line field are refused', async () => {
  for (const character of ['\n', '\r', '\0', '\u2028', '\u2029', '\u0085', '\u001B', '\u007F']) {
    for (const field of ['company', 'phone']) {
      assert.deepEqual(await refuses({ ...goodMessage, [field]: `a${character}b` }), [field]);
    }
  }
  // A paste from a table can bring a tab into a browser's field.
  const mail = await arrives({ ...goodMessage, company: 'Kaas\tBoter' });
  assert.match(mail.text, /^Bedrijf: Kaas Boter$/m);
});

test('26: an address cannot add a header', async () => {
  assert.deepEqual(await refuses({ ...goodMessage, email: 'a@b.nl\r\nBcc: evil@evil.test' }), ['email']);
  assert.deepEqual(await refuses({ ...goodMessage, email: 'a@b.nl\u0000' }), ['email']);
});

test('27: only one plain address at a public domain is taken', async () => {
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
    assert.deepEqual(await refuses({ ...goodMessage, email }), ['email'], email);
  }
  for (const email of ["o'neil+web@sub.voorbeeld.nl", `${'a'.repeat(64)}@b.nl`, 'A.B@EXAMPLE.museum']) {
    const mail = await arrives({ ...goodMessage, email });
    assert.equal(mail.replyTo?.toLowerCase(), email.toLowerCase());
  }
});

test('28: an international domain is answered by its ASCII name, which the mail shows', async () => {
  const mail = await arrives({ ...goodMessage, email: 'info@café.nl' });
  assert.equal(mail.replyTo, 'info@xn--caf-dma.nl');
  assert.match(mail.text, /^E-mail: info@café\.nl\nLet op: .* info@xn--caf-dma\.nl$/m);
});

test('29: a domain in look-alike letters shows what it is', async () => {
  const mail = await arrives({ ...goodMessage, email: 'a@аррӏе.com' });
  assert.equal(mail.replyTo, 'a@xn--80ak6aa92e.com');
  assert.match(mail.text, /xn--80ak6aa92e\.com/);
});

test('30: an address mail systems cannot answer stands in the text only', async () => {
  const mail = await arrives({ ...goodMessage, email: 'josé😀@voorbeeld.nl' });
  assert.equal(mail.replyTo, undefined);
  assert.doesNotMatch(mail.raw, /^Reply-To:/im);
  assert.match(mail.text, /^E-mail: josé😀@voorbeeld\.nl\nLet op: /m);
});

test('31: HTML stays text', async () => {
  const html = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const mail = await arrives({
    ...goodMessage,
    name: html,
    phone: html.slice(0, 28),
    company: html,
    message: html,
  });
  assert.match(mail.raw, /^Content-Type: text\/plain; charset=utf-8\r$/m);
  assert.ok(mail.text.includes(`Naam: ${html}\n`));
  assert.ok(mail.text.includes(`\n| ${html}\n`));
  assert.ok(mail.subject.endsWith(html));
  assert.deepEqual(await refuses({ ...goodMessage, email: `${html}@b.nl` }), ['email']);
});

test('32: a direction override goes, half a character becomes the replacement sign', async () => {
  const json = JSON.stringify({ ...goodMessage, company: '', name: 'A\u202Egnp.exe\uD800B' });
  const mail = await arrives(json);
  assert.match(mail.text, /^Naam: Agnp\.exe\uFFFDB$/m);
  assert.match(mail.subject, /Bericht van Agnp\.exe\uFFFDB$/);
});

test('33: a message cannot end the mail or start another', async () => {
  const message = `begin\n.\nMAIL FROM:<e@e>\r.\r\nFrom jan\n-- \n${'lang '.repeat(600)}einde`;
  const mail = await arrives({ ...goodMessage, message });
  const quoted = message.split(/\r\n|\r|\n/).map((line) => `| ${line}`);
  assert.ok(mail.text.includes(quoted.join('\n')));
  assert.ok(mail.raw.split('\r\n').every((line) => line.length <= 78));
});

test('34: whatever else is sent leaves no trace', async () => {
  const mail = await arrives({
    ...goodMessage,
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
