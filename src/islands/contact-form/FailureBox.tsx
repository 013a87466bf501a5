import { useEffect, useRef } from 'react';

import type { MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { createMailto } from './mailto.ts';

interface Props {
  error: string;
  company: { phone: string; phoneHref: string; email: string };
  /** For the mailto link. */
  message: Record<string, string>;
  fields: readonly MessageField[];
}

/** The error, with two other ways to reach us; takes focus when it appears. */
export function FailureBox({ error, company, message, fields }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      className="border-[1.5px] border-error bg-error-wash px-5 py-4 tablet:col-span-full"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      <p className="font-semibold text-error">{error}</p>
      <p>
        Je tekst staat er nog. Bel{' '}
        <a className="link" href={company.phoneHref}>
          {company.phone}
        </a>{' '}
        of{' '}
        <a className="link" href={createMailto(company.email, message, fields)}>
          mail je bericht naar {company.email}
        </a>
        .
      </p>
    </div>
  );
}
