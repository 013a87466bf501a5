// Asks the deployed contact function two things: whether it would take a message of the page, and to mail a canary.
import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import type { Variables } from './contact-readiness.ts';

const TIMEOUT_MS = 20_000;

/** What came back, as a line to print. */
interface Trial {
  readonly isRight: boolean;
  readonly line: string;
}

/** Posts a message without fields as the page does, which mails nothing, and asks for a canary with the drain secret. */
export async function tryContact(variables: Variables, site: Variables, siteUrl: string): Promise<Trial[]> {
  const address = `${(site['PUBLIC_SUPABASE_URL'] ?? '').replace(/\/+$/, '')}${contactPath}`;
  const page = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/json' };
  const [asPage, canary] = await Promise.all([
    post(address, site['PUBLIC_SUPABASE_ANON_KEY'], page),
    post(`${address}/canary`, variables['CONTACT_DRAIN_SECRET']),
  ]);
  // A message without fields that comes as far as its fields was let in.
  const isLetIn = asPage.status === 422 && asPage.origin === page.Origin;
  const isSent = canary.status === 200 && /"sent":[1-9]/.test(canary.text);
  return [
    {
      isRight: isLetIn,
      line: `De functie laat de pagina ${isLetIn ? 'binnen' : `niet binnen: ${say(asPage)}`}`,
    },
    {
      isRight: isSent,
      line: `De proefmail is ${isSent ? 'onderweg naar CONTACT_ALARM_TO' : `niet verstuurd: ${say(canary)}`}`,
    },
  ];
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly origin: string | null;
}

async function post(
  url: string,
  key: string | undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, Authorization: `Bearer ${key ?? ''}` },
      body: '{}',
      // The secret must never travel on to where a redirect points.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const origin = response.headers.get('Access-Control-Allow-Origin');
    return { status: response.status, text: await response.text(), origin };
  } catch (error) {
    const { message, cause } = error as Error;
    return { status: 0, text: cause instanceof Error ? cause.message : message, origin: null };
  }
}

function say({ status, text }: Answer): string {
  const beginning = text.slice(0, 200);
  return status === 0 ? `geen antwoord (${beginning})` : `antwoord ${status} ${beginning}`;
}
