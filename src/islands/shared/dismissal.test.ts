import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dismiss, isDismissed } from './dismissal.ts';

const key = 'voorbeeld:gesloten';
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

for (const [what, change, isRefused, isKept] of [
  ['works', {}, false, true],
  ['is full', { setItem: refuse }, false, false],
  ['is refused', {}, true, false],
] as const) {
  test(`where storage ${what} a dismissal is ${isKept ? 'kept' : 'forgotten, without an error'}`, () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      ...change,
    };
    const get = isRefused ? refuse : () => storage;
    Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
    assert.equal(isDismissed(key), false);
    dismiss(key);
    assert.equal(isDismissed(key), isKept);
    assert.deepEqual([...stored.keys()], isKept ? [key] : []);
  });
}
