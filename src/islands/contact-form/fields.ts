import { honeypotField, type MessageField } from '../../../supabase/functions/send-contact-email/message.ts';

/** What is wrong with a field, in Dutch, as the browser's own checks see it; nothing when it is right. */
export function describeFault({ required }: MessageField, validity: ValidityState): string | undefined {
  if (validity.valid) return undefined;
  if (validity.valueMissing && required) return required;
  return validity.typeMismatch
    ? 'Dit lijkt geen e-mailadres. Schrijf het zoals naam@bedrijf.nl.'
    : 'Kijk dit veld nog eens na.';
}

/** The faults of a form by key, and the first wrong input. */
export function findFaults({ elements }: HTMLFormElement, fields: readonly MessageField[]) {
  const inputs = fields.map((field) => ({
    field,
    input: elements.namedItem(field.key) as HTMLInputElement,
  }));
  return {
    faults: Object.fromEntries(
      inputs.map(({ field, input }) => [field.key, describeFault(field, input.validity)]),
    ),
    firstWrong: inputs.find(({ input }) => !input.validity.valid)?.input,
  };
}

/** What goes over the wire: what was typed, by key; the honeypot only when it is filled. */
export function readPayload(form: FormData, fields: readonly MessageField[]): Record<string, string> {
  const read = (key: string) => String(form.get(key) ?? '').trim();
  const typed = Object.fromEntries(fields.map(({ key }) => [key, read(key)]));
  return read(honeypotField) === '' ? typed : { ...typed, [honeypotField]: read(honeypotField) };
}
