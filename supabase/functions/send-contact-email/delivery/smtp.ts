import type { ConnectionOptions } from 'node:tls';
import nodemailer from 'nodemailer';
import type { ContactSettings } from '../settings.ts';
import { readVariable } from '../variables.ts';
import type { Environment } from '../variables.ts';
import { toMailOptions } from './compose.ts';
import type { Delivery } from './delivery.ts';

/** How to reach a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte, after STARTTLS, or not at all (for a mail server on this machine only). */
  readonly encryption: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly pass: string } | undefined;
  /** What to trust beside the public authorities. */
  readonly trust?: ConnectionOptions;
}

/** The names under which a machine reaches itself. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Delivers to a mail server, over a connection per mail. */
export function createSmtpDelivery(server: SmtpServer, timeouts: ContactSettings['smtp']): Delivery {
  const { host, port, encryption, login, trust } = server;
  const transport = nodemailer.createTransport({
    ...timeouts,
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(login && { auth: login }),
    tls: { minVersion: 'TLSv1.2', ...trust },
  });
  return {
    via: 'smtp',
    place: `${host}:${port}`,
    send: async (email, signal) => {
      const { rejected } = await transport.sendMail({ ...toMailOptions(email), signal });
      return { refusedReceivers: rejected.length };
    },
  };
}

/** Reads how to reach the mail server; throws an error that names a wrong variable. */
export function readSmtpServer(env: Environment): SmtpServer {
  const host = readVariable(env, 'CONTACT_SMTP_HOST', 'a host name');
  const port = readVariable(env, 'CONTACT_SMTP_PORT', 'a port number', parsePort, 465);
  const user = env['CONTACT_SMTP_USER']?.trim();
  const readPassword = () => readVariable(env, 'CONTACT_SMTP_PASSWORD', 'the password of CONTACT_SMTP_USER');
  const login = user ? { user, pass: readPassword() } : undefined;
  return { host, port, encryption: chooseEncryption(host, port), login };
}

function parsePort(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536 ? Number(value) : undefined;
}

// A password never crosses a network in the clear, and there is no setting to allow it.
function chooseEncryption(host: string, port: number): SmtpServer['encryption'] {
  if (port === 465 || port === 2465) return 'tls';
  return THIS_MACHINE.includes(host) ? 'none' : 'starttls';
}
