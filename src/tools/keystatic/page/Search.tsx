import type { Config } from '@keystatic/core';
import { useRef, useState } from 'react';

import { findForm } from './open-file.ts';
import { page } from './page-content.ts';
import { findInTexts, type FoundTexts } from './search-texts.ts';

const label = 'Zoeken in alle teksten';

function describe({ found, more }: FoundTexts, words: string): string {
  if (!/\S{2}/.test(words)) return '';
  if (found.length === 0) return 'Niets gevonden';
  const count = found.length === 1 ? '1 tekst' : `${found.length} teksten`;
  return more ? `${count}, en nog ${more}: typ er een woord bij` : count;
}

/** A button that opens a search through all texts. */
export function Search({ config }: { config: Config }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const result = findInTexts(page.files, words);

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
        <p role="status">{describe(result, words)}</p>
        <ul>
          {result.found.map(({ file, title, status, sentence }) => {
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
