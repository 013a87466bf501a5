interface Props {
  privacyHref: string;
}

interface FieldProps {
  name: string;
  label: string;
  type: string;
  autoComplete: string;
  maxLength: number;
  required?: boolean;
  inputMode?: 'email' | 'tel';
}

const fields: FieldProps[] = [
  { name: 'name', label: 'Naam', type: 'text', autoComplete: 'name', maxLength: 100, required: true },
  {
    name: 'email',
    label: 'E-mailadres',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    required: true,
    inputMode: 'email',
  },
  { name: 'phone', label: 'Telefoon', type: 'tel', autoComplete: 'tel', maxLength: 40, inputMode: 'tel' },
  { name: 'company', label: 'Bedrijf', type: 'text', autoComplete: 'organization', maxLength: 120 },
];

/** The contact form; without scripts it cannot be sent, and the page shows phone and mail instead. */
export function ContactForm({ privacyHref }: Props) {
  return (
    <form className="contact-form" method="post" aria-label="Bericht sturen">
      {fields.map((field) => (
        <Field key={field.name} {...field} />
      ))}
      <div className="field field-wide">
        <label htmlFor="contact-message">Bericht</label>
        <textarea id="contact-message" name="message" rows={7} maxLength={5000} required />
      </div>
      <div className="field-wide">
        <button className="button button-primary" type="submit" disabled>
          Verstuur bericht
        </button>
        <p className="privacy-note">
          We gebruiken je gegevens alleen om op je bericht te reageren. Lees onze{' '}
          <a className="link" href={privacyHref}>
            privacyverklaring
          </a>
          .
        </p>
      </div>
    </form>
  );
}

function Field({ label, ...input }: FieldProps) {
  const id = `contact-${input.name}`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!input.required && <span className="optional"> (optioneel)</span>}
      </label>
      <input id={id} {...input} />
    </div>
  );
}
