// For tests and benches: a message with something Dutch in every field of the list, whatever the list holds.
import { messageFields } from '../message.ts';
import type { MessageField } from '../message.ts';

/** What the page sends: a text for each field. */
type Sample<Fields extends readonly MessageField[]> = Record<Fields[number]['key'], string>;

const samples: Record<MessageField['type'], (label: string) => string> = {
  text: (label) => `${label} van Zoë Ĳssel`,
  email: () => 'zoe@voorbeeld.nl',
  tel: () => '+31 79 123 45 67',
  textarea: () => 'Wij houden een reünie.\nWat kost dat, in €?',
};

/** Makes a message that holds something in every field of a list. */
export function createSampleMessage<const Fields extends readonly MessageField[]>(fields: Fields) {
  const values = fields.map(({ key, type, label, maxLength }) => {
    return [key, samples[type](label).slice(0, maxLength).trim()];
  });
  return Object.fromEntries(values) as Sample<Fields>;
}

/** A message with something in every field. */
export const sampleMessage = createSampleMessage(messageFields);
