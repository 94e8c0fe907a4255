import type { opsListFeedback } from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { readPage } from '../../../kernel/http/operatorPages';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { member } from '../../identity';
import { feedback } from './schema';

/** Feedback of members and guests, newest first. */
export async function listFeedback({ input, ctx }: Call<typeof opsListFeedback>) {
  const { topic, account, reference } = input;
  const where = and(
    topic && eq(feedback.topic, topic),
    account === undefined ? undefined : eq(member.account, account),
    reference === undefined ? undefined : eq(feedback.reference, reference),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => withAccount(ctx),
    where,
    orderBy: [desc(feedback.writtenAt), desc(feedback.id)],
  });
  return {
    list: rows.map(({ row, account: writer }) => ({
      reference: row.reference,
      account: writer,
      topic: row.topic,
      content: row.content,
      contact: row.contact,
      language: row.language,
      writtenAt: row.writtenAt.getTime(),
    })),
    ...totals,
  };
}

const withAccount = ({ db }: CallContext) =>
  db
    .select({ row: feedback, account: member.account })
    .from(feedback)
    .leftJoin(member, eq(member.id, feedback.memberId))
    .$dynamic();
