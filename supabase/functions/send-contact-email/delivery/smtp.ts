import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Options } from 'nodemailer/lib/smtp-transport';
import { getSender, identify, type Email, type MailSettings } from '../email.ts';
import type { Channel } from './send.ts';

/** The loopback host names. */
export const THIS_MACHINE: readonly string[] = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Creates a channel to a mail server, with a connection per mail. */
export function createSmtpChannel(
  host: string,
  port: number,
  options: Options,
  mailSettings: MailSettings,
): Channel {
  const isTls = port === 465 || port === 2465;
  const isLocal = THIS_MACHINE.includes(host);
  const transport = nodemailer.createTransport({
    host,
    port,
    // No setting can allow a password to cross a network unencrypted.
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
      const { rejected } = await transport.sendMail({ ...toMailOptions(email, mailSettings), signal });
      return rejected.length > 0 ? 'ERECEIVER' : undefined;
    },
  };
}

/** Converts a mail to nodemailer's options, without access to files or URLs, and without parsing addresses. */
export function toMailOptions(email: Email, mailSettings: MailSettings): SendMailOptions {
  const { replyTo, subject, text, to = mailSettings.to } = email;
  return {
    from: getSender(mailSettings),
    to: to.map((address) => ({ name: '', address })),
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    envelope: { from: mailSettings.from, to: [...to] },
    messageId: identify(email, mailSettings),
    subject,
    text,
    // Short lines of 7-bit bytes, whatever was typed.
    encoding: 'quoted-printable',
    headers: { 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
