import { getUnreadCount } from '@perya/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import { serve } from '../http/serve';
import type { Topic } from '../topic';
import { message } from './schema';
import { seedMessages } from './seed';

/** What the house writes to its members. */
export const messages: Topic = {
  name: 'messages',
  routes: [
    serve(getUnreadCount, ({ ctx }) =>
      ctx.db.$count(message, and(eq(message.memberId, ctx.me().id), isNull(message.readAt))),
    ),
  ],
  seed: seedMessages,
};
