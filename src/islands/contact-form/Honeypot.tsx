import { honeypotField } from '../../../supabase/functions/send-contact-email/message.ts';

/** A field that no person sees and programs fill in. */
export function Honeypot() {
  return (
    <div className="absolute -left-2500" aria-hidden="true">
      <label>
        Fax
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
