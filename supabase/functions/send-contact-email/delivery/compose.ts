import nodemailer from 'nodemailer';
import type { SendMailOptions } from 'nodemailer';
import type { Email } from '../email.ts';

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

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

/** Writes the mail out as the bytes of an `.eml` file, dated now. */
export async function composeMail(email: Email): Promise<Uint8Array> {
  const { message } = await composer.sendMail(toMailOptions(email));
  return message as Buffer;
}
