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
  return new Response(body as BodyInit | null, { status, headers: headers as HeadersInit });
}

export default { fetch: answerLogin };
