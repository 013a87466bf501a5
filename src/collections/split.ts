interface Source {
  body?: string | undefined;
  filePath?: string | undefined;
}

/** A text up to its first `##`, and from there on; either may be empty. */
export function splitAtHeading({ body = '', filePath = '' }: Source) {
  const start = body.search(/^## /m);
  const end = start < 0 ? body.length : start;
  return [
    { filePath, body: body.slice(0, end).trimEnd() },
    { filePath, body: body.slice(end) },
  ] as const;
}
