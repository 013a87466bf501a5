/** Whether the visitor dismissed `key`, in any tab; never where the browser refuses storage. */
export function isDismissed(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers a dismissal for good; where the browser refuses storage, not beyond the page. */
export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, new Date().toISOString().slice(0, 10));
  } catch {
    // The page still hides it.
  }
}
