import { messageFields, type FieldName } from '../../../supabase/functions/send-contact-email/message.ts';

/** How a field of the message looks in the form. */
export interface FieldSettings {
  label: string;
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'email' | 'tel';
}

const looks: Record<FieldName, FieldSettings> = {
  name: { label: 'Naam', type: 'text', autoComplete: 'name' },
  email: {
    label: 'E-mailadres',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
  },
  phone: { label: 'Telefoon', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { label: 'Bedrijf', type: 'text', autoComplete: 'organization' },
  message: { label: 'Bericht', type: 'text', autoComplete: 'off' },
};

/** The five fields in their order, with the limits of the function that receives them. */
export const formFields = (Object.keys(looks) as FieldName[]).map((name) => {
  const { maxLength, isRequired } = messageFields[name];
  return { name, maxLength, required: isRequired, ...looks[name] };
});

export type FormField = (typeof formFields)[number];

const missing: Partial<Record<FieldName, string>> = {
  name: 'Vul je naam in.',
  email: 'Vul je e-mailadres in, dan kunnen we antwoorden.',
  message: 'Schrijf waar je mee zit.',
};

/** What is wrong with a field, in Dutch, as the browser's own checks see it; nothing when it is right. */
export function describeFault(name: FieldName, validity: ValidityState): string | undefined {
  if (validity.valid) return undefined;
  if (validity.valueMissing) return missing[name];
  return validity.typeMismatch
    ? 'Dit lijkt geen e-mailadres. Schrijf het zoals naam@bedrijf.nl.'
    : 'Kijk dit veld nog eens na.';
}

/** The faults of a form by field, and the first wrong input. */
export function findFaults({ elements }: HTMLFormElement) {
  const inputs = formFields.map(({ name }) => ({
    name,
    input: elements.namedItem(name) as HTMLInputElement,
  }));
  return {
    faults: Object.fromEntries(inputs.map(({ name, input }) => [name, describeFault(name, input.validity)])),
    firstWrong: inputs.find(({ input }) => !input.validity.valid)?.input,
  };
}

/** What was typed, by field; the honeypot travels only when it is filled. */
export function readMessage(form: FormData, honeypot: string): Record<string, string> {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  const message = Object.fromEntries(formFields.map(({ name }) => [name, read(name)]));
  return read(honeypot) === '' ? message : { ...message, [honeypot]: read(honeypot) };
}
