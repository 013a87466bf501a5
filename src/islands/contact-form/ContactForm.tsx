import { useEffect, useReducer, useRef, useState } from 'react';

import { messageFields, type MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { useAwake } from '../shared/use-awake.ts';
import { FailureBox } from './FailureBox.tsx';
import { Field } from './Field.tsx';
import { findFaults, readPayload } from './fields.ts';
import { formReducer, initialFormState } from './form-state.ts';
import { Honeypot } from './Honeypot.tsx';
import { SendRow } from './SendRow.tsx';
import { contactFormSettings } from './settings.ts';
import { createFirstLine } from './subject.ts';
import { submitMessage, type Destination } from './submit.ts';
import { ThankYou } from './ThankYou.tsx';

interface Props {
  destination: Destination;
  /** The agency's own phone and e-mail, for when sending fails. */
  company: { phone: string; phoneHref: string; email: string };
  privacyHref: string;
  /** Subjects that a link may name, by key. */
  subjects: Record<string, string>;
  /** The list of fields; only a test gives another one. */
  fields?: readonly MessageField[];
}

/** The contact form; without scripts it cannot be sent, and the page shows phone and mail instead. */
export function ContactForm(props: Props) {
  const { destination, company, privacyHref, subjects, fields = messageFields } = props;
  const awake = useAwake();
  const [state, dispatch] = useReducer(formReducer, initialFormState);
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const [message, setMessage] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);

  useEffect(() => {
    const textarea = form.current?.elements.namedItem('message');
    if (textarea instanceof HTMLTextAreaElement && textarea.value === '') {
      textarea.value = createFirstLine(location.search, subjects);
    }
  }, [subjects]);

  useEffect(() => {
    if (state.status !== 'sent') return;
    const timer = setTimeout(() => dispatch({ type: 'restart' }), contactFormSettings.successPanelMs);
    return () => {
      clearTimeout(timer);
      form.current?.focus();
    };
  }, [state.status]);

  /** Sends what is right; otherwise marks every wrong field and leads focus to the first. */
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const found = findFaults(event.currentTarget, fields);
    setFaults(found.faults);
    if (found.firstWrong) return found.firstWrong.focus();
    isSending.current = true;
    const typed = readPayload(new FormData(event.currentTarget), fields);
    setMessage(typed);
    dispatch({ type: 'submit' });
    const result = await submitMessage(typed, destination, fetch);
    isSending.current = false;
    dispatch(result.ok ? { type: 'accepted' } : { type: 'refused', error: result.error });
  };

  if (state.status === 'sent') return <ThankYou />;

  const sending = state.status === 'sending';
  return (
    <form
      className="grid gap-6 sheet p-[clamp(24px,4vw,48px)] sm:grid-cols-2 noscript:hidden"
      method="post"
      aria-label="Bericht sturen"
      aria-busy={sending}
      noValidate={awake}
      tabIndex={-1}
      ref={form}
      onSubmit={(event) => void send(event)}
    >
      {state.status === 'failed' && (
        <FailureBox error={state.error} company={company} message={message} fields={fields} />
      )}
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          fault={faults[field.key]}
          onInput={() => setFaults((others) => ({ ...others, [field.key]: undefined }))}
        />
      ))}
      <Honeypot />
      <SendRow awake={awake} sending={sending} privacyHref={privacyHref} />
    </form>
  );
}
