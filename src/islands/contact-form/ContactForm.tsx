import { useEffect, useReducer, useRef, useState } from 'react';

import { honeypotField } from '../../../supabase/functions/send-contact-email/message.ts';
import { useAwake } from '../shared/use-awake.ts';
import { FailureBox } from './FailureBox.tsx';
import { Field } from './Field.tsx';
import { findFaults, formFields, readMessage } from './fields.ts';
import { formReducer, initialFormState } from './form-state.ts';
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
}

/** The contact form; without scripts it cannot be sent, and the page shows phone and mail instead. */
export function ContactForm({ destination, company, privacyHref, subjects }: Props) {
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

  /** Marks every wrong field and leads focus to the first. */
  const isRight = (element: HTMLFormElement) => {
    const found = findFaults(element);
    setFaults(found.faults);
    found.firstWrong?.focus();
    return !found.firstWrong;
  };

  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current || !isRight(event.currentTarget)) return;
    isSending.current = true;
    const typed = readMessage(new FormData(event.currentTarget), honeypotField);
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
      className="contact-form"
      method="post"
      aria-label="Bericht sturen"
      aria-busy={sending}
      noValidate={awake}
      tabIndex={-1}
      ref={form}
      onSubmit={(event) => void send(event)}
    >
      {state.status === 'failed' && <FailureBox error={state.error} company={company} message={message} />}
      {formFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          fault={faults[field.name]}
          onInput={() => setFaults((others) => ({ ...others, [field.name]: undefined }))}
        />
      ))}
      <div className="trap" aria-hidden="true">
        <label>
          Fax
          <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="field-wide">
        <button
          className="button button-primary"
          type="submit"
          disabled={!awake || sending}
          aria-busy={sending || undefined}
        >
          {sending ? 'Versturen...' : 'Verstuur bericht'}
        </button>
        <p className="privacy-note">
          We gebruiken je gegevens alleen om op je bericht te reageren. Lees onze{' '}
          <a className="link" href={privacyHref}>
            privacyverklaring
          </a>
          .
        </p>
      </div>
    </form>
  );
}
