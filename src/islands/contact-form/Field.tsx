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
    className:
      'min-h-13 w-full rounded-md border-[1.5px] border-ink-soft bg-sheet px-3.5 py-3 aria-invalid:border-error',
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
    <div className={`grid content-start gap-2 ${type === 'textarea' ? 'sm:col-span-full' : ''}`}>
      <label className="font-semibold" htmlFor={id}>
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optioneel)</span>}
      </label>
      {type === 'textarea' ? <textarea rows={7} {...shared} /> : <input type={type} {...shared} />}
      {fault && (
        <p className="text-small text-error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
