import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, useState } from 'react';

import { Motion } from '../shared/Motion.tsx';
import { getTransition } from '../shared/transition.ts';
import { useAwake } from '../shared/use-awake.ts';
import { dismiss } from './dismissal.ts';
import { useVisible } from './use-visible.ts';

interface Props {
  href: string;
}

const frame = { className: 'floating-bar no-print', 'aria-label': 'Gesprek plannen' };
const away = { opacity: 0, y: 24 };

/** The small bar that offers a conversation once the visitor has read on; hidden until it is wanted. */
export function FloatingBar({ href }: Props) {
  const bar = useRef<HTMLElement>(null);
  const awake = useAwake();
  const [closed, setClosed] = useState(false);
  const { visible, seen } = useVisible(bar);

  const close = () => {
    dismiss();
    setClosed(true);
  };
  return (
    <>
      {/* Stands in the server's HTML: assistive technology announces only what changes in a place that it knows. */}
      <p className="sr-only" role="status">
        {seen && !closed && 'Onderaan het scherm staat een knop om een gesprek te plannen.'}
      </p>
      {awake ? (
        <Motion>
          <AnimatePresence>
            {visible && !closed && (
              <m.aside
                {...frame}
                ref={bar}
                initial={away}
                animate={{ opacity: 1, y: 0 }}
                exit={away}
                transition={getTransition()}
              >
                <BarContent href={href} onClose={close} />
              </m.aside>
            )}
          </AnimatePresence>
        </Motion>
      ) : (
        <aside {...frame} hidden>
          <BarContent href={href} />
        </aside>
      )}
    </>
  );
}

function BarContent({ href, onClose }: Props & { onClose?: () => void }) {
  return (
    <>
      <p>Klaar om te starten?</p>
      <a className="button button-primary" href={href}>
        Plan gesprek
      </a>
      <button type="button" aria-label="Balk sluiten" onClick={onClose} />
    </>
  );
}
