import { floatingBarSettings } from './settings.ts';

const { dismissedKey } = floatingBarSettings;

/** Whether the visitor closed the bar, on any page or in any tab; where storage is refused, in this tab. */
export function isDismissed(): boolean {
  if (window.name === dismissedKey) return true;
  try {
    return localStorage.getItem(dismissedKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the visitor closed the bar; where storage is refused the tab's own name remembers it. */
export function dismiss(): void {
  try {
    localStorage.setItem(dismissedKey, new Date().toISOString().slice(0, 10));
  } catch {
    window.name = dismissedKey;
  }
}
