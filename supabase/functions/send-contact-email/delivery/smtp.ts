import type { ConnectionOptions } from 'node:tls';
import nodemailer from 'nodemailer';
import type { ContactSettings } from '../settings.ts';
import { toMailOptions } from './compose.ts';
import type { Delivery } from './delivery.ts';

/** How to reach a mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte, after STARTTLS, or not at all (for a mail server on this machine only). */
  readonly encryption: 'tls' | 'starttls' | 'none';
  readonly login?: { readonly user: string; readonly pass: string };
  /** What to trust beside the public authorities. */
  readonly trust?: ConnectionOptions;
}

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
