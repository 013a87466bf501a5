import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from './company.ts';
import { describeShareImage } from './share-image.ts';

const describe = (path: string) => describeShareImage({ path, title: 'Planning', section: 'Oplossing' });

test('a share image lies at the address of its page, below /delen', () => {
  assert.equal(describe('/oplossingen/planning').path, '/delen/oplossingen/planning.png');
  assert.equal(describe('/over').path, '/delen/over.png');
  assert.equal(describe('/').path, '/delen/home.png');
});

test('a share image says in words what it shows', () => {
  const { alt } = describe('/oplossingen/planning');
  for (const part of ['Planning', 'Oplossing', company.name]) assert.ok(alt.includes(part), alt);
});
