import { useEffect, useRef } from 'react';

/** The thanks that stand in the form's place for a while; takes focus, which the sent form had. */
export function ThankYou() {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      className="grid min-h-105 content-center gap-6 sheet border-l-4 border-l-success p-[clamp(24px,4vw,48px)]"
      role="status"
      tabIndex={-1}
      ref={panel}
    >
      <h2 className="text-success">Bedankt voor je bericht!</h2>
      <p>We nemen meestal binnen 24 uur contact met je op.</p>
    </div>
  );
}
