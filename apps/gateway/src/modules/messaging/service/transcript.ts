import { and, desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { serviceConversation, serviceMessage } from './schema';

export type ConversationRow = typeof serviceConversation.$inferSelect;
export type MessageRow = typeof serviceMessage.$inferSelect;

const PAGE_LENGTH = 50;

/** The newest messages of a conversation before `before`, oldest first, and whether there are older ones. */
export async function readTranscript(db: Db, conversationId: number, before?: number) {
  const rows = await db
    .select()
    .from(serviceMessage)
    .where(
      and(
        eq(serviceMessage.conversationId, conversationId),
        before === undefined ? undefined : lt(serviceMessage.id, before),
      ),
    )
    .orderBy(desc(serviceMessage.id))
    .limit(PAGE_LENGTH + 1);
  return {
    messages: rows.slice(0, PAGE_LENGTH).toReversed().map(messageOf),
    hasOlder: rows.length > PAGE_LENGTH,
  };
}

/** A message on the wire. */
export const messageOf = ({ id, author, name, key, text, sentAt }: MessageRow) => ({
  id,
  author,
  name,
  text,
  sentAt: sentAt.getTime(),
  key: author === 'WRITER' ? key : null,
});

/**
 * Locks a conversation: its messages are then stored one after the other, and their ids follow the order in
 * which they become visible.
 */
export async function lockConversation(tx: Db, id: number): Promise<ConversationRow | undefined> {
  const [row] = await tx
    .select()
    .from(serviceConversation)
    .where(eq(serviceConversation.id, id))
    .for('update');
  return row;
}

type NewMessage = Omit<typeof serviceMessage.$inferInsert, 'id'>;

/** Stores a message of a locked conversation, or returns the one that was stored with the same key. */
export async function postOnce(
  tx: Db,
  message: NewMessage,
): Promise<{ row: MessageRow; isRepeat: boolean }> {
  const { conversationId, author, key } = message;
  if (typeof key === 'string') {
    const [row] = await tx
      .select()
      .from(serviceMessage)
      .where(
        and(
          eq(serviceMessage.conversationId, conversationId),
          eq(serviceMessage.author, author),
          eq(serviceMessage.key, key),
        ),
      );
    if (row !== undefined) return { row, isRepeat: true };
  }
  const [row] = await tx.insert(serviceMessage).values(message).returning();
  if (row === undefined) throw new Error('A service message was not stored.');
  return { row, isRepeat: false };
}
