import { useEffect, useState } from 'react';

import { Editor } from '../page/Editor.tsx';
import { showNotice } from '../page/notice.ts';
import { findOpenFile } from '../page/open-file.ts';
import { answerRequests } from './answer-requests.ts';
import { findPlace, SignedOut, updateBranch, type Place, type Setup } from './github.ts';
import { followChange, type Status } from './publish.ts';

const pollMs = 5000;

/** The login, which leads back to this page; Keystatic's knows those of a branch alone. */
const login = () => `/api/keystatic/github/login?from=branch/-${location.pathname.replace('/keystatic', '')}`;

/** The editor on its own branch, with where the change on it stands. */
export function HostedEditor({ setup }: { setup: Setup }) {
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
        {isOut ? <a href={login()}>Inloggen met GitHub</a> : <a href={location.pathname}>Probeer opnieuw</a>}
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
    setStatus({ words: error.message, links: isOut ? [{ words: 'Opnieuw inloggen', href: login() }] : [] });
  };
  useEffect(() => {
    const timer = setInterval(() => setLooks((count) => count + 1), pollMs);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => void followChange(place, findOpenFile()).then(setStatus, tell), [place, looks]);
  // What the next look at the state would take away stays.
  const fail = ({ message }: Error) => showNotice('Niet gelukt', [{ text: message }]);
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
        <button type="button" onClick={() => void next.act().then(() => setLooks(looks + 1), fail)}>
          {next.words}
        </button>
      )}
    </>
  );
}
