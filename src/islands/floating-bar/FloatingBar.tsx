interface Props {
  href: string;
}

/** The small bar that offers a conversation once the visitor has read on; hidden until it is wanted. */
export function FloatingBar({ href }: Props) {
  return (
    <aside className="floating-bar" aria-label="Gesprek plannen" hidden>
      <p>Klaar om te starten?</p>
      <a className="button button-primary" href={href}>
        Plan gesprek
      </a>
      <button type="button" aria-label="Balk sluiten" />
    </aside>
  );
}
