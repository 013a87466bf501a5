// For tests: a message with every field filled in.
import { messageFields, type MessageField } from '../message.ts';

const samples: Record<MessageField['type'], (label: string) => string> = {
  text: (label) => `${label} van Zoë Ĳssel`,
  email: () => 'zoe@voorbeeld.nl',
  tel: () => '+31 79 123 45 67',
  textarea: () => 'Wij houden een reünie.\nWat kost dat, in €?',
};

const fields: readonly MessageField[] = messageFields;

/** A message with something in every field. */
export const sampleMessage = Object.fromEntries(
  fields.map(({ key, type, label, options }) => [key, options?.at(-1) ?? samples[type](label)]),
) as Record<(typeof messageFields)[number]['key'], string>;
