// What keeps the contact form from working once the site is live, from the variables of site and function.
import { localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';

/** Variables by name: those the site is built with, and those of the contact function. */
export type Variables = Readonly<Record<string, string | undefined>>;

const ALWAYS = ['FROM', 'TO', 'COMPANY', 'KVK', 'SECRET', 'ALARM_TO'];
const PER_WAY: Readonly<Record<string, readonly string[]>> = {
  http: ['HTTP_URL', 'HTTP_KEY'],
  smtp: ['SMTP_HOST'],
  queue: ['DRAIN_SECRET'],
};

/** Lists in Dutch what is missing or wrong, without any value: it may be a secret. */
export function listContactFaults(variables: Variables, site: Variables, siteUrl: string): string[] {
  const ways = readList(variables['CONTACT_DELIVERY']);
  const needed = [...ALWAYS, ...ways.flatMap((way) => PER_WAY[way] ?? [])].map((name) => `CONTACT_${name}`);
  return [
    ...checkPage(site),
    ...checkShared(variables, site, siteUrl),
    ...checkWays(ways, variables),
    ...needed.filter((name) => !variables[name]).map((name) => `${name} is leeg`),
  ];
}

function checkPage({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_ANON_KEY: key }: Variables): string[] {
  const parsed = URL.parse(url ?? '');
  const isRight = parsed?.protocol === 'https:' && parsed.pathname === '/' && parsed.search === '';
  return [
    ...say(
      !url,
      'PUBLIC_SUPABASE_URL is leeg: het formulier verstuurt dan naar de site zelf, waar niemand luistert',
    ),
    ...say(url && !isRight, 'PUBLIC_SUPABASE_URL is geen adres als https://project.supabase.co'),
    ...say(!key, 'PUBLIC_SUPABASE_ANON_KEY is leeg: de functie weigert dan elk bericht'),
    ...say(key === localAnonKey, 'PUBLIC_SUPABASE_ANON_KEY is de sleutel voor de eigen computer'),
  ];
}

function checkShared(variables: Variables, site: Variables, siteUrl: string): string[] {
  const name = 'PUBLIC_SUPABASE_ANON_KEY';
  const origins = readList(variables['CONTACT_ORIGINS']);
  return [
    ...say(
      variables[name] !== site[name],
      `${name} is bij de functie een andere dan bij de site: de functie weigert dan elk bericht`,
    ),
    ...say(
      !origins.includes(new URL(siteUrl).origin),
      `CONTACT_ORIGINS noemt ${new URL(siteUrl).origin} niet: de functie weigert dan elk bericht`,
    ),
  ];
}

function checkWays(ways: readonly string[], variables: Variables): string[] {
  const providers = [
    URL.parse(variables['CONTACT_HTTP_URL'] ?? '')?.hostname,
    variables['CONTACT_SMTP_HOST'],
  ];
  const [api, server] = providers.map((host) => host?.split('.').slice(-2).join('.'));
  const areTwo = ways.includes('http') && ways.includes('smtp');
  return [
    ...say(
      variables['CONTACT_ADDRESS_HEADER']?.toLowerCase() === 'x-forwarded-for',
      'CONTACT_ADDRESS_HEADER is X-Forwarded-For, waarin een bezoeker zelf een adres kan schrijven',
    ),
    ...say(
      !ways.includes('queue'),
      'CONTACT_DELIVERY noemt geen queue: zonder maildienst gaat een bericht dan terug',
    ),
    ...say(ways.includes('outbox'), 'CONTACT_DELIVERY noemt outbox: daar leest niemand de berichten'),
    ...say(!areTwo, 'CONTACT_DELIVERY noemt niet http en smtp: valt er een uit, dan is er geen tweede'),
    ...say(
      areTwo && api !== undefined && api === server,
      'CONTACT_HTTP_URL en CONTACT_SMTP_HOST zijn van dezelfde maildienst: die valt in een keer uit',
    ),
  ];
}

function say(isWrong: unknown, fault: string): string[] {
  return isWrong ? [fault] : [];
}

function readList(value: string | undefined): string[] {
  return (value ?? '').split(',').map((item) => item.trim());
}
