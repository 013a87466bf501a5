import assert from 'node:assert/strict';
import { test } from 'node:test';

import { dismiss, isDismissed } from './dismissal.ts';

const key = 'voorbeeld:gesloten';
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

const define = (name: string, property: PropertyDescriptor) =>
  Object.defineProperty(globalThis, name, { ...property, configurable: true });

for (const [what, change, isRefused, inAllTabs] of [
  ['works', {}, false, true],
  ['is full', { setItem: refuse }, false, false],
  ['is refused', {}, true, false],
] as const) {
  test(`where storage ${what} a dismissal holds for ${inAllTabs ? 'every tab' : 'this tab'}`, () => {
    const stored = new Map<string, string>();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      ...change,
    };
    define('localStorage', { get: isRefused ? refuse : () => storage });
    define('window', { value: { name: 'voorbeeld' } });
    assert.equal(isDismissed(key), false);
    dismiss(key);
    assert.equal(isDismissed(key), true);
    assert.deepEqual([...stored.keys()], inAllTabs ? [key] : []);
    assert.equal(window.name, inAllTabs ? 'voorbeeld' : key);
    define('window', { value: { name: 'another tab' } });
    assert.equal(isDismissed(key), inAllTabs);
  });
}
