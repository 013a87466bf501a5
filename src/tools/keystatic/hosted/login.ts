/** The Cloudflare Worker of the hosted editor: Keystatic's login with GitHub. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';

/** Secrets of the Worker. */
export type Environment = Record<
  'KEYSTATIC_GITHUB_CLIENT_ID' | 'KEYSTATIC_GITHUB_CLIENT_SECRET' | 'KEYSTATIC_SECRET',
  string
>;

/** Prefixes of the cookie with the state of a login; no other host of the domain can set one with `__Host-`. */
const keystaticCookie = 'ks-';
const hostCookie = '__Host-ks-';

/** Where every login returns to; `place.ts` restores the page, including its query, which Keystatic drops. */
const place = 'branch/-';

/** Flags of the cookie; a login may take ten minutes. */
const kept = 'Max-Age=600; Path=/; HttpOnly; Secure; SameSite=Lax';
const removed = kept.replace('600', '0');

const foreignLogin =
  'Deze login begon niet in deze browser, of is langer dan tien minuten geleden. Ga terug naar de redactie en log opnieuw in.';

const away = 'GitHub is nu niet bereikbaar. Ga terug naar de redactie en probeer het over een minuut weer.';

/** Answers a request below /api/keystatic; refuses a login that began in another browser. */
export async function answerLogin(request: Request, env: Environment): Promise<Response> {
  const handle = makeGenericAPIRouteHandler({
    clientId: env.KEYSTATIC_GITHUB_CLIENT_ID,
    clientSecret: env.KEYSTATIC_GITHUB_CLIENT_SECRET,
    secret: env.KEYSTATIC_SECRET,
    // Keystatic requires a repo here, but its login only looks at `kind`.
    config: { storage: { kind: 'github', repo: 'owner/name' } },
  });
  const url = new URL(request.url);
  const { searchParams } = url;
  searchParams.set('from', place);
  const cookies = request.headers.get('cookie') ?? '';
  const begun = `${hostCookie}${searchParams.get('state') ?? ''}=`;
  // Keystatic does not check the state before requesting a token, and accepts several spellings of the path.
  const isEnd = searchParams.has('code');
  if (isEnd && !cookies.split('; ').some((each) => each.startsWith(begun))) {
    return new Response(foreignLogin, { status: 403 });
  }
  const cookie = cookies.replaceAll(hostCookie, keystaticCookie);
  const answer = await handle(new Request(url, { headers: { cookie } })).catch(() => undefined);
  if (!answer) return new Response(away, { status: 502 });
  const { body, headers, status = 200 } = answer;
  const given = Array.from(new Headers(headers as HeadersInit), ([name, value]): [string, string] => {
    return [name, value.replace(/^ks-(\w+=[^;]*).*/, `${hostCookie}$1; ${kept}`)];
  });
  if (isEnd) given.push(['Set-Cookie', `${begun}; ${removed}`]);
  return new Response(body as BodyInit | null, { status, headers: given });
}

export default { fetch: answerLogin };
