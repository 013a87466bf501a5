/** Whether the visitor closed what `key` stands for, on any page or in any tab; where storage is refused, in this tab. */
export function isDismissed(key: string): boolean {
  if (window.name === key) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the visitor closed what `key` stands for; where storage is refused the tab's own name remembers it. */
export function dismiss(key: string): void {
  try {
    localStorage.setItem(key, new Date().toISOString().slice(0, 10));
  } catch {
    window.name = key;
  }
}
