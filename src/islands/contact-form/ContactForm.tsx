import { useCallback, useReducer, useRef, useState } from 'react';

import { messageFields, type MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { useAwake } from '../shared/use-awake.ts';
import { FailureBox } from './FailureBox.tsx';
import { toFieldId } from './field-settings.ts';
import { Field } from './Field.tsx';
import { findFaults, readTyped } from './fields.ts';
import { formReducer, initialFormState } from './form-state.ts';
import { Honeypot } from './Honeypot.tsx';
import { SendRow } from './SendRow.tsx';
import { dropSubject } from './subject.ts';
import { submitMessage, type Destination } from './submit.ts';
import { ThankYou } from './ThankYou.tsx';
import { useFirstLine } from './use-first-line.ts';
import { useNextFocus } from './use-next-focus.ts';

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

/** The contact form; without its script the browser posts it to the same function, which answers with a page. */
export function ContactForm(props: Props) {
  const { destination, company, privacyHref, subjects, fields = messageFields } = props;
  const awake = useAwake();
  const [state, dispatch] = useReducer(formReducer, initialFormState);
  const [faults, setFaults] = useState<Record<string, string | undefined>>({});
  const [message, setMessage] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  const focusNext = useNextFocus();
  const sending = state.status === 'sending';
  useFirstLine(form, subjects);

  const endThanks = useCallback(
    (hadFocus: boolean) => {
      // Who reads elsewhere meanwhile stays there.
      if (hadFocus) focusNext(() => form.current?.focus({ preventScroll: true }));
      dispatch({ type: 'restart' });
    },
    [focusNext],
  );

  /** Sends what is right; otherwise marks every wrong field and leads focus to the first. */
  const send = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const typed = readTyped(new FormData(event.currentTarget), fields);
    const found = findFaults({ ...typed, message: dropSubject(typed['message'] ?? '', subjects) }, fields);
    const [firstWrong] = Object.keys(found);
    setFaults(found);
    setMessage(typed);
    if (firstWrong !== undefined) {
      focusNext(() => document.getElementById(toFieldId(firstWrong))?.focus());
      return dispatch({ type: 'restart' });
    }
    dispatch({ type: 'submit' });
    const result = await submitMessage(typed, destination, fetch);
    const heightPx = form.current?.offsetHeight ?? 0;
    // Tells draft.inline.ts, too.
    if (result.ok) form.current?.reset();
    dispatch(result.ok ? { type: 'accepted', heightPx } : { type: 'refused', error: result.error });
  };

  if (state.status === 'sent') return <ThankYou heightPx={state.heightPx} onEnd={endThanks} />;

  return (
    <form
      className="grid gap-6 sheet p-[clamp(24px,4vw,48px)] aria-busy:text-ink-soft sm:grid-cols-2"
      method="post"
      action={destination.url}
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
          readOnly={sending}
          onInput={() => setFaults((others) => ({ ...others, [field.key]: undefined }))}
        />
      ))}
      <Honeypot />
      <SendRow sending={sending} privacyHref={privacyHref} />
    </form>
  );
}
