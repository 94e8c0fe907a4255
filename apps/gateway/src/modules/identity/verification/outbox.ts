import { desc } from 'drizzle-orm';
import type { Config } from '../../../kernel/config/config';
import type { Db } from '../../../kernel/db/types';
import type { Message, MessageProvider, Outbox } from '../../../kernel/outbox';
import { outboxMessage } from './schema';
import { createSmsProvider } from './sms';
import { createSmtpProvider } from './smtp';

/** Stores messages for a developer to read at `/outbox`; nothing leaves this machine. */
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

/**
 * The providers for the settings: text messages by HTTP and email by SMTP if they're configured, everything
 * else to the sandbox's outbox.
 */
export function createOutbox({ smtp, sms }: Pick<Config, 'smtp' | 'sms'>): Outbox {
  const kept = createSandboxProvider();
  const providers: Record<Message['channel'], MessageProvider> = {
    sms: sms === undefined ? kept : createSmsProvider(sms),
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

/** The sent messages, newest first. */
export function listOutbox(db: Db, limit = 200) {
  return db.select().from(outboxMessage).orderBy(desc(outboxMessage.id)).limit(limit);
}
