// Floods: no post is refused, and no visitor waits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField } from '../message.ts';
import { setUpIsolates } from '../testing/isolates.ts';
import { formOf, numbered, numberOf, postOf } from '../testing/set-up.ts';

const addressOf = (number: number) => `198.${number >> 8}.1.${number & 255}`;

type Make = (number: number) => readonly [Request, address?: string | undefined];
const floods: Record<string, Make> = {
  'one address': (number) => [postOf(numbered(number)), '203.0.113.7'],
  'one /48': (number) => [postOf(numbered(number)), `2001:db8:7:${number.toString(16)}::1`],
  'no address': (number) => [postOf(numbered(number)), undefined],
  'no origin, all over': (number) => [formOf(numbered(number), { Origin: undefined }), addressOf(number)],
  'honeypot, all over': (number) => [
    postOf({ ...numbered(number), [honeypotField]: 'x' }),
    addressOf(number),
  ],
  'page, all over': (number) => [postOf(numbered(number)), addressOf(number)],
};

/** Floods the function for some minutes while a visitor comes by twice a minute, and drains every minute. */
async function flood(kind: string, make: Make, posts = 5_000, minutes = 10) {
  const { handle, settle, call, mail, taken, pass, countWaiting } = await setUpIsolates();
  const perHalfMinute = kind === 'page, all over' ? Infinity : 60;
  const room = { http: 0, smtp: 0 };
  mail.http = () => ((room.http -= 1) >= 0 ? 'takes it' : 'fails');
  mail.smtp = () => ((room.smtp -= 1) >= 0 ? 'takes it' : 'fails');
  const waiting = new Map<number, number>();
  let slowest = 0;
  let longestDelay = 0;
  let junk = 0;
  for (let half = 1; half <= minutes * 2; half += 1) {
    Object.assign(room, { http: perHalfMinute, smtp: perHalfMinute });
    for (const end = (posts / minutes / 2) * half; junk < end; junk += 1) {
      const startedAt = performance.now();
      assert.ok((await handle(...make(junk + 1))).status <= 303);
      slowest = Math.max(slowest, performance.now() - startedAt);
    }
    waiting.set(1_000_000 + half, 0);
    assert.equal((await handle(postOf(numbered(1_000_000 + half)), `100.${half}.0.7`)).status, 200);
    await settle();
    if (half % 2 === 0) assert.equal((await call('drain')).status, 200);
    const there = new Set(taken.map(numberOf));
    for (const [number, seconds] of waiting) {
      if (there.has(number)) waiting.delete(number);
      else waiting.set(number, seconds + 30);
      longestDelay = Math.max(longestDelay, waiting.get(number) ?? 0);
    }
    await pass(30);
  }
  const row = {
    posts,
    mailed: taken.length,
    waiting: await countWaiting(),
    slowestMs: Math.round(slowest),
    longestDelay,
  };
  console.table({ [kind]: row });
  assert.ok(longestDelay <= 60, kind);
  assert.ok(slowest < 2_000, `${slowest} ms`);
  assert.ok(new Set(taken.map(({ id }) => id)).size === taken.length, 'none doubled');
}

test('no flood shuts the door or delays a visitor', async () => {
  for (const [kind, make] of Object.entries(floods)) await flood(kind, make);
  await flood('one address', (number) => [postOf(numbered(number)), '203.0.113.7'], 2_700, 30);
});
