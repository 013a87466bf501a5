import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';

import { dismiss, isDismissed } from './dismissal.ts';
import { floatingBarSettings } from './settings.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
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
  assert.equal(isDismissed(), false);
  dismiss();
  assert.deepEqual([...stored.keys()], [floatingBarSettings.dismissedKey]);
  openTab();
  assert.equal(isDismissed(), true);
});

test('remembers for this tab where storage is refused', () => {
  setStorage(refuse);
  assert.equal(isDismissed(), false);
  dismiss();
  assert.equal(isDismissed(), true);
  openTab();
  assert.equal(isDismissed(), false);
});

test('remembers for this tab where storage can be read but is full', () => {
  setStorage(() => ({ ...storage, setItem: refuse }));
  assert.equal(isDismissed(), false);
  dismiss();
  assert.equal(isDismissed(), true);
});

test('leaves the name of a tab alone where storage works', () => {
  openTab('voorbeeld');
  dismiss();
  assert.equal(window.name, 'voorbeeld');
  assert.equal(isDismissed(), true);
});

function openTab(name = ''): void {
  Object.defineProperty(globalThis, 'window', { value: { name }, configurable: true });
}

function setStorage(get: () => object): void {
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
}
