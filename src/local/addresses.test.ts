import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeAddress, encodeAddress, hasHiddenSeparator, simplifyAddress } from './addresses.ts';

test('decodes UTF-8 and says so when it cannot', () => {
  assert.equal(decodeAddress('/caf%C3%A9'), '/café');
  for (const broken of ['/%', '/%zz', '/%ff', '/%c3', '/a%2']) {
    assert.equal(decodeAddress(broken), undefined, broken);
  }
});

test('encodes what would end a path, and decodes to the same', () => {
  assert.equal(encodeAddress('/a?b#c d'), '/a%3Fb%23c%20d');
  for (const address of ['/', '/café/ü', '/50%', '/a?b#c', '/@x,y:z']) {
    assert.equal(decodeAddress(encodeAddress(address)), address);
  }
});

test('sees a slash, backslash or NUL behind encoding, once decoded', () => {
  for (const hidden of ['/a%2fb', '/a%2Fb', '/a%5cb', '/a%5Cb', '/a%00']) {
    assert.equal(hasHiddenSeparator(hidden), true, hidden);
  }
  for (const open of ['/a/b', '/a%20b', '/a%252fb', '/2f', '/%C3%A9']) {
    assert.equal(hasHiddenSeparator(open), false, open);
  }
});

test('simplifies case, slashes, .html and index', () => {
  const plain = '/oplossingen/klantportaal';
  for (const address of [
    '/Oplossingen/KLANTPORTAAL',
    '/oplossingen/klantportaal/',
    '//oplossingen///klantportaal//',
    '/oplossingen/klantportaal.html',
    '/oplossingen/klantportaal.HTML/',
    '/oplossingen/klantportaal/index.html',
    plain,
  ]) {
    assert.equal(simplifyAddress(address), plain, address);
  }
  for (const root of ['/', '//', '/index', '/index.html', '/INDEX.html/']) {
    assert.equal(simplifyAddress(root), '/', root);
  }
});

test('leaves alone what only looks like it', () => {
  for (const address of ['/.html', '/a.htmlx', '/indexen', '/mijn-index', '/a.html.js']) {
    assert.equal(simplifyAddress(address), address);
  }
});
