import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';
import type { Email } from '../email.ts';
import type { Delivery } from './deliver.ts';

/** The names under which a machine reaches itself. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Delivers to a mail server, over a connection per mail. */
export function createSmtpDelivery(host: string, port: number, options: Options): Delivery {
  const isTls = port === 465 || port === 2465;
  const isLocal = THIS_MACHINE.includes(host);
  const transport = nodemailer.createTransport({
    host,
    port,
    // A password never crosses a network in the clear, and no variable allows it.
    secure: isTls,
    requireTLS: !isTls && !isLocal,
    ignoreTLS: !isTls && isLocal,
    ...options,
    tls: { minVersion: 'TLSv1.2', ...options.tls },
  });
  return {
    via: 'smtp',
    place: `${host}:${port}`,
    send: async (email, signal) => {
      const { rejected } = await transport.sendMail({ ...toMailOptions(email), signal });
      return rejected.length > 0 ? 'ERECEIVER' : undefined;
    },
  };
}

/** The mail as nodemailer takes it: nothing in it can name a file, an address on the web, or a second recipient. */
export function toMailOptions({ from, to, replyTo, messageId, subject, text }: Email): SendMailOptions {
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: from.address, to: [...to] },
    messageId,
    subject,
    text,
    // Keeps long lines short and every byte 7-bit, whatever was typed.
    encoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
