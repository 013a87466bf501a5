import type { Config } from '@keystatic/core';
import { useCallback, useEffect, useState } from 'react';

import { followChange, type Status } from './follow-change.ts';
import { saved } from '../page/freeze.ts';
import { hasUnsavedWords } from '../page/unsaved.ts';
import { signedOut, type Setup } from './host.ts';
import { findBranch } from './place.ts';

/** Two questions a time, each a point of the 5,000 that GitHub gives an hour. */
const pollMs = 30_000;

/** Where the change on the branch of the page stands, and what its editor can do. */
export function Publish({ setup, config }: { setup: Setup; config: Config }) {
  const [status, setStatus] = useState<Status>({ words: '' });
  const [problem, setProblem] = useState('');
  const [lost, setLost] = useState('');
  const [isOut, setIsOut] = useState(false);

  const look = useCallback(async () => {
    try {
      const next = await followChange(setup, config, findBranch());
      // Until the new check is done, what the last one found is the list to work from.
      setStatus(({ problems }) => (next.isPending && problems ? { ...next, problems } : next));
      setIsOut(false);
      setLost('');
    } catch (cause) {
      setLost((cause as Error).message);
    }
  }, [setup, config]);

  useEffect(() => {
    void look();
    const onSignedOut = () => setIsOut(true);
    addEventListener(signedOut, onSignedOut);
    addEventListener(saved, look);
    return () => {
      removeEventListener(signedOut, onSignedOut);
      removeEventListener(saved, look);
    };
  }, [look]);

  useEffect(() => {
    if (!status.isPending) return undefined;
    const timer = setInterval(() => void look(), pollMs);
    return () => clearInterval(timer);
  }, [status.isPending, look]);

  async function act(step: NonNullable<Status['next']>) {
    if (hasUnsavedWords() && !confirm('Wat je nog niet bewaarde, gaat niet mee. Toch doorgaan?')) return;
    // Twice would ask for two changes.
    setStatus({ words: 'Bezig…' });
    setProblem('');
    try {
      await step.act();
      // After publishing the branch begins anew, as it does when the page is entered.
      if (step.words === 'Publiceer') location.reload();
    } catch (cause) {
      setProblem((cause as Error).message);
    }
    await look();
  }

  const { words, problems = [], links = [], next } = status;
  return (
    <>
      <div role="status">{words}</div>
      {(problem || lost) && <div role="alert">{problem || lost}</div>}
      {isOut && (
        <a href="/keystatic" target="_blank" rel="noreferrer">
          Log opnieuw in
        </a>
      )}
      {links.map(({ words: label, href }) => (
        <a key={href} href={href} target="_blank" rel="noreferrer">
          {label}
        </a>
      ))}
      {next && (
        <button type="button" onClick={() => void act(next)}>
          {next.words}
        </button>
      )}
      {problems.length > 0 && (
        <ul aria-label="Fouten">
          {problems.map(({ words: text, href, message }) => (
            <li key={href + message}>
              <a href={href}>{text}</a>: {message}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
