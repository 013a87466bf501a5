import type { MessageField } from '../../../supabase/functions/send-contact-email/message.ts';

interface Props {
  field: MessageField;
  /** What is wrong with it, in Dutch. */
  fault: string | undefined;
  onInput: () => void;
}

/** A labelled field with its fault under it. */
export function Field({ field, fault, onInput }: Props) {
  const { key, label, type, maxLength, required, autoComplete, inputMode } = field;
  const id = `contact-${key}`;
  const shared = {
    maxLength,
    required: required !== false,
    autoComplete,
    inputMode,
    id,
    name: key,
    onInput,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div className={type === 'textarea' ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!required && <span className="optional"> (optioneel)</span>}
      </label>
      {type === 'textarea' ? <textarea rows={7} {...shared} /> : <input type={type} {...shared} />}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
