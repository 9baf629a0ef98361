import { readFileSync } from 'node:fs';
import { createTransport } from 'nodemailer';
import type { MailConfiguration, SmtpConfiguration } from '../configuration/configuration';
import type { Mail } from './mail-box';

/** Hands a mail to a mail server. @throws when it does not take it */
export type SendMail = (mail: Mail) => Promise<void>;

// A server that says nothing for this long is given up; the mail is tried again.
const silenceMs = 20_000;

/** @throws when the file with the password cannot be read */
export function sendBySmtp(smtp: SmtpConfiguration, { from }: Pick<MailConfiguration, 'from'>): SendMail {
  const { host, port, tls, username, passwordFile } = smtp;
  const password = passwordFile === undefined ? '' : readFileSync(passwordFile, 'utf8').trim();
  const transport = createTransport({
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    // A mail is text: nothing of it may make this process open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(username !== undefined && { auth: { user: username, pass: password } }),
  });
  return async ({ recipient, subject, body }) => {
    // As an object the address is taken as it is: no list of addresses can hide in it.
    await transport.sendMail({ from, to: { name: '', address: recipient }, subject, text: body });
  };
}
