interface Props {
  sending: boolean;
  privacyHref: string;
}

/** The button, and what happens with what was typed. */
export function SendRow({ sending, privacyHref }: Props) {
  return (
    <div className="sm:col-span-full">
      <button
        className="button button-primary aria-busy:cursor-progress aria-busy:opacity-75"
        type="submit"
        disabled={sending}
        aria-busy={sending || undefined}
      >
        {sending ? 'Versturen...' : 'Verstuur bericht'}
      </button>
      <p className="mt-4 text-small text-ink-soft">
        We gebruiken je gegevens alleen om op je bericht te reageren. Lees onze{' '}
        <a className="link" href={privacyHref}>
          privacyverklaring
        </a>
        .
      </p>
    </div>
  );
}
