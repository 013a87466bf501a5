import { animate } from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { dismiss, isDismissed, watchDismissals } from '../shared/dismissal.ts';
import styles from './floating-bar.css?url';
import { barStatusId, floatingBarSettings } from './settings.ts';

export interface Props {
  href?: string;
}

/** Offers a conversation after some scrolling. Until it first appears, the page has only its live region. */
export function FloatingBar({ href = floatingBarSettings.href }: Props) {
  const bar = useRef<HTMLElement>(null);
  const isStyled = useStyleSheet(styles);
  const [hasAppeared, setAppeared] = useState(false);
  const [isDismissed, close] = useDismissal();
  const isAtTop = useIsInView('[data-top]', `${floatingBarSettings.showAfterScrollPx}px 0px 0px`);
  // The form and the page's own buttons make the same offer. The form hides the bar; a button does, unless focus is
  // in the bar.
  const isFormInView = useIsInView('[method=post]');
  const isButtonInView = useIsInView('main .button-primary');
  const isPlaced = isStyled && !isAtTop && !isFormInView && !isDismissed;
  const isShown = isPlaced && !isButtonInView;
  if (isPlaced && !hasAppeared) setAppeared(true);

  useLayoutEffect(() => {
    if (!isShown || !bar.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const rise = { opacity: [0, 1], transform: ['translateY(24px)', 'none'] };
    const animation = animate(bar.current, rise, { duration: 0.2, ease: 'easeOut' });
    return () => animation.cancel();
  }, [isShown]);

  return (
    <>
      {hasAppeared && !isDismissed && (
        <>
          <aside
            className="floating-bar unprinted"
            aria-label="Gesprek plannen"
            data-away={isPlaced ? undefined : true}
            data-yields={isButtonInView || undefined}
            ref={bar}
          >
            <p>Klaar om te starten?</p>
            <a className="button button-primary" href={href}>
              Plan gesprek
            </a>
            <button type="button" aria-label="Balk sluiten" onClick={close} />
          </aside>
          <Announcement />
        </>
      )}
    </>
  );
}

/** Tells a screen reader once, in a live region that is there from the start: it would not read out a new one. */
function Announcement() {
  const region = document.getElementById(barStatusId);
  return (
    region && createPortal(<span>Onderaan het scherm staat een knop om een gesprek te plannen.</span>, region)
  );
}

/** Adds a style sheet to the page; returns whether it has loaded. Before that, the bar would shift the page. */
function useStyleSheet(href: string): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => setLoaded(true));
    document.head.append(link);
    return () => link.remove();
  }, [href]);
  return isLoaded;
}

/** Returns whether an element that matches is in the window, which `rootMargin` enlarges. */
function useIsInView(selector: string, rootMargin = '0px'): boolean {
  // Until the observer answers, an element on the page counts as in view.
  const [isInView, setInView] = useState(() => document.querySelector(selector) !== null);
  useEffect(() => {
    const inView = new Set<Element>();
    const tell = (entries: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setInView(inView.size > 0);
    };
    const observer = new IntersectionObserver(tell, { rootMargin });
    for (const element of document.querySelectorAll(selector)) observer.observe(element);
    return () => observer.disconnect();
  }, [selector, rootMargin]);
  return isInView;
}

/** Returns whether the visitor dismissed the bar, and a function that dismisses it. */
function useDismissal(): [isDismissed: boolean, close: () => void] {
  const [isClosed, setClosed] = useState(false);
  const isStored = useSyncExternalStore(watchDismissals, () => isDismissed(floatingBarSettings.dismissedKey));
  const close = () => {
    dismiss(floatingBarSettings.dismissedKey);
    setClosed(true);
    // The keyboard continues after the bar.
    document.querySelector<HTMLElement>('footer a')?.focus({ preventScroll: true });
  };
  return [isClosed || isStored, close];
}
