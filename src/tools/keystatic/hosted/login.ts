/** The one function of the hosted editor, as Cloudflare Workers calls it: Keystatic's login with GitHub. */
import { makeGenericAPIRouteHandler } from '@keystatic/core/api/generic';

/** Set on the host as secrets. */
export type Environment = Record<
  'KEYSTATIC_GITHUB_CLIENT_ID' | 'KEYSTATIC_GITHUB_CLIENT_SECRET' | 'KEYSTATIC_SECRET',
  string
>;

/** Answers a request below /api/keystatic. */
export async function answerLogin(request: Request, env: Environment): Promise<Response> {
  const handle = makeGenericAPIRouteHandler({
    clientId: env.KEYSTATIC_GITHUB_CLIENT_ID,
    clientSecret: env.KEYSTATIC_GITHUB_CLIENT_SECRET,
    secret: env.KEYSTATIC_SECRET,
    // The login asks for the kind alone.
    config: { storage: { kind: 'github', repo: 'owner/name' } },
  });
  const { body, headers, status = 200 } = await handle(request);
  const answer = new Response(body as BodyInit | null, { status, headers: headers as [string, string][] });
  return request.url.startsWith('https:') ? secureCookies(answer) : answer;
}

/** Keystatic marks cookies as secure by `NODE_ENV`, which a host need not set. */
function secureCookies(response: Response): Response {
  const cookies = response.headers.getSetCookie();
  response.headers.delete('Set-Cookie');
  for (const cookie of cookies) {
    response.headers.append('Set-Cookie', /; Secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
  return response;
}

export default { fetch: answerLogin };
