import assert from 'node:assert/strict';
import { test } from 'node:test';

import { contentCheck, followChange } from './follow-change.ts';

const pull = {
  id: '1',
  number: 1,
  url: 'https://github.com/a/b/pull/1',
  headRefOid: 'c',
  mergeable: 'MERGEABLE',
  reviewDecision: null as string | null,
  comments: { nodes: [] },
};
const check = (name: string, conclusion: string | null, isRequired = false) => ({
  name,
  conclusion,
  isRequired,
  annotations: { nodes: [] },
});
const done = check(contentCheck, 'SUCCESS');

/** Returns the status of a pull request with these checks, and the next step. */
async function tell(checks: object[], change: Partial<typeof pull> = {}): Promise<string> {
  const rollup = { contexts: { nodes: checks } };
  const repository = {
    id: 'r',
    published: { name: 'hoofd', target: { oid: 'a' }, compare: { aheadBy: 1, behindBy: 0 } },
    editor: { id: 'o', associatedPullRequests: { nodes: [{ ...pull, ...change }] } },
    pullRequest: { commits: { nodes: [{ commit: { statusCheckRollup: rollup } }] } },
  };
  globalThis.fetch = () => Promise.resolve(Response.json({ data: { repository } }));
  const setup = { repo: 'a/b' as const, site: '', pages: [] };
  const config = { storage: { kind: 'local' as const } };
  const { words, next, problems = [] } = await followChange(setup, config, 'redactie-anna');
  return [words, next?.words, ...problems.map(({ message }) => message)].filter(Boolean).join(' | ');
}

test('only the content check and required checks block publishing', async () => {
  // The token from a login.
  Object.assign(globalThis, { document: { cookie: 'keystatic-gh-access-token=x' } });
  const ready = 'Gecontroleerd, klaar om te publiceren | Publiceer';
  const wrong = 'De controle vond iets. Verbeter het en bewaar opnieuw | het ligt niet aan een tekst';
  for (const [told, checks, change = {}] of [
    [ready, [done]],
    [ready, [done, check('preview', 'FAILURE'), { name: 'nachtelijk', state: 'PENDING', isRequired: false }]],
    [ready, [done, check('ci', 'SKIPPED', true)], { reviewDecision: 'APPROVED' }],
    ['Bewaard, wordt gecontroleerd', []],
    ['Bewaard, wordt gecontroleerd', [check('ci', 'SUCCESS', true)]],
    ['Bewaard, wordt gecontroleerd', [check(contentCheck, null)]],
    ['Bewaard, wordt gecontroleerd', [done, { name: 'host', state: 'EXPECTED', isRequired: true }]],
    [wrong, [done, check('ci', 'FAILURE', true)]],
    [wrong, [check(contentCheck, 'TIMED_OUT')]],
    ['Gecontroleerd, wacht op een collega die het goedkeurt', [done], { reviewDecision: 'REVIEW_REQUIRED' }],
    [
      'Een collega publiceerde intussen een andere versie van dezelfde regels. Vraag een engineer.',
      [done],
      { mergeable: 'CONFLICTING' },
    ],
  ] as [string, object[], Partial<typeof pull>?][])
    assert.equal(await tell(checks, change), told, JSON.stringify(checks));
});
