import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../../kernel/config/config';
import type { MessageProvider } from '../../../kernel/outbox';

/** A server that does not answer must not keep messages waiting for minutes. */
const TIMEOUT_MS = 10_000;

/** Sends mails by SMTP; on a line without TLS it asks for STARTTLS where the server offers it. */
export function createSmtpProvider({ url, from }: SmtpSettings): MessageProvider {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Texts come from here alone: nothing is read from files or fetched to build a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (_db, { recipient, subject = '', body }, at) => {
      await transport.sendMail({
        from,
        // An object, so that an address is an address and never a list of them.
        to: { name: '', address: recipient },
        subject,
        text: body,
        date: at,
        // Nobody answers a machine's answer to a machine's mail.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
  };
}
