import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../../kernel/config/config';
import type { MessageProvider } from '../../../kernel/outbox';

/** A server that doesn't respond must not hold up messages for minutes. */
const TIMEOUT_MS = 10_000;

/** Sends emails by SMTP; on a connection without TLS it uses STARTTLS if the server offers it. */
export function createSmtpProvider({ url, from }: SmtpSettings): MessageProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // The content comes only from the gateway: no files are read and nothing is fetched to build an email.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (_db, { recipient, subject = '', body }, at) => {
      await transport.sendMail({
        from,
        // An object, so that it's always one address and never a list.
        to: { name: '', address: recipient },
        subject,
        text: body,
        date: at,
        // Keeps mail systems from replying automatically.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
