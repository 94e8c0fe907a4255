import { eq } from 'drizzle-orm';
import { allBut, deletedAfter, fieldOf, type OwnData } from '../../../kernel/own-data/section';
import { serviceConversation, serviceMessage } from './schema';

/** Conversations with customer service, both sides. */
export const serviceData: OwnData = {
  sections: [
    {
      name: 'customer-service',
      chapter: 'messages',
      erasure: deletedAfter('messages'),
      table: serviceMessage,
      joins: [
        {
          table: serviceConversation,
          on: eq(serviceConversation.id, serviceMessage.conversationId),
        },
      ],
      of: (memberId) => eq(serviceConversation.memberId, memberId),
      keys: [serviceMessage.id],
      fields: {
        channel: fieldOf(serviceConversation.channel),
        state: fieldOf(serviceConversation.state),
        openedAt: fieldOf(serviceConversation.openedAt),
        contact: fieldOf(serviceConversation.contact),
        ...allBut(serviceMessage, 'id', 'conversationId', 'key'),
      },
    },
  ],
};
