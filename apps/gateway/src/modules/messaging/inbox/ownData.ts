import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, texts, type OwnData } from '../../../kernel/own-data/section';
import { message } from '../messages/schema';

/** The inbox, including deleted messages. */
export const messageData: OwnData = {
  sections: [
    {
      name: 'messages',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: message,
      of: (memberId) => eq(message.memberId, memberId),
      keys: [message.id],
      fields: {
        ...allBut(message, 'memberId', 'title', 'body'),
        title: texts(message.title),
        body: texts(message.body),
      },
    },
  ],
};
