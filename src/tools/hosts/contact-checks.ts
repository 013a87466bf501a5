// Checks on the deployed contact function.
import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import type { Variables } from './contact-readiness.ts';

/** Long, because a canary also drains the outbox. */
const TIMEOUT_MS = 60_000;

/** Checks that the function accepts the origin and key of the page; `line` is the result in Dutch. Mails nothing. */
export async function tryPage(site: Variables, siteUrl: string) {
  const page = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/json' };
  const answer = await post(site, '', site['PUBLIC_SUPABASE_ANON_KEY'], page);
  // 422: the request passed, and only its fields are invalid.
  const isRight = answer.status === 422 && answer.origin === page.Origin;
  return { isRight, line: `De functie laat de pagina ${isRight ? 'binnen' : `niet binnen: ${answer.line}`}` };
}

/** Asks the function to mail a canary, and checks its channel and the visitor's address; `line` is the result in Dutch. */
export async function tryCanary(variables: Variables, site: Variables) {
  const { status, text, line } = await post(site, '/canary', variables['CONTACT_DRAIN_SECRET']);
  if (status !== 200 || !/"sent":[1-9]/.test(text)) {
    return { isRight: false, line: `De proefmail is niet verstuurd: ${line}` };
  }
  const [, via = ''] = /"via":"(\w+)"/.exec(text) ?? [];
  const [, code] = /"code":"([^"]+)"/.exec(text) ?? [];
  if (code)
    return { isRight: false, line: `De proefmail is gemaild door ${via}, maar met een fout: ${code}` };
  const isRight = text.includes('"knowsAddress":true');
  const unknown = ', maar de functie ziet geen adres van de bezoeker: klopt CONTACT_ADDRESS_HEADER?';
  return {
    isRight,
    line: `De proefmail is gemaild${isRight ? ` door ${via} naar CONTACT_ALARM_TO` : unknown}`,
  };
}

async function post(site: Variables, path: string, key = '', headers: Record<string, string> = {}) {
  const base = (site['PUBLIC_SUPABASE_URL'] ?? '').replace(/\/+$/, '');
  try {
    const response = await fetch(base + contactPath + path, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${key}` },
      body: '{}',
      // Never send the secret to the target of a redirect.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const status = response.status;
    const text = await response.text();
    const origin = response.headers.get('Access-Control-Allow-Origin');
    return { status, text, origin, line: `antwoord ${status} ${text.slice(0, 200)}` };
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? cause.message : message;
    return { status: 0, text: '', origin: null, line: `geen antwoord (${reason.slice(0, 200)})` };
  }
}
