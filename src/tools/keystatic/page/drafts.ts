/** Drafts of what was not saved: a page keeps its own, so that two with the same text do not lose each other's words. */

/** What Keystatic keeps: the key of a text followed by the page that wrote it, and the draft. */
type Draft = [key: string[], { savedAt: Date }];

/** Names this page in the keys of its drafts. */
export const pageId = crypto.randomUUID();

// Others see by this lock, which ends with the page, that it is still open.
void navigator.locks.request(pageId, () => new Promise(() => {}));

/** The draft to go on with, of those of one text: this page's own, or else the newest that a closed page left. */
export async function chooseDraft(drafts: Draft[]): Promise<Draft | undefined> {
  const { held = [] } = await navigator.locks.query();
  const idOf = ([key]: Draft) => key.at(-1);
  const isOpen = (draft: Draft) => held.some(({ name }) => name === idOf(draft));
  const own = drafts.find((draft) => idOf(draft) === pageId);
  const left = drafts.filter((draft) => !isOpen(draft));
  return own ?? left.sort(([, one], [, other]) => Number(other.savedAt) - Number(one.savedAt))[0];
}
