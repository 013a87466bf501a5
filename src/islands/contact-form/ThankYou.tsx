import { useEffect, useLayoutEffect, useRef } from 'react';

import { contactFormSettings } from './settings.ts';

export interface ThanksDrawing {
  src: string | undefined;
  width: number;
  height: number;
}

interface Props {
  drawing: ThanksDrawing;
  /** Called after 5 seconds; `hasFocus` tells whether the panel still has focus. */
  onEnd: (hasFocus: boolean) => void;
}

/** Covers the sent form for a while. It takes focus, which announces it; a live role would announce it twice. */
export function ThankYou({ drawing, onEnd }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = () => onEnd(panel.current === document.activeElement);
    const timer = setTimeout(end, contactFormSettings.successPanelMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  // In a layout effect: after a paint, the visitor may have moved focus already.
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <div
      className="sheet border-l-4 border-l-success p-6 [grid-area:2/1]"
      role="group"
      aria-labelledby="bedankt"
      aria-describedby="bedankt-termijn"
      tabIndex={-1}
      ref={panel}
    >
      {/* Sticky, so that it is in view wherever the button was. */}
      <div className="sticky top-28 grid items-center gap-6 tablet:grid-cols-2">
        <h2 id="bedankt" className="text-success tablet:col-span-full">
          Bedankt voor je bericht!
        </h2>
        <p id="bedankt-termijn" className="lead tablet:col-span-full">
          We nemen meestal binnen 24 uur contact met je op.
        </p>
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
