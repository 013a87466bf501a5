import { config } from '@keystatic/core';
import { Keystatic } from '@keystatic/core/ui';
import { useEffect, useState } from 'react';

import { Editor } from '../page/Editor.tsx';
import { showNotice } from '../page/notice.ts';
import { findOpenFile } from '../page/open-file.ts';
import { hasUnsavedWords } from '../page/unsaved.ts';
import { answerRequests } from './answer-requests.ts';
import { findPlace, updateBranch, type Place } from './branch.ts';
import { SignedOut, type Setup } from './github.ts';
import { followChange, type Status } from './publish.ts';

const pollMs = 5000;

declare global {
  /** Keystatic's login at its Cloud, which leads back to `from`. */
  var logInAtCloud: (from: string, config: { cloud: { project: string } }) => Promise<void>;
}

/** Logs in, and comes back to this page. */
function logIn({ cloud }: Setup): void {
  const from = location.pathname.replace(/^\/keystatic\/?/, '');
  if (cloud) void logInAtCloud(from, { cloud: { project: cloud } });
  // Keystatic's login knows the pages of a branch alone.
  else location.assign(`/api/keystatic/github/login?from=branch/-/${from}`);
}

/** The editor, or what Keystatic does at the end of a login at its Cloud. */
export function HostedEditor({ setup }: { setup: Setup }) {
  const { cloud } = setup;
  const isBack = cloud && location.pathname === '/keystatic/cloud/oauth/callback';
  if (!isBack) return <OwnBranch setup={setup} />;
  return <Keystatic config={config({ storage: { kind: 'local' }, cloud: { project: cloud } })} />;
}

/** The editor on its own branch, with where the change on it stands. */
function OwnBranch({ setup }: { setup: Setup }) {
  const [place, setPlace] = useState<Place | Error>();
  useEffect(() => {
    const enter = async () => {
      const path = location.pathname.replace('/branch/-', '');
      // Keystatic knows no other.
      history.replaceState(null, '', path === '/' ? '/keystatic' : path);
      const found = await findPlace(setup);
      await updateBranch(found);
      answerRequests(found);
      return found;
    };
    enter().then(setPlace, setPlace);
  }, [setup]);
  if (!place) return null;
  if (place instanceof Error) {
    const isOut = place instanceof SignedOut;
    return (
      <main id="entrance">
        <h1>Redactie</h1>
        <p role="alert">{isOut ? 'Werk aan de teksten van de site, in je browser.' : place.message}</p>
        <button type="button" onClick={() => (isOut ? logIn(setup) : location.reload())}>
          {isOut ? `Inloggen met ${setup.cloud ? 'Keystatic' : 'GitHub'}` : 'Probeer opnieuw'}
        </button>
      </main>
    );
  }
  return (
    <Editor site={setup.site}>
      <Publish place={place} />
    </Editor>
  );
}

/** Where the change stands; a save takes it away and back, so that it is asked anew. */
function Publish({ place }: { place: Place }) {
  const [status, setStatus] = useState<Status>();
  const [looks, setLooks] = useState(0);
  const tell = (error: Error) => {
    const isOut = error instanceof SignedOut;
    // Where one logs in, in a window of its own.
    const links = [{ words: 'Opnieuw inloggen', href: location.pathname }];
    setStatus({ words: error.message, links: isOut ? links : [] });
  };
  useEffect(() => {
    const timer = setInterval(() => setLooks((count) => count + 1), pollMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => void followChange(place, findOpenFile()).then(setStatus, tell), [place, looks]);
  // What the next look at the state would take away stays.
  const fail = ({ message }: Error) => showNotice('Niet gelukt', [{ text: message }]);
  // Twice would ask for two changes.
  const act = (step: NonNullable<Status['next']>) => {
    if (hasUnsavedWords() && !confirm('Wat je nog niet bewaarde, gaat niet mee. Toch doorgaan?')) return;
    setStatus({ words: 'Bezig…' });
    void step
      .act()
      .catch(fail)
      .finally(() => setLooks((count) => count + 1));
  };
  if (!status) return null;
  const { words, faults = [], links = [], next } = status;
  return (
    <>
      <div role="status">
        {words}
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      {links.map((link) => (
        <a key={link.href} href={link.href} target="_blank" rel="noreferrer">
          {link.words}
        </a>
      ))}
      {next && (
        <button type="button" onClick={() => act(next)}>
          {next.words}
        </button>
      )}
    </>
  );
}
