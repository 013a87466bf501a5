/** Where the form is between typing and thanks, which are as high as the form was. */
export type FormState =
  | { status: 'editing' }
  | { status: 'sending' }
  | { status: 'sent'; heightPx: number }
  | { status: 'failed'; error: string };

/** What happens to the form. */
export type FormEvent =
  | { type: 'submit' }
  | { type: 'accepted'; heightPx: number }
  | { type: 'refused'; error: string }
  | { type: 'restart' };

export const initialFormState: FormState = { status: 'editing' };

/** The form's next state; an event that does not fit the current one changes nothing. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  const isSending = state.status === 'sending';
  switch (event.type) {
    case 'submit':
      return isSending || state.status === 'sent' ? state : { status: 'sending' };
    case 'accepted':
      return isSending ? { status: 'sent', heightPx: event.heightPx } : state;
    case 'refused':
      return isSending ? { status: 'failed', error: event.error } : state;
    case 'restart':
      return isSending ? state : initialFormState;
  }
}
