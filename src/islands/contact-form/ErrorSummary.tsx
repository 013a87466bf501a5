import { messageFields } from '../../../supabase/functions/send-contact-email/message.ts';
import { toFieldId } from './settings.ts';

/** Links to the fields that had an error on sending, above the form, where a phone shows only some; none for a single one. */
export function ErrorSummary({ keys }: { keys: string[] }) {
  const wrong = messageFields.filter(({ key }) => keys.includes(key));
  if (wrong.length < 2) return null;
  return (
    // A new element for new fields, because a translator would have replaced the text in it.
    <div className="error-line mb-6 border-[1.5px] border-error bg-error-wash px-5 py-4" key={keys.join()}>
      <p>
        Kijk nog naar{' '}
        {wrong.map(({ key, label }, place) => (
          <span key={key}>
            {place > 0 && (place === wrong.length - 1 ? ' en ' : ', ')}
            <a className="link" href={`#${toFieldId(key)}`}>
              {label}
            </a>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
