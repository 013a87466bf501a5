import type { FormField } from './fields.ts';

interface Props {
  field: FormField;
  /** What is wrong with it, in Dutch. */
  fault: string | undefined;
  onInput: () => void;
}

/** A labelled field with its fault under it. */
export function Field({ field, fault, onInput }: Props) {
  const { name, label, type, ...attributes } = field;
  const id = `contact-${name}`;
  const shared = {
    ...attributes,
    id,
    name,
    onInput,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
  };
  return (
    <div className={name === 'message' ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {label}
        {!field.required && <span className="optional"> (optioneel)</span>}
      </label>
      {name === 'message' ? <textarea rows={7} {...shared} /> : <input type={type} {...shared} />}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}
