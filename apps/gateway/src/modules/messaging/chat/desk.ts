import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { messagesIn } from '../../../kernel/text/messages';
import type { ChatMember } from './entries';
import { chatMessage } from './schema';
import { postOperatorMessage } from './room';

/** One automatic reply per conversation: none for further messages within this time. */
const CONVERSATION_MS = 12 * 3_600_000;

/** Sends the automatic reply; the operator's staff answer with their own tools. */
export async function sendAutoReply(
  db: Db,
  { room, language }: Pick<ChatMember, 'room' | 'language'>,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - CONVERSATION_MS);
  const answers = await db.$count(
    chatMessage,
    and(eq(chatMessage.room, room), isNull(chatMessage.memberId), gt(chatMessage.sentAt, since)),
  );
  if (answers > 0) return;
  await postOperatorMessage(db, { room, text: messagesIn(language)('chat.received'), now });
}
