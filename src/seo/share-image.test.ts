import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../site/company.ts';
import { describeShareImage } from './share-image.ts';

const describe = (path: string) => describeShareImage({ path, title: 'Een titel', section: 'Oplossing' });

test('a share image lies at the address of its page, below /delen', () => {
  assert.equal(describe('/oplossingen/een-naam').path, '/delen/oplossingen/een-naam.png');
  assert.equal(describe('/over').path, '/delen/over.png');
  assert.equal(describe('/').path, '/delen/home.png');
});

test('a share image says in words what it shows', () => {
  const { alt } = describe('/oplossingen/een-naam');
  for (const part of ['Een titel', 'Oplossing', company.name]) assert.ok(alt.includes(part), alt);
});
