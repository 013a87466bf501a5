import type { Config } from '@keystatic/core';
import { useEffect, useRef, useState } from 'react';

import { findForm } from './open-file.ts';
import { ask } from './requests.ts';
import type { FoundTexts } from './search-texts.ts';

const label = 'Zoeken in alle teksten';
/** Someone who types on asks nothing yet. */
const pauseMs = 200;
const nothing = { found: [] as FoundTexts['found'], message: '' };

async function search(words: string): Promise<typeof nothing> {
  if (!/\S{2}/.test(words)) return nothing;
  const answer = await ask(`search?${new URLSearchParams({ q: words })}`);
  const { found, more } = (await answer.json()) as FoundTexts;
  const count = found.length === 1 ? '1 tekst' : `${found.length} teksten`;
  if (found.length === 0) return { found, message: 'Niets gevonden' };
  return { found, message: more ? `${count}, en nog ${more}: typ er een woord bij` : count };
}

/** A button that opens a search through all texts. */
export function Search({ config }: { config: Config }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const [{ found, message }, setFound] = useState(nothing);
  useEffect(() => {
    let isOld = false;
    const show = (next: typeof nothing) => isOld || setFound(next);
    const fail = (error: Error) => show({ found: [], message: error.message });
    const timer = setTimeout(() => void search(words).then(show, fail), pauseMs);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [words]);

  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        {label}
      </button>
      <dialog ref={dialog} id="search" aria-label={label}>
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status">{message}</p>
        <ul>
          {found.map(({ file, title, status, sentence }) => {
            const form = findForm(file, config);
            return (
              <li key={file}>
                <a href={form.href}>{[title, form.label, status].filter(Boolean).join(' · ')}</a>
                <br />
                {sentence.map((piece, index) => (index % 2 ? <mark key={index}>{piece}</mark> : piece))}
              </li>
            );
          })}
        </ul>
        <button type="button" onClick={() => dialog.current?.close()}>
          Sluiten
        </button>
      </dialog>
    </>
  );
}
