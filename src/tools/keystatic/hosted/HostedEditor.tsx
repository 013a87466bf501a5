import { useEffect, useState } from 'react';

import type { Content, Place } from '../config.ts';
import { Editor } from '../Editor.tsx';
import { branchPrefix, enterBranch, readBranch, signedOutWords, type Setup } from './github.ts';
import { committed, guardRequests, readPhotos } from './guard-requests.ts';
import { followChange, type Status } from './publish.ts';

const pollMs = 5000;

/** The editor on its own branch, above where the change on it stands. */
export function HostedEditor({ setup, content }: { setup: Setup; content: Content }) {
  const [state, setState] = useState<'starting' | 'ready' | Error>('starting');
  useEffect(() => {
    guardRequests(setup, content);
    const enter = setup.cloud ? Promise.resolve() : enterBranch(setup).then(() => readPhotos(setup));
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
  const { cloud, site } = setup;
  if (cloud) {
    const place: Place = { storage: { kind: 'cloud', ...common }, cloud: { project: cloud }, site };
    return <Editor content={content} place={place} />;
  }
  return (
    <>
      <Editor
        content={content}
        place={{ storage: { kind: 'github', repo: { owner, name }, ...common }, site }}
      />
      {readBranch() && <PublishBar setup={setup} />}
    </>
  );
}

function PublishBar({ setup }: { setup: Setup }) {
  const [status, setStatus] = useState<Status>();
  const tell = ({ message }: Error) => setStatus({ words: message });
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    const timer = setInterval(look, pollMs);
    addEventListener(committed, look);
    return () => {
      clearInterval(timer);
      removeEventListener(committed, look);
    };
  }, []);
  useEffect(() => void followChange(setup).then(setStatus, tell), [setup, looks]);
  if (!status) return null;
  const { words, faults = [], links = [], next } = status;
  const login = `/api/keystatic/github/login?from=${location.pathname.replace('/keystatic/', '')}`;
  const all = words === signedOutWords ? [{ words: 'Opnieuw inloggen', href: login }] : links;
  return (
    <aside id="publish-bar">
      <div role="status">
        {words}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      {all.map((link) => (
        <a key={link.href} href={link.href} target="_blank" rel="noreferrer">
          {link.words}
        </a>
      ))}
      {next && (
        <button type="button" onClick={() => void next.act().then(() => setLooks(looks + 1), tell)}>
          {next.words}
        </button>
      )}
    </aside>
  );
}
