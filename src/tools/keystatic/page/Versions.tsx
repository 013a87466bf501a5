import { useRef, useState } from 'react';

import { formatMoment } from '../../../site/dates.ts';
import { findOpenFile } from './open-file.ts';
import { page } from './page-content.ts';
import { compareVersions, type Change } from './read-lines.ts';
import { ask } from './requests.ts';
import { hasUnsavedWords } from './unsaved.ts';
import type { Version } from '../versions.ts';

const readVersion = async ({ id, path }: Version) => (await ask(`version/${id}/${path}`)).text();

interface Found {
  file: string;
  versions: Version[];
}

interface Shown {
  version: Version;
  text: string;
  /** The text of the newest version; empty where the file was deleted. */
  now: string;
  changes: Change[];
}

/** A button that shows the versions of the file that is open, each of which can be put back. */
export function Versions() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ file, versions }, setFound] = useState<Found>({ file: '', versions: [] });
  const [shown, setShown] = useState<Shown>();
  const [message, setMessage] = useState('');
  const attempt = (act: () => Promise<void>) => () => {
    setMessage('');
    act().catch(({ message: words }: Error) => setMessage(words));
  };

  const open = attempt(async () => {
    const { file: opened = '' } = findOpenFile() ?? {};
    setFound({ file: opened, versions: [] });
    setShown(undefined);
    dialog.current?.showModal();
    if (!opened) throw new Error('Open eerst een tekst.');
    if (isDeleted(opened) && opened.startsWith('beelden/'))
      throw new Error('Deze foto is verwijderd. Voeg hem opnieuw toe.');
    const found = (await (await ask(`versions/${opened}`)).json()) as Version[];
    if (found.length === 0) throw new Error('Hiervan is nog geen versie.');
    setFound({ file: opened, versions: found });
  });

  const show = (version: Version) =>
    attempt(async () => {
      const newest = isDeleted(file) ? [] : versions.slice(0, 1);
      const [text = '', now = ''] = await Promise.all([version, ...newest].map(readVersion));
      setShown({ version, text, now, changes: await compareVersions(file, text, now) });
    });

  const putBack = attempt(async () => {
    if (!shown) return;
    if (hasUnsavedWords()) throw new Error('Bewaar eerst wat je schreef, of gooi het weg.');
    if (!confirm(describeLoss(shown))) return;
    const contents = new TextEncoder().encode(shown.text).toBase64();
    const body = JSON.stringify({ additions: [{ path: file, contents }], deletions: [] });
    await ask('update', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'no-cors': '1' },
      body,
    }).catch(({ message: why }: Error) => {
      throw new Error(`De versie is niet teruggezet.\n${why}`);
    });
    location.reload();
  });

  return (
    <>
      <button type="button" onClick={open}>
        Vorige versies
      </button>
      <dialog ref={dialog} id="versions" aria-label="Vorige versies">
        <ol>
          {versions.map((version) => (
            <li key={version.id}>
              <button type="button" aria-pressed={version === shown?.version} onClick={show(version)}>
                {formatMoment(new Date(version.when))} · {version.who}
              </button>
            </li>
          ))}
        </ol>
        {message && <p role="alert">{message}</p>}
        {shown && <Changes {...shown} />}
        {shown && shown.text !== shown.now && (
          <button type="button" onClick={putBack}>
            Zet deze versie terug
          </button>
        )}
        <button type="button" onClick={() => dialog.current?.close()}>
          Sluiten
        </button>
      </dialog>
    </>
  );
}

/** Whether there is no such file any more. */
const isDeleted = (file: string) => !page.files.has(`content/${file}`);

/** What putting a version back does to what is there now. */
function describeLoss({ version, now }: Shown): string {
  const when = formatMoment(new Date(version.when));
  if (!now) return `De tekst komt terug zoals hij was op ${when}. Doorgaan?`;
  return `De tekst wordt weer die van ${when}. Wat er nu staat, blijft in de lijst. Doorgaan?`;
}

/** What putting a version back changes, between words that stay. */
function Changes({ text, now, changes }: Shown) {
  if (text === now) return <p>Zo staat het er nu.</p>;
  const legend = 'Doorgestreept staat er nu, onderstreept stond er toen.';
  return (
    <>
      <p>{changes.length > 0 ? legend : 'Alleen de opmaak of de volgorde is anders.'}</p>
      <dl>
        {changes.map((change, index) => (
          <div key={index}>
            <dt>{change.place}</dt>
            <dd>
              {change.before}
              {change.now && <del>{change.now}</del>} {change.then && <ins>{change.then}</ins>}
              {change.after}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
