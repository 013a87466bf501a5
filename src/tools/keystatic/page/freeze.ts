/** Keystatic resets a form to what it sent: until then nobody types in it. */
import { hasUnsavedWords } from './unsaved.ts';

/** The event that a form was saved and shows what was sent. */
export const saved = 'saved';

/** Whether a request saves or deletes: in the folder, or as a commit. */
const isSave = (address: string, body: unknown) =>
  address.endsWith('/api/keystatic/update') ||
  (typeof body === 'string' && body.includes('"operationName":"CreateCommit"'));

/** Whether the page still shows the form that was sent: with Keystatic's wheel, or its mark of words that no file has. */
const isBusy = (isSaved: boolean) =>
  document.querySelector('main [role="progressbar"]') !== null || (isSaved && hasUnsavedWords());

/** Lets nobody type while a save runs. */
export function freezeWhileSaving(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isSave(String(input), init?.body)) return send(input, init);
    const thaw = freeze();
    try {
      const answer = await send(input, init);
      const text = await answer.text();
      // GraphQL tells in its answer what it refuses.
      waitUntilShown(answer.ok && !('errors' in (JSON.parse(text) as object)), thaw);
      return new Response(text, answer);
    } catch (cause) {
      thaw();
      throw cause;
    }
  };
}

/** Stops all typing; the returned function gives it back, where it was. */
function freeze(): () => void {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  main?.setAttribute('inert', '');
  return () => {
    main?.removeAttribute('inert');
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
  };
}

function waitUntilShown(isSaved: boolean, done: () => void): void {
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();

  function look() {
    if (isBusy(isSaved)) return;
    observer.disconnect();
    done();
    if (isSaved) dispatchEvent(new Event(saved));
  }
}
