/** Disables a form while it saves: Keystatic resets it to the saved values, which would discard later input. */
import { hasUnsavedWords } from './unsaved.ts';

/** Event: a form was saved and shows the saved values. */
export const saved = 'saved';

/** Returns whether a request saves or deletes, locally or as a commit. */
const isSave = (address: string, body: unknown) =>
  address.endsWith('/api/keystatic/update') ||
  (typeof body === 'string' && body.includes('"operationName":"CreateCommit"'));

/**
 * Returns whether a save still runs: Keystatic shows a spinner or, after the response, still the mark of unsaved
 * changes.
 */
const isBusy = (isSaved: boolean) =>
  document.querySelector('main [role="progressbar"]') !== null || (isSaved && hasUnsavedWords());

/** Patches `fetch` to disable the page while a save runs. */
export function freezeWhileSaving(): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (!isSave(String(input), init?.body)) return send(input, init);
    const thaw = freeze();
    try {
      const answer = await send(input, init);
      const text = await answer.text();
      // GraphQL reports errors in the body.
      waitUntilShown(answer.ok && !('errors' in (JSON.parse(text) as object)), thaw);
      return new Response(text, answer);
    } catch (cause) {
      thaw();
      throw cause;
    }
  };
}

/** Disables the page; the returned function enables it and restores focus. */
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
