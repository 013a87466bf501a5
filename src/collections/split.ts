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

/** The parts of a text that begin with a `##` each, on the lines on which they stand; what is above the first is left out. */
export function splitAtHeadings({ body = '', filePath = '' }: Source) {
  let above = '';
  return body.split(/^(?=## )/m).flatMap((part) => {
    const placed = { filePath, body: above + part };
    above += '\n'.repeat(part.split('\n').length - 1);
    return part.startsWith('## ') ? placed : [];
  });
}
