import { eq } from 'drizzle-orm';
import { allBut, texts, type OwnData } from '../../../kernel/own-data/section';
import { message } from '../messages/schema';

/** The inbox, including deleted messages. */
export const messageData: OwnData = {
  sections: [
    {
      name: 'messages',
      chapter: 'messages',
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
