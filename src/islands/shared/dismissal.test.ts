import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { dismiss, isDismissed } from './dismissal.ts';

const key = 'voorbeeld:gesloten';
const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => stored.set(name, value),
};
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => {
  stored.clear();
  openTab();
  setStorage(() => storage);
});

test('remembers under one key, for every tab', () => {
  assert.equal(isDismissed(key), false);
  dismiss(key);
  assert.deepEqual([...stored.keys()], [key]);
  openTab();
  assert.equal(isDismissed(key), true);
});

test('remembers for this tab where storage is refused', () => {
  setStorage(refuse);
  assert.equal(isDismissed(key), false);
  dismiss(key);
  assert.equal(isDismissed(key), true);
  openTab();
  assert.equal(isDismissed(key), false);
});

test('remembers for this tab where storage can be read but is full', () => {
  setStorage(() => ({ ...storage, setItem: refuse }));
  assert.equal(isDismissed(key), false);
  dismiss(key);
  assert.equal(isDismissed(key), true);
});

test('leaves the name of a tab alone where storage works', () => {
  openTab('voorbeeld');
  dismiss(key);
  assert.equal(window.name, 'voorbeeld');
  assert.equal(isDismissed(key), true);
});

function openTab(name = ''): void {
  Object.defineProperty(globalThis, 'window', { value: { name }, configurable: true });
}

function setStorage(get: () => object): void {
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
}
