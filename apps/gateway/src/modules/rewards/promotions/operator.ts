import type { HandlerValueOf, opsDecideApplication, opsListApplications } from '@perya/api-client';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { idOf, readPage } from '../../../kernel/http/operatorPages';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { inLanguage } from '../../../kernel/text/texts';
import { pictureAddress } from '../../../kernel/uploads/pictures';
import { member } from '../../identity';
import { bonusOf, decideApplication } from './decide';
import { PROMOTIONS } from './promotions';
import { promotionApplication, promotionPicture } from './schema';

type OperatorApplication = HandlerValueOf<typeof opsDecideApplication>;

/** The promotions that members apply for; in the others, they take part without a decision. */
const BY_APPLICATION = PROMOTIONS.filter(({ entry }) => entry === 'APPLY').map(({ id }) => id);

/** Applications of all members, oldest first. */
export async function listForOperator({ input, ctx }: Call<typeof opsListApplications>) {
  const { state, promotionId, account } = input;
  const where = and(
    inArray(promotionApplication.promoId, BY_APPLICATION),
    ne(promotionApplication.status, 'JOINED'),
    state && eq(promotionApplication.status, state),
    promotionId === undefined ? undefined : eq(promotionApplication.promoId, promotionId),
    account === undefined ? undefined : eq(member.account, account),
  );
  const { rows, totals } = await readPage(ctx.db, {
    ...input,
    from: () => ofMembers(ctx),
    where,
    orderBy: [asc(promotionApplication.createdAt), asc(promotionApplication.id)],
  });
  return { list: await show(ctx, rows), ...totals };
}

/** Takes up, approves or rejects an application. A repeat of the same decision changes nothing. */
export async function decideForOperator({
  input,
  ctx,
}: Call<typeof opsDecideApplication>): Promise<OperatorApplication> {
  const { state: to, reason, note } = input;
  if (to === 'REJECTED' && reason === undefined) {
    throw new Rejection(422, 'REASON_NEEDED', 'invalid_request');
  }
  const id = idOf(input.id);
  const before = await showOne(ctx, id);
  if (before.state === to) return before;
  const decided = await decideApplication(ctx.platform, { id, to, reason, note });
  if (decided === undefined) throw new Rejection(422, 'APPLICATION_STATE', 'invalid_request');
  return showOne(ctx, id);
}

const ofMembers = ({ db }: CallContext) =>
  db
    .select({ row: promotionApplication, account: member.account })
    .from(promotionApplication)
    .innerJoin(member, eq(member.id, promotionApplication.memberId))
    .$dynamic();

async function showOne(ctx: CallContext, id: number): Promise<OperatorApplication> {
  const isOne = and(
    eq(promotionApplication.id, id),
    inArray(promotionApplication.promoId, BY_APPLICATION),
  );
  const [shown] = await show(ctx, await ofMembers(ctx).where(isOne));
  if (shown === undefined) throw new Rejection(404, 'UNKNOWN_APPLICATION', 'not_found');
  return shown;
}

async function show(
  { db, language, platform }: CallContext,
  rows: readonly { row: typeof promotionApplication.$inferSelect; account: string }[],
): Promise<OperatorApplication[]> {
  const pictures = await db
    .select({ id: promotionPicture.applicationId, name: promotionPicture.name })
    .from(promotionPicture)
    .where(
      inArray(
        promotionPicture.applicationId,
        rows.map(({ row }) => row.id),
      ),
    )
    .orderBy(asc(promotionPicture.position));
  return rows.flatMap(({ row, account }) => {
    const { id, promoId, status, comment, createdAt, decidedAt, amount, reason, note } = row;
    if (status === 'JOINED') return [];
    const title = PROMOTIONS.find((promotion) => promotion.id === promoId)?.title;
    return {
      id: String(id),
      account,
      promotionId: promoId,
      promotionTitle: title === undefined ? promoId : inLanguage(title, language),
      state: status,
      comment,
      pictures: pictures
        .filter((picture) => picture.id === id)
        .map(({ name }) => pictureAddress(platform, 'promotion', name)),
      sentAt: createdAt.getTime(),
      decidedAt: decidedAt?.getTime() ?? null,
      amount: amount ?? bonusOf(row),
      currency: row.currency ?? '',
      reason,
      note,
    };
  });
}
