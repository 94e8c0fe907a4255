import {
  deleteMessage,
  getUnreadCount,
  listMessages,
  readAllMessages,
  readMessage,
  restoreMessage,
} from '@perya/api-client';
import { ok } from '@perya/api-client/server';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { readJsonAs } from '../../../kernel/http/body';
import { Rejection } from '../../../kernel/http/Rejection';
import { serve } from '../../../kernel/http/serve';
import { findMemberByAccount } from '../../identity';
import type { Platform } from '../../../kernel/platform';
import type { Module } from '../../../kernel/module';
import { inbox, markAllRead, removeMessage, markRead, undeleteMessage, unreadCount } from './inbox';
import { message } from '../messages/schema';
import { seedMessages } from './seed';
import { messageData } from './ownData';

/** The operator's messages to members. */
export const messages: Module = {
  name: 'messages',
  ownData: messageData,
  routes: [
    serve(getUnreadCount, ({ ctx }) => unreadCount(ctx)),
    serve(listMessages, inbox),
    serve(readMessage, markRead),
    serve(readAllMessages, markAllRead),
    serve(deleteMessage, removeMessage),
    serve(restoreMessage, undeleteMessage),
  ],
  mount: (app, platform) => {
    if (platform.config.sandbox) mountPost(app, platform);
  },
  seedDemo: seedMessages,
};

const Text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000));
const PostSchema = v.object({ account: v.string(), title: Text, body: Text });

/** Sends a message to a member as the operator, for tests and demos (sandbox only). */
function mountPost(app: Hono, { db, clock }: Platform) {
  app.post('/sandbox/message', async (context) => {
    const { account, title, body } = await readJsonAs(context, PostSchema);
    const member = await findMemberByAccount(db, account);
    if (member === undefined) throw new Rejection(404, 'NO_SUCH_ACCOUNT', 'not_found');
    const [row] = await db
      .insert(message)
      .values({
        memberId: member.id,
        title: { EN: title },
        body: { EN: body },
        sentAt: clock.now(),
      })
      .returning({ id: message.id });
    return context.json(ok(row));
  });
}
