import { desc } from 'drizzle-orm';
import type { Config } from '../config';
import type { Db } from '../db/types';
import { outboxMessage } from './schema';
import { createSmtpProvider } from './smtp';

export interface Message {
  channel: 'sms' | 'email';
  /** E.164, or an address. */
  recipient: string;
  /** Of a mail. */
  subject?: string;
  body: string;
  /** What a test reads instead of the words; no provider passes it on. */
  details?: Record<string, unknown>;
}

/**
 * Sends text messages and mails. An operator puts its own provider here, one for each channel
 * (`createOutbox`). It throws where the message was not taken.
 */
export interface Outbox {
  send(db: Db, message: Message, at: Date): Promise<void>;
}

/** Keeps what is sent for a developer to read at `/outbox`; nothing leaves the house. */
function createSandboxOutbox(): Outbox {
  return {
    send: async (db, message, at) => {
      await db.insert(outboxMessage).values({
        channel: message.channel,
        recipient: message.recipient,
        subject: message.subject ?? null,
        body: message.body,
        details: message.details ?? null,
        sentAt: at,
      });
    },
  };
}

/** The providers that the settings name: mails by SMTP where it is set up, all else to the sandbox's outbox. */
export function createOutbox({ smtp }: Pick<Config, 'smtp'>): Outbox {
  const kept = createSandboxOutbox();
  const providers: Record<Message['channel'], Outbox> = {
    sms: kept,
    email: smtp === undefined ? kept : createSmtpProvider(smtp),
  };
  return { send: (db, message, at) => providers[message.channel].send(db, message, at) };
}

/** What was sent, newest first. */
export function listOutbox(db: Db, limit = 200) {
  return db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(limit);
}
