/** Whether the visitor dismissed `key`: in any tab, or only in this one where storage is refused. */
export function isDismissed(key: string): boolean {
  if (window.name === key) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers a dismissal; where storage is refused, in the name of the tab. */
export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, new Date().toISOString().slice(0, 10));
  } catch {
    window.name = key;
  }
}
