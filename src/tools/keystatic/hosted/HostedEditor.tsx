import { useCallback, useEffect, useRef, useState } from 'react';

import type { Content } from '../config.ts';
import { Editor } from '../Editor.tsx';
import { branchPrefix, enterBranch, readBranch, signedOutWords, type Setup } from './github.ts';
import { committed, guardRequests } from './guard-requests.ts';
import { followChange, openChange, type Status } from './publish.ts';

const pollMs = 5000;

/** The editor on its own branch, below where the change on it stands. */
export function HostedEditor({ setup, content }: { setup: Setup; content: Content }) {
  const [state, setState] = useState<'starting' | 'ready' | Error>('starting');
  useEffect(() => {
    guardRequests(setup, content);
    const enter = setup.cloud ? Promise.resolve() : enterBranch(setup);
    enter.then(() => setState('ready'), setState);
  }, [setup, content]);
  if (state === 'starting') return null;
  if (state instanceof Error) {
    return (
      <p role="alert">
        {state.message} <a href={location.pathname}>Probeer opnieuw</a>
      </p>
    );
  }
  const [owner = '', name = ''] = setup.repo.split('/');
  const common = { branchPrefix, pathPrefix: 'content' };
  return (
    <>
      {!setup.cloud && readBranch() && <PublishBar setup={setup} />}
      {setup.cloud ? (
        <Editor {...content} storage={{ kind: 'cloud', ...common }} cloud={{ project: setup.cloud }} />
      ) : (
        <Editor {...content} storage={{ kind: 'github', repo: { owner, name }, ...common }} />
      )}
    </>
  );
}

function PublishBar({ setup }: { setup: Setup }) {
  const [status, setStatus] = useState<Status>();
  // Why the last press of a button led to nothing.
  const refusal = useRef('');
  // One after the other: two at once would merge twice.
  const queue = useRef({ length: 0, last: Promise.resolve() });
  const look = useCallback(
    (act?: () => Promise<void>) => {
      const step = async () => {
        try {
          if (act)
            refusal.current = await act().then(
              () => '',
              (cause: Error) => cause.message,
            );
          const found = await followChange(setup);
          setStatus(refusal.current ? { ...found, words: refusal.current } : found);
        } catch (cause) {
          setStatus({ words: (cause as Error).message });
        }
        queue.current.length -= 1;
      };
      if (!act && queue.current.length > 0) return;
      queue.current.length += 1;
      queue.current.last = queue.current.last.then(step);
    },
    [setup],
  );
  useEffect(() => {
    const again = () => look();
    again();
    const timer = setInterval(again, pollMs);
    addEventListener(committed, again);
    return () => {
      clearInterval(timer);
      removeEventListener(committed, again);
    };
  }, [look]);
  if (!status) return null;
  const { words, faults = [], links = [], canShare, canPublish } = status;
  const login = `/api/keystatic/github/login?from=${location.pathname.replace('/keystatic/', '')}`;
  return (
    <aside className="publish-bar">
      <div role="status">
        <p>{words}</p>
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
      {words === signedOutWords && <a href={login}>Opnieuw inloggen</a>}
      {links.map((link) => (
        <a key={link.href} href={link.href} target="_blank" rel="noreferrer">
          {link.words}
        </a>
      ))}
      {canShare && (
        <button type="button" onClick={() => look(() => openChange(setup, false))}>
          Voorbeeld maken
        </button>
      )}
      {canPublish && (
        <button type="button" onClick={() => look(() => openChange(setup, true))}>
          Publiceer
        </button>
      )}
    </aside>
  );
}
