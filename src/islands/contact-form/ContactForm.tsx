import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import {
  honeypotField,
  messageFields,
  type MessageField,
} from '../../../supabase/functions/send-contact-email/message.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { FailureBox } from './FailureBox.tsx';
import { toFieldId } from './field-settings.ts';
import { Field } from './Field.tsx';
import { findFaults, readTyped } from './fields.ts';
import { removeSubject, useSubject } from './subject.ts';
import { submitMessage, type Destination } from './submit.ts';
import { ThankYou } from './ThankYou.tsx';

interface Props {
  destination: Destination;
  /** Phone and e-mail, for when sending fails. */
  company: { phone: string; phoneHref: string; email: string };
  privacyHref: string;
  /** Subjects that a link may name, by key. */
  subjects: Record<string, string>;
  /** Only tests pass their own. */
  fields?: readonly MessageField[];
}

type State =
  | { status: 'editing' | 'sending' }
  | { status: 'sent'; heightPx: number }
  | { status: 'failed'; error: string; message: Record<string, string> };

/** The contact form. Without its script the browser posts it to the same function, which responds with a page. */
export function ContactForm(props: Props) {
  const { destination, company, privacyHref, subjects, fields = messageFields } = props;
  const hydrated = useHydrated();
  const [state, setState] = useState<State>({ status: 'editing' });
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const form = useRef<HTMLFormElement>(null);
  const sending = state.status === 'sending';
  useSubject(form, subjects);

  const endThanks = useCallback((hasFocus: boolean) => {
    flushSync(() => setState({ status: 'editing' }));
    // Don't steal focus from a visitor who moved on.
    if (hasFocus) form.current?.focus({ preventScroll: true });
  }, []);

  const send = async (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const message = readTyped(new FormData(event.currentTarget), fields);
    const text = removeSubject(message['message'] ?? '', subjects);
    const found = findFaults({ ...message, message: text }, fields);
    const [firstWrong] = Object.keys(found);
    // Rendered before focus moves, so that the field already has its description.
    flushSync(() => {
      setFaults(found);
      setState({ status: firstWrong ? 'editing' : 'sending' });
    });
    if (firstWrong) return document.getElementById(toFieldId(firstWrong))?.focus();
    const result = await submitMessage(message, destination, fetch);
    const heightPx = form.current?.offsetHeight ?? 0;
    // The reset event also clears the draft.
    if (result.ok) form.current?.reset();
    setState(result.ok ? { status: 'sent', heightPx } : { status: 'failed', error: result.error, message });
  };

  if (state.status === 'sent') return <ThankYou heightPx={state.heightPx} onEnd={endThanks} />;

  return (
    <form
      className="grid gap-6 sheet p-[clamp(24px,4vw,48px)] aria-busy:text-ink-soft tablet:grid-cols-2"
      method="post"
      action={destination.url}
      aria-label="Bericht sturen"
      aria-busy={sending}
      noValidate={hydrated}
      tabIndex={-1}
      ref={form}
      onSubmit={(event) => void send(event)}
    >
      {state.status === 'failed' && (
        <FailureBox error={state.error} company={company} message={state.message} fields={fields} />
      )}
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          fault={faults[field.key]}
          readOnly={sending}
          onInput={() => setFaults((others) => ({ ...others, [field.key]: undefined }))}
        />
      ))}
      {/* The honeypot: hidden from people, filled in by programs. */}
      <div className="absolute -left-2500" aria-hidden="true">
        <label>
          Laat dit veld leeg <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="tablet:col-span-full">
        <button
          className="button button-primary aria-busy:cursor-progress aria-busy:opacity-75"
          type="submit"
          disabled={sending}
          aria-busy={sending || undefined}
        >
          {sending ? 'Versturen...' : 'Verstuur bericht'}
        </button>
        <p className="mt-4 text-small text-ink-soft">
          We gebruiken je gegevens om te antwoorden en misbruik tegen te gaan. Lees onze{' '}
          <a className="link" href={privacyHref}>
            privacyverklaring
          </a>
          .
        </p>
      </div>
    </form>
  );
}
