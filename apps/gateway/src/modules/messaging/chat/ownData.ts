import { eq, or } from 'drizzle-orm';
import { allBut, deletedAfter, type OwnData } from '../../../kernel/own-data/section';
import { deskOf } from './entries';
import { chatMessage, chatRead, chatReport } from './schema';

/**
 * What the member wrote in the chat, and the operator's answers in the member's own room. Messages of other
 * players are theirs.
 */
export const chatData: OwnData = {
  sections: [
    {
      name: 'chat-messages',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: chatMessage,
      of: (memberId) => someOf(memberId),
      keys: [chatMessage.id],
      // The member's id says who wrote a message; the operator's have none.
      fields: allBut(chatMessage, 'key'),
    },
    {
      name: 'chat-reports',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: chatReport,
      of: (memberId) => eq(chatReport.memberId, memberId),
      keys: [chatReport.messageId],
      fields: allBut(chatReport, 'memberId'),
    },
    {
      name: 'chat-rooms',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: chatRead,
      of: (memberId) => eq(chatRead.memberId, memberId),
      keys: [chatRead.room],
      fields: allBut(chatRead, 'memberId'),
    },
  ],
};

function someOf(memberId: number) {
  const own = or(eq(chatMessage.memberId, memberId), eq(chatMessage.room, deskOf(memberId)));
  if (own === undefined) throw new TypeError('A condition of two parts is never empty.');
  return own;
}
