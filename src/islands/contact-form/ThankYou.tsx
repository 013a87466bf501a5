import { useEffect, useLayoutEffect, useRef } from 'react';

import { contactFormSettings } from './settings.ts';

interface Props {
  /** Of the form whose place they take: nothing below it moves, where no browser holds it in its place. */
  heightPx: number;
  /** Called when they have stood long enough, with whether they still had focus. */
  onEnd: (hadFocus: boolean) => void;
}

/** The thanks that stand in the form's place for a while; takes focus, which the sent form had. */
export function ThankYou({ heightPx, onEnd }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = () => onEnd(panel.current === document.activeElement);
    const timer = setTimeout(end, contactFormSettings.successPanelMs);
    return () => clearTimeout(timer);
  }, [onEnd]);
  // At once: a moment later the visitor may already be elsewhere.
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <div
      className="sheet border-l-4 border-l-success p-[clamp(24px,4vw,48px)]"
      style={{ minHeight: heightPx }}
      role="status"
      tabIndex={-1}
      ref={panel}
    >
      {/* In view wherever the visitor pressed the button. */}
      <div className="sticky top-28 grid gap-6">
        <h2 className="text-success">Bedankt voor je bericht!</h2>
        <p>We nemen meestal binnen 24 uur contact met je op.</p>
      </div>
    </div>
  );
}
