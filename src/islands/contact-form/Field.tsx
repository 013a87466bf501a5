import type { MessageField } from '../../../supabase/functions/send-contact-email/message.ts';
import { toFieldId } from './field-settings.ts';

interface Props {
  field: MessageField;
  /** The error message, in Dutch. */
  fault: string | undefined;
  /** While sending: a late change would be lost. */
  readOnly: boolean;
  onInput: () => void;
}

/** A labelled field with its error below it. */
export function Field({ field, fault, readOnly, onInput }: Props) {
  const { key, label, type, required, autoComplete } = field;
  const id = toFieldId(key);
  const shared = {
    className:
      'min-h-13 w-full scroll-mt-10 rounded-md border-[1.5px] border-ink-soft bg-sheet px-3.5 py-3 aria-invalid:border-error',
    required: required !== undefined,
    autoComplete,
    inputMode: type === 'email' || type === 'tel' ? type : undefined,
    readOnly,
    id,
    name: key,
    onInput,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div className={`grid content-start gap-2 ${type === 'textarea' ? 'tablet:col-span-full' : ''}`}>
      <label className="font-semibold" htmlFor={id}>
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optioneel)</span>}
      </label>{' '}
      {type === 'textarea' ? <textarea rows={7} {...shared} /> : <input type={type} {...shared} />}
      {fault && (
        <p className="text-small text-error" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
