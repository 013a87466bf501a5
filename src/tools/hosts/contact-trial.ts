// Asks the deployed contact function two things: whether it would take a message of the page, and to mail a canary.
import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import type { Variables } from './contact-readiness.ts';

/** A canary comes with a drain. */
const TIMEOUT_MS = 60_000;

/** What came back, as a line to print. */
interface Trial {
  readonly isRight: boolean;
  readonly line: string;
}

/** Posts a message without fields as the page does, which mails nothing. */
export async function tryPage(site: Variables, siteUrl: string): Promise<Trial> {
  const page = { Origin: new URL(siteUrl).origin, 'Content-Type': 'application/json' };
  const answer = await post(readAddress(site), site['PUBLIC_SUPABASE_ANON_KEY'], page);
  // A message without fields that comes as far as its fields was let in.
  const isRight = answer.status === 422 && answer.origin === page.Origin;
  return { isRight, line: `De functie laat de pagina ${isRight ? 'binnen' : `niet binnen: ${say(answer)}`}` };
}

/** Asks for a canary with the drain secret; the function says whether its host names the visitor's address. */
export async function tryCanary(variables: Variables, site: Variables): Promise<Trial> {
  const answer = await post(`${readAddress(site)}/canary`, variables['CONTACT_DRAIN_SECRET']);
  const isSent = answer.status === 200 && /"sent":[1-9]/.test(answer.text);
  const isRight = isSent && answer.text.includes('"knowsAddress":true');
  const outcome = isRight
    ? 'gemaild naar CONTACT_ALARM_TO'
    : isSent
      ? 'gemaild, maar de functie ziet geen adres van de bezoeker: klopt CONTACT_ADDRESS_HEADER?'
      : `niet verstuurd: ${say(answer)}`;
  return { isRight, line: `De proefmail is ${outcome}` };
}

function readAddress(site: Variables): string {
  return `${(site['PUBLIC_SUPABASE_URL'] ?? '').replace(/\/+$/, '')}${contactPath}`;
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
