/** A text up to its first `##`, and from there on; either may be empty. */
export function splitAtHeading<Source extends { body?: string | undefined }>(
  source: Source,
): [Source, Source] {
  const { body = '' } = source;
  const start = body.search(/^## /m);
  const end = start < 0 ? body.length : start;
  return [
    { ...source, body: body.slice(0, end).trimEnd() },
    { ...source, body: body.slice(end) },
  ];
}
