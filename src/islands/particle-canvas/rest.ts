import { touches } from '../shared/touches.ts';
import { particleCanvasSettings } from './settings.ts';

/** Tells that nobody touched the page for a while, and each touch. */
export function watchRest(page: EventTarget, tell: (resting: boolean) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, particleCanvasSettings.restAfterMs, true);
    tell(false);
  };
  for (const event of touches) {
    page.addEventListener(event, touch, { passive: true });
  }
  touch();
}
