import type { HandlerValueOf, sendServiceMessage } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { limit } from '../../../kernel/http/limits';
import { notLoggedIn, Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { notify } from '../chat/hub';
import { serviceConversation } from './schema';
import { lockConversation, messageOf, postOnce, type ConversationRow } from './transcript';
import { conversationOf, requireChannel, writerOf, type Writer } from './writer';

const MINUTE_MS = 60_000;
/** Enough for a conversation in short lines, too few to flood customer service. */
const PER_MEMBER = { max: 30, windowMs: 5 * MINUTE_MS };
const PER_NETWORK = { max: 30, windowMs: 10 * MINUTE_MS };
/** Guests of one network who start a conversation: a household or an office. */
const NEW_PER_NETWORK = { max: 10, windowMs: 60 * MINUTE_MS };

type SendCall = Call<typeof sendServiceMessage>;

/** Stores a message to customer service, once per key. It opens the conversation if there is none. */
export async function sendMessage({
  input,
  ctx,
}: SendCall): Promise<HandlerValueOf<typeof sendServiceMessage>> {
  const { channel, guestKey, key, contact } = input;
  const writer = writerOf(ctx, guestKey);
  if (writer === undefined) throw notLoggedIn();
  requireChannel(ctx, channel);
  const text = checkedText(input.text, ctx);
  const now = ctx.now();
  const sent = await ctx.db.transaction(async (tx) => {
    const conversation = await openConversation(tx, ctx, { writer, channel });
    const { row, isRepeat } = await postOnce(tx, {
      conversationId: conversation.id,
      author: 'WRITER',
      key,
      text,
      sentAt: now,
    });
    if (isRepeat) return row;
    await limitWriter(tx, ctx, writer);
    await tx
      .update(serviceConversation)
      .set({
        state: 'WAITING',
        waitingSince: conversation.state === 'WAITING' ? conversation.waitingSince : now,
        changedAt: now,
        language: ctx.language,
        ...('guestHash' in writer && contact !== undefined && { contact: contact.trim() }),
      })
      .where(eq(serviceConversation.id, conversation.id));
    ctx.log.info({ conversation: conversation.id, channel }, 'a service message arrived');
    return row;
  });
  // The writer may have several windows open.
  if ('memberId' in writer) {
    ctx.afterCommit(() => notify(ctx.platform, writer.memberId, { type: 'service' }));
  }
  return messageOf(sent);
}

function checkedText(raw: string, { brand }: CallContext): string {
  const text = raw.trim();
  if (text === '') throw new Rejection(422, 'MESSAGE_EMPTY', 'form.required');
  const { maxLength } = brand.service;
  if (text.length > maxLength) {
    throw new Rejection(422, 'MESSAGE_TOO_LONG', 'form.commentTooLong', {
      params: { max: maxLength },
    });
  }
  return text;
}

interface Place {
  writer: Writer;
  channel: ConversationRow['channel'];
}

/** Finds or creates the writer's conversation, and locks it. */
async function openConversation(
  tx: Db,
  ctx: CallContext,
  { writer, channel }: Place,
): Promise<ConversationRow> {
  const now = ctx.now();
  const [made] = await tx
    .insert(serviceConversation)
    .values({
      ...writer,
      channel,
      language: ctx.language,
      state: 'WAITING',
      openedAt: now,
      changedAt: now,
      waitingSince: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) {
    if ('guestHash' in writer) {
      await limit(tx, `service-guests:${ctx.network}`, NEW_PER_NETWORK, now);
    }
    return made;
  }
  const [found] = await tx
    .select({ id: serviceConversation.id })
    .from(serviceConversation)
    .where(conversationOf(writer, channel));
  const locked = found && (await lockConversation(tx, found.id));
  if (locked === undefined) throw new Error('A service conversation was not found.');
  return locked;
}

async function limitWriter(tx: Db, ctx: CallContext, writer: Writer): Promise<void> {
  if ('memberId' in writer) {
    await limit(tx, `service:member:${writer.memberId}`, PER_MEMBER, ctx.now());
  } else {
    await limit(tx, `service:network:${ctx.network}`, PER_NETWORK, ctx.now());
  }
}
