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
 * Sends messages of one channel. An operator puts its own provider here (`createOutbox`). It throws where
 * the message was not taken.
 */
export interface MessageProvider {
  send(db: Db, message: Message, at: Date): Promise<void>;
}

/** Sends text messages and mails. */
export interface Outbox extends MessageProvider {
  /** Has `settled` wait for work that goes on after an answer and ends in a message. */
  track(work: Promise<void>): Promise<void>;
  /** Resolves when every message that is being made or sent was taken or refused. */
  settled(): Promise<void>;
}

/** Keeps what is sent for a developer to read at `/outbox`; nothing leaves this machine. */
function createSandboxProvider(): MessageProvider {
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
  const kept = createSandboxProvider();
  const providers: Record<Message['channel'], MessageProvider> = {
    sms: kept,
    email: smtp === undefined ? kept : createSmtpProvider(smtp),
  };
  const pending = new Set<Promise<void>>();
  const track = async (work: Promise<void>) => {
    pending.add(work);
    try {
      await work;
    } finally {
      pending.delete(work);
    }
  };
  return {
    track,
    send: (db, message, at) => track(providers[message.channel].send(db, message, at)),
    settled: async () => {
      while (pending.size > 0) await Promise.allSettled(pending);
    },
  };
}

/** What was sent, newest first. */
export function listOutbox(db: Db, limit = 200) {
  return db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(limit);
}
