import { desc } from 'drizzle-orm';
import type { Db } from '../db/types';
import { outboxMessage } from './schema';

interface Message {
  channel: 'sms' | 'email';
  /** Number with dialling code, or address. */
  recipient: string;
  subject?: string;
  body: string;
  details?: Record<string, unknown>;
}

/** Sends text messages and mails. An operator puts its own provider here. */
export interface Outbox {
  send(db: Db, message: Message, at: Date): Promise<void>;
}

/** Keeps what is sent for a developer to read at `/outbox`; nothing leaves the house. */
export function createSandboxOutbox(): Outbox {
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

/** What was sent, newest first. */
export function listOutbox(db: Db, limit = 200) {
  return db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(limit);
}
