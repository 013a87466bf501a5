import { useCallback, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { ErrorSummary } from './ErrorSummary.tsx';
import { FailureBox } from './FailureBox.tsx';
import { findErrors, readTyped, type Typed } from './fields.ts';
import { getField, getForm, keepPlace, lockForm, markInvalid, removeSubject } from './served-form.ts';
import { toErrorId } from './settings.ts';
import { submitMessage, type Destination } from './submit.ts';
import { ThankYou, type ThanksDrawing } from './ThankYou.tsx';

export interface Props {
  destination: Destination;
  /** Phone and e-mail, shown when sending fails. */
  company: { phone: string; phoneHref: string; email: string };
  /** Beside the confirmation. */
  drawing: ThanksDrawing;
}

type State = { status: 'editing' | 'sending' | 'sent' } | { status: 'failed'; error: string; message: Typed };

/** Checks and sends the contact form, whose HTML is the server's: without this, the browser posts it. */
export function ContactForm({ destination, company, drawing }: Props) {
  const [state, setState] = useState<State>({ status: 'editing' });
  const [errors, setErrors] = useState<Typed>({});
  // Stays while fields are corrected: a form that moves is hard to fill in.
  const [summary, setSummary] = useState<string[]>([]);
  const { status } = state;

  const send = useEffectEvent(async (event: SubmitEvent) => {
    event.preventDefault();
    if (status === 'sending' || status === 'sent') return;
    const message = readTyped(new FormData(getForm()));
    const text = removeSubject(message['message'] ?? '');
    const found = findErrors({ ...message, message: text });
    const [firstWrong] = Object.keys(found);
    // Rendered before focus moves, so that the field has its description by then.
    flushSync(() => {
      setErrors(found);
      setSummary(Object.keys(found));
      setState({ status: firstWrong ? 'editing' : 'sending' });
    });
    if (firstWrong) return getField(firstWrong)?.focus();
    const result = await submitMessage(message, destination, fetch);
    // The reset event also clears the draft.
    if (result.ok) getForm().reset();
    setState(result.ok ? { status: 'sent' } : { status: 'failed', error: result.error, message });
  });

  useLayoutEffect(() => {
    const form = getForm();
    const submit = (event: SubmitEvent) => void send(event);
    const input = ({ target }: Event) => setErrors((found) => omit(found, (target as HTMLInputElement).name));
    form.noValidate = true;
    form.addEventListener('submit', submit);
    form.addEventListener('input', input);
    return () => {
      form.noValidate = false;
      form.removeEventListener('submit', submit);
      form.removeEventListener('input', input);
    };
  }, []);

  useLayoutEffect(() => markInvalid(errors), [errors]);
  useLayoutEffect(() => (status === 'sending' ? lockForm() : undefined), [status]);

  const endThanks = useCallback((panel: HTMLElement) => {
    const hasFocus = panel === document.activeElement;
    const isAbove = panel.getBoundingClientRect().bottom < 0;
    const showForm = () => flushSync(() => setState({ status: 'editing' }));
    if (isAbove) keepPlace(showForm);
    else showForm();
    // Does not steal focus from a visitor who moved on.
    if (hasFocus) getForm().focus({ preventScroll: true });
  }, []);

  return (
    <>
      {status === 'failed' && <FailureBox error={state.error} message={state.message} company={company} />}
      {status === 'sent' && <ThankYou drawing={drawing} onEnd={endThanks} />}
      <ErrorSummary keys={summary} />
      {Object.entries(errors).map(([key, error]) => (
        <FieldError key={key} fieldKey={key} text={error} />
      ))}
    </>
  );
}

/** The error below a field, in a separate element, because a translator would replace a text that React owns. */
function FieldError({ fieldKey, text }: { fieldKey: string; text: string }) {
  const line = document.getElementById(toErrorId(fieldKey));
  return line && createPortal(<span>{text}</span>, line);
}

function omit(texts: Typed, key: string): Typed {
  if (!(key in texts)) return texts;
  return Object.fromEntries(Object.entries(texts).filter(([other]) => other !== key));
}
