import { useEffect, useLayoutEffect, useRef } from 'react';

import { contactFormSettings, thanksId } from './settings.ts';

export interface ThanksDrawing {
  src: string | undefined;
  width: number;
  height: number;
}

interface Props {
  drawing: ThanksDrawing;
  /** Called after 5 seconds, with the panel. */
  onEnd: (panel: HTMLElement) => void;
}

/**
 * Takes the place of the title and the form for a while, by the CSS around the form. It takes focus, which announces
 * it; a live role would announce it twice.
 */
export function ThankYou({ drawing, onEnd }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = () => panel.current && onEnd(panel.current);
    const timer = setTimeout(end, contactFormSettings.successPanelMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  // In a layout effect: after a paint, the visitor may have moved focus already.
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // It stands where the page's title stood.
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div
      className="grid gap-8"
      role="group"
      aria-labelledby={thanksId}
      aria-describedby="bedankt-termijn"
      tabIndex={-1}
      ref={panel}
    >
      <div className="grid gap-5">
        <h1 id={thanksId}>Bedankt voor je bericht!</h1>
        <p id="bedankt-termijn" className="lead">
          We nemen meestal binnen 24 uur contact met je op.
        </p>
      </div>
      <div className="grid items-center gap-6 sheet border-l-4 border-l-success p-6 tablet:grid-cols-2">
        <div className="steps">
          <ol>
            <li>We lezen wat je schreef. Je hoeft niets meer te doen.</li>
            <li>Je krijgt antwoord, met een paar tijden om te bellen.</li>
            <li>We praten een halfuur. Voorbereiden hoeft niet.</li>
          </ol>
        </div>
        <img {...drawing} alt="" />
      </div>
    </div>
  );
}
