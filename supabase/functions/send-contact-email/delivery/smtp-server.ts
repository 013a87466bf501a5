import { parseText, readOptional, readRequired, wholeNumberUpTo } from '../variables.ts';
import type { Environment } from '../variables.ts';
import type { SmtpServer } from './smtp.ts';

const TLS_PORTS = [465, 2465];
const HIGHEST_PORT = 65_535;

/** The names under which a machine reaches itself. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Reads how to reach the mail server from environment variables; throws an error that names a wrong variable. */
export function readSmtpServer(env: Environment): SmtpServer {
  const host = readRequired(env, { name: 'CONTACT_SMTP_HOST', meaning: 'a host name', parse: parseText });
  const port =
    readOptional(env, {
      name: 'CONTACT_SMTP_PORT',
      meaning: 'a port number',
      parse: wholeNumberUpTo(HIGHEST_PORT),
    }) ?? 465;
  const login = readLogin(env);
  return { host, port, encryption: chooseEncryption(host, port), ...(login && { login }) };
}

// A password never crosses a network in the clear, and there is no setting to allow it.
function chooseEncryption(host: string, port: number): SmtpServer['encryption'] {
  if (TLS_PORTS.includes(port)) return 'tls';
  return THIS_MACHINE.includes(host) ? 'none' : 'starttls';
}

function readLogin(env: Environment): SmtpServer['login'] {
  const user = readOptional(env, { name: 'CONTACT_SMTP_USER', meaning: 'a user name', parse: parseText });
  if (user === undefined) return undefined;
  const meaning = 'the password of CONTACT_SMTP_USER';
  return { user, pass: readRequired(env, { name: 'CONTACT_SMTP_PASSWORD', meaning, parse: parseText }) };
}
