import type { Config } from '@keystatic/core';
import { useCallback, useEffect, useState } from 'react';

import { followChange, type Status } from './follow-change.ts';
import { saved } from '../page/freeze.ts';
import { hasUnsavedWords } from '../page/unsaved.ts';
import { signedOut, type Setup } from './host.ts';
import { findBranch } from './place.ts';

/** Each poll costs two of the 5,000 points an hour that GitHub allows. */
const pollMs = 30_000;

/** Shows the status of the changes on a branch, and the next step. */
export function Publish({ setup, config }: { setup: Setup; config: Config }) {
  const [status, setStatus] = useState<Status>({ words: '' });
  const [problem, setProblem] = useState('');
  const [lost, setLost] = useState('');
  const [isOut, setIsOut] = useState(false);

  const look = useCallback(async () => {
    try {
      const next = await followChange(setup, config, findBranch());
      // Keep the problems of the last check until the new one is done.
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
    // Removes the button: a second press would create another pull request.
    setStatus({ words: 'Bezig…' });
    setProblem('');
    try {
      await step.act();
      // Loading the page brings the branch up to date.
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
