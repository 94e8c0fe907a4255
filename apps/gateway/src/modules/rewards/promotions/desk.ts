import { and, eq, inArray, lte } from 'drizzle-orm';
import type { CallContext } from '../../../kernel/http/serve';
import { bonusIn } from '../../../kernel/money';
import { PROMOTIONS } from './promotions';
import { promotionApplication, promotionPicture } from './schema';

/** How long an application stays unread. */
const UNREAD_MS = 60_000;
/** … and how long after it was sent it's decided. */
const DECIDED_MS = 180_000;
/** A comment with fewer characters than this is rejected, unless there's a picture. */
const SHORTEST_STORY = 10;

const BONUS_OF = new Map(PROMOTIONS.map(({ id, bonus }) => [id, bonus]));

/** When the desk picks up an application, and when it decides. */
export const deskTimes = (sentAt: Date) => ({
  processAt: new Date(sentAt.getTime() + UNREAD_MS),
  decideAt: new Date(sentAt.getTime() + DECIDED_MS),
});

/**
 * Does what the operator's desk would have done by now with a member's applications. It runs on read, so
 * every reader sees the current state; a desk with real staff would write the same columns.
 */
export async function processDueApplications(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  memberId: number,
) {
  const mine = eq(promotionApplication.memberId, memberId);
  const isOpen = inArray(promotionApplication.status, ['APPLYING', 'PROCESS']);
  const due = await db
    .select()
    .from(promotionApplication)
    .where(and(mine, isOpen, lte(promotionApplication.processAt, now())));
  for (const application of due) {
    const { id, decideAt } = application;
    const change =
      decideAt !== null && decideAt <= now()
        ? { ...(await decision(db, application)), decidedAt: decideAt }
        : { status: 'PROCESS' as const };
    await db
      .update(promotionApplication)
      .set(change)
      .where(and(eq(promotionApplication.id, id), isOpen));
  }
}

async function decision(
  db: CallContext['db'],
  application: typeof promotionApplication.$inferSelect,
) {
  const { id, promoId, comment, currency } = application;
  const pictures = await db.$count(promotionPicture, eq(promotionPicture.applicationId, id));
  if (pictures === 0 && comment.length < SHORTEST_STORY) {
    return { status: 'REJECTED' as const, reason: 'tooShort' as const };
  }
  const amount = bonusIn(BONUS_OF.get(promoId) ?? 0, currency ?? '');
  return { status: 'ISSUED' as const, amount };
}
