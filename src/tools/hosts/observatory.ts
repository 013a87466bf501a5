// The points of Mozilla's HTTP Observatory, by its code of August 2026.

const policy = 'content-security-policy';
const halfYear = 15_768_000;
const start = 100;
/** With less than this no extra points count. */
const leastForExtra = 90;

/** What a header brings or costs. Not here: cookies and foreign scripts, which pages have none of, and the host's redirect to https. */
const rules: [header: string, judge: (value: string) => number][] = [
  [policy, judgePolicy],
  [policy, (value) => (/frame-ancestors '(none|self)'(;|$)/.test(value) ? 5 : -20)],
  ['strict-transport-security', (value) => (Number(/max-age=(\d+)/.exec(value)?.[1]) >= halfYear ? 0 : -20)],
  ['x-content-type-options', (value) => (value === 'nosniff' ? 0 : -5)],
  ['referrer-policy', judgeReferrers],
  ['cross-origin-resource-policy', (value) => (/^same-(origin|site)$/.test(value) ? 10 : 0)],
  ['cross-origin-opener-policy', (value) => (value === 'same-origin' ? 10 : 0)],
  ['cross-origin-embedder-policy', (value) => (/^(require-corp|credentialless)$/.test(value) ? 10 : 0)],
];

/** The points of a page with these headers. */
export function countPoints(headers: Headers): number {
  const points = rules.map(([header, judge]) => judge(headers.get(header) ?? ''));
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, start);
  const withoutExtra = sum(points.filter((number) => number < 0));
  return withoutExtra < leastForExtra ? withoutExtra : sum(points);
}

function judgePolicy(value: string): number {
  const directives = new Map(value.split('; ').map((text) => [text.split(' ', 1)[0], text]));
  const [scripts, styles] = ['script-src', 'style-src'].map(
    (name) => directives.get(name) ?? directives.get('default-src') ?? `${name} *`,
  );
  const open = /'unsafe-|data:| (\*|https?:)( |$)/;
  if (value === '') return -25;
  if (open.test(scripts ?? '')) return -20;
  if (open.test(styles ?? '')) return 0;
  return directives.get('default-src') === "default-src 'none'" ? 10 : 5;
}

function judgeReferrers(value: string): number {
  if (value === '') return 0;
  return /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : -5;
}
