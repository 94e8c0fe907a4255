import type {
  getServiceConversation,
  HandlerValueOf,
  readServiceConversation,
} from '@perya/api-client';
import { sql } from 'drizzle-orm';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { deskTimesAt } from './hours';
import { serviceConversation } from './schema';
import { readTranscript, type ConversationRow } from './transcript';
import { conversationOf, requireChannel, writerOf } from './writer';

type Conversation = HandlerValueOf<typeof getServiceConversation>;

/** The caller's conversation; an empty one before the first message. */
export async function readConversation({
  input,
  ctx,
}: Call<typeof getServiceConversation>): Promise<Conversation> {
  const { channel, guestKey, before } = input;
  const writer = writerOf(ctx, guestKey);
  requireChannel(ctx, channel);
  const desk = deskOf(ctx, channel);
  const [row] =
    writer === undefined
      ? []
      : await ctx.db.select().from(serviceConversation).where(conversationOf(writer, channel));
  if (row === undefined) {
    return {
      channel,
      desk,
      state: null,
      messages: [],
      hasOlder: false,
      readId: 0,
      contact: null,
    };
  }
  const { state, readId, contact } = row;
  return {
    channel,
    desk,
    state,
    readId,
    contact,
    ...(await readTranscript(ctx.db, row.id, before)),
  };
}

/** Marks answers as read, up to a message. An earlier one changes nothing. */
export async function markRead({
  input,
  ctx,
}: Call<typeof readServiceConversation>): Promise<null> {
  const { channel, guestKey, upTo } = input;
  const writer = writerOf(ctx, guestKey);
  if (writer === undefined) return null;
  const { readId, answerId } = serviceConversation;
  await ctx.db
    .update(serviceConversation)
    .set({ readId: sql`greatest(${readId}, least(${upTo}::integer, ${answerId}))` })
    .where(conversationOf(writer, channel));
  return null;
}

function deskOf({ brand, now }: CallContext, channel: ConversationRow['channel']) {
  const { hours, answerMinutes } = brand.service[channel];
  return {
    answeredBy: channel === 'VIP' ? ('VIP_SERVICE' as const) : ('CUSTOMER_SERVICE' as const),
    ...deskTimesAt(hours, now().getTime(), brand.timeZone),
    answerMinutes,
    maxLength: brand.service.maxLength,
  };
}
