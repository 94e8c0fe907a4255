import type {
  HandlerValueOf,
  opsAnswerConversation,
  opsCloseConversation,
  opsGetConversation,
  opsListConversations,
} from '@perya/api-client';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { idOf, readPage } from '../../../kernel/http/operatorPages';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { notify } from '../chat/hub';
import { serviceConversation } from './schema';
import { lockConversation, postOnce, readTranscript, type ConversationRow } from './transcript';

type OperatorConversation = HandlerValueOf<typeof opsAnswerConversation>;

/** Conversations of all writers: those that wait for an answer first, the longest waiting of them first. */
export async function listConversations({ input, ctx }: Call<typeof opsListConversations>) {
  const { state, channel, account } = input;
  const where = and(
    state && eq(serviceConversation.state, state),
    channel && eq(serviceConversation.channel, channel),
    account === undefined ? undefined : eq(member.account, account),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => withAccount(ctx.db),
    where,
    // PostgreSQL sorts nulls last.
    orderBy: [
      asc(serviceConversation.waitingSince),
      asc(serviceConversation.changedAt),
      asc(serviceConversation.id),
    ],
  });
  return { list: rows.map(conversationOf), ...totals };
}

/** A conversation and a page of its transcript. */
export async function showConversation({ input, ctx }: Call<typeof opsGetConversation>) {
  const id = idOf(input.id);
  const conversation = await showOne(ctx.db, id);
  return { ...conversation, ...(await readTranscript(ctx.db, id, input.before)) };
}

/** Stores an answer and tells the writer's open windows. A repeat with the same key changes nothing. */
export async function answerConversation({
  input,
  ctx,
}: Call<typeof opsAnswerConversation>): Promise<OperatorConversation> {
  const id = idOf(input.id);
  const text = input.text.trim();
  if (text === '') throw new Rejection(422, 'MESSAGE_EMPTY', 'form.required');
  const name = input.name?.trim() || null;
  await change(ctx, id, async (tx) => {
    const now = ctx.now();
    const { row, isRepeat } = await postOnce(tx, {
      conversationId: id,
      author: 'DESK',
      name,
      key: input.key ?? null,
      text,
      sentAt: now,
    });
    return isRepeat
      ? undefined
      : {
          state: 'ANSWERED',
          waitingSince: null,
          answerId: row.id,
          answeredAt: now,
          changedAt: now,
        };
  });
  return showOne(ctx.db, id);
}

/** Closes a conversation; its writer can open it again by writing. */
export async function closeConversation({
  input,
  ctx,
}: Call<typeof opsCloseConversation>): Promise<OperatorConversation> {
  const id = idOf(input.id);
  await change(ctx, id, (_, { state }) =>
    Promise.resolve(
      state === 'CLOSED'
        ? undefined
        : { state: 'CLOSED', waitingSince: null, changedAt: ctx.now() },
    ),
  );
  return showOne(ctx.db, id);
}

type Change = Partial<ConversationRow> & Pick<ConversationRow, 'state'>;

/** Changes a locked conversation, and tells its writer's open windows. */
async function change(
  ctx: Call<typeof opsCloseConversation>['ctx'],
  id: number,
  work: (tx: Db, row: ConversationRow) => Promise<Change | undefined>,
): Promise<void> {
  const changed = await ctx.db.transaction(async (tx) => {
    const row = await lockConversation(tx, id);
    if (row === undefined) throw unknown();
    const set = await work(tx, row);
    if (set === undefined) return undefined;
    await tx.update(serviceConversation).set(set).where(eq(serviceConversation.id, id));
    return row;
  });
  const memberId = changed?.memberId ?? null;
  if (memberId !== null) {
    ctx.afterCommit(() => notify(ctx.platform, memberId, { type: 'service' }));
  }
}

const unknown = () => new Rejection(404, 'UNKNOWN_CONVERSATION', 'not_found');

const withAccount = (db: Db) =>
  db
    .select({ row: serviceConversation, account: member.account })
    .from(serviceConversation)
    .leftJoin(member, eq(member.id, serviceConversation.memberId))
    .$dynamic();

async function showOne(db: Db, id: number): Promise<OperatorConversation> {
  const [found] = await withAccount(db).where(eq(serviceConversation.id, id));
  if (found === undefined) throw unknown();
  return conversationOf(found);
}

interface Found {
  row: ConversationRow;
  account: string | null;
}

function conversationOf({ row, account }: Found): OperatorConversation {
  const { channel, state, contact, language, answerId, readId } = row;
  return {
    id: String(row.id),
    channel,
    state,
    account,
    contact,
    language,
    openedAt: row.openedAt.getTime(),
    changedAt: row.changedAt.getTime(),
    waitingSince: row.waitingSince?.getTime() ?? null,
    isAnswerRead: answerId > 0 && readId >= answerId,
  };
}
