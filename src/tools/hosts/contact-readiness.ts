// Finds settings with which the contact form would not work on the live site.
import { readDeployment } from '../../../supabase/functions/send-contact-email/deployment.ts';
import { contactPath, localAnonKey } from '../../../supabase/functions/send-contact-email/message.ts';

/** Environment variables by name. */
export type Variables = Readonly<Record<string, string | undefined>>;

const ALWAYS = ['FROM', 'TO', 'COMPANY', 'KVK', 'SECRET', 'ALARM_TO', 'DRAIN_SECRET'];
const PER_CHANNEL: Readonly<Record<string, readonly string[]>> = {
  http: ['HTTP_URL', 'HTTP_KEY'],
  smtp: ['SMTP_HOST'],
};

/** Returns the missing and wrong variables in Dutch, without values, which may be secret. */
export function listContactProblems(variables: Variables, site: Variables, siteUrl: string): string[] {
  const { PUBLIC_SUPABASE_URL: url = '', PUBLIC_SUPABASE_ANON_KEY: key } = site;
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  const { origin } = new URL(siteUrl);
  const channels = readList(variables['CONTACT_DELIVERY']);
  const problems = {
    'PUBLIC_SUPABASE_URL is leeg: het formulier verstuurt dan naar de site zelf, waar niemand luistert': !url,
    'PUBLIC_SUPABASE_URL is geen adres als https://project.supabase.co':
      url && (protocol !== 'https:' || pathname !== '/' || search !== ''),
    'PUBLIC_SUPABASE_ANON_KEY is leeg: de functie weigert dan elk bericht': !key,
    'PUBLIC_SUPABASE_ANON_KEY is de sleutel voor de eigen computer': key === localAnonKey,
    'PUBLIC_SUPABASE_ANON_KEY is bij de functie een andere dan bij de site: de functie weigert dan elk bericht':
      variables['PUBLIC_SUPABASE_ANON_KEY'] !== key,
    [`CONTACT_ORIGINS noemt ${origin} niet: de functie weigert dan elk bericht`]: !readList(
      variables['CONTACT_ORIGINS'],
    ).includes(origin),
    'CONTACT_ADDRESS_HEADER is X-Forwarded-For, waarin een bezoeker zelf een adres kan schrijven':
      variables['CONTACT_ADDRESS_HEADER']?.toLowerCase() === 'x-forwarded-for',
    [`CONTACT_FUNCTION_URL is niet PUBLIC_SUPABASE_URL met ${contactPath}: dan mailt de klok niets`]:
      variables['CONTACT_FUNCTION_URL'] !== url + contactPath,
    'CONTACT_DELIVERY noemt folder: daar leest niemand de berichten': channels.includes('folder'),
    'CONTACT_DELIVERY noemt geen http of smtp: dan mailt niemand een bericht':
      !channels.includes('http') && !channels.includes('smtp'),
  };
  const needed = [...ALWAYS, ...channels.flatMap((channel) => PER_CHANNEL[channel] ?? [])].map(
    (name) => `CONTACT_${name}`,
  );
  const missing = needed.filter((name) => !variables[name]);
  return [
    ...Object.entries(problems).flatMap(([problem, isFound]) => (isFound ? [problem] : [])),
    ...missing.map((name) => `${name} is leeg`),
    ...(missing.length > 0 ? [] : listStartProblems(variables)),
  ];
}

/** Returns the error with which the function would refuse to start. */
function listStartProblems(variables: Variables): string[] {
  try {
    // Supabase sets the address of the database.
    readDeployment({ ...variables, SUPABASE_DB_URL: 'postgres://supabase' });
    return [];
  } catch (error) {
    return [`de functie start niet: ${(error as Error).message}`];
  }
}

/** Returns whether all mail goes through one mail service. */
export function hasOneMailService(variables: Variables): boolean {
  const channels = readList(variables['CONTACT_DELIVERY']);
  const api = readDomain(URL.parse(variables['CONTACT_HTTP_URL'] ?? '')?.hostname);
  const server = readDomain(variables['CONTACT_SMTP_HOST']);
  return !channels.includes('http') || !channels.includes('smtp') || api === server;
}

function readList(value = ''): string[] {
  return value.split(',').map((item) => item.trim());
}

function readDomain(host: string | undefined): string | undefined {
  return host?.split('.').slice(-2).join('.');
}
