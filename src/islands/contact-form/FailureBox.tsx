import { useEffect, useRef } from 'react';

import { messageFields } from '../../../supabase/functions/send-contact-email/message.ts';
import type { Typed } from './fields.ts';
import { createMailto } from './mailto.ts';

interface Props {
  error: string;
  company: { phone: string; phoneHref: string; email: string };
  /** For the mailto link. */
  message: Typed;
}

/** The error, with phone and mail as alternatives; takes focus when it appears. */
export function FailureBox({ error, company, message }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="error-line mb-6 border-[1.5px] border-error bg-error-wash px-5 py-4"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <div>
        <p className="font-semibold">{error}</p>
        <p className="text-ink">
          Je tekst staat er nog. Bel{' '}
          <a className="link" href={company.phoneHref}>
            {company.phone}
          </a>{' '}
          of{' '}
          <a className="link" href={createMailto(company.email, message, messageFields)}>
            mail je bericht naar {company.email}
          </a>
          .
        </p>
      </div>
    </div>
  );
}
