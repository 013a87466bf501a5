import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields } from './message.ts';
import { createKeyMaker } from './message-key.ts';
import { parseMessage } from './parse-message.ts';
import { sampleMessage } from './testing/sample-message.ts';

const keepMs = 600_000;
const parsed = parseMessage(sampleMessage, messageFields);
assert.ok('message' in parsed);

function setUp(start: number) {
  const clock = { at: start };
  const make = createKeyMaker({ secret: 'geheim', fields: messageFields, keepMs }, () => clock.at);
  const keyOf = (message: Parameters<typeof make>[0]) => make(message).messageKey;
  const contentOf = (message: Parameters<typeof make>[0]) => make(message).content;
  return { clock, keyOf, contentOf };
}

test('the same message keeps its key for ten minutes, wherever in a stretch it was first seen', () => {
  for (const start of [0, 1, keepMs - 1, keepMs, 5.5 * keepMs]) {
    const { clock, keyOf } = setUp(start);
    const first = keyOf(parsed);
    for (const later of [1, keepMs / 2, keepMs - 1]) {
      clock.at = start + later;
      assert.deepEqual(keyOf(parsed), first, `${start} + ${later}`);
    }
    clock.at = start + keepMs;
    assert.notEqual(keyOf(parsed).key, first.key, 'then it is a new one');
    clock.at = start + 18 * keepMs;
    assert.notEqual(keyOf(parsed).reference, first.reference);
  }
});

test('elsewhere the same message has the same key in the same stretch', () => {
  assert.deepEqual(setUp(0).keyOf(parsed), setUp(keepMs - 1).keyOf(parsed));
});

test('elsewhere and in another stretch the same message is still recognised', () => {
  assert.equal(setUp(0).contentOf(parsed), setUp(keepMs).contentOf(parsed));
  assert.notEqual(setUp(0).contentOf(parsed), setUp(0).contentOf({ ...parsed, isLikelySpam: true }));
});

test('the same words with the honeypot filled are another message', () => {
  const { keyOf } = setUp(0);
  assert.notEqual(keyOf(parsed).key, keyOf({ ...parsed, isLikelySpam: true }).key);
});

test('a flood does not fill the memory, and the last ones are still recognised', () => {
  const { clock, keyOf } = setUp(keepMs - 1);
  const numbered = (number: number) => ({ ...parsed, message: { ...parsed.message, name: `${number}` } });
  const keys = Array.from({ length: 10_500 }, (_, number) => keyOf(numbered(number)).key);
  clock.at += 1;
  assert.equal(keyOf(numbered(10_499)).key, keys[10_499]);
  assert.notEqual(keyOf(numbered(0)).key, keys[0]);
});
