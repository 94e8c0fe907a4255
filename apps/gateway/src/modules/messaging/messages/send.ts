import type { Db } from '../../../kernel/db/types';
import { message } from './schema';

type NewMessage = Pick<typeof message.$inferInsert, 'memberId' | 'title' | 'body' | 'sentAt'>;

/** Puts messages into the inboxes of members. */
export async function sendMessages(db: Db, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await db.insert(message).values([...messages]);
}
