/** Returns whether the visitor dismissed `key`, in any tab; false where the browser refuses storage. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers a dismissal for good, or where the browser refuses storage, for this page. */
export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, new Date().toISOString().slice(0, 10));
  } catch {
    // The page still hides it.
  }
}

/** Calls back when another tab may have dismissed it, even after this page was cached; returns the clean-up function. */
export function watchDismissals(tell: () => void): () => void {
  window.addEventListener('storage', tell);
  window.addEventListener('pageshow', tell);
  return () => {
    window.removeEventListener('storage', tell);
    window.removeEventListener('pageshow', tell);
  };
}
