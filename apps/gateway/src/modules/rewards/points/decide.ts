import { eq, sql } from 'drizzle-orm';
import { notify, sendNotice } from '../../messaging';
import type { Texts } from '../../../kernel/text/texts';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Platform } from '../../../kernel/platform';
import { postPoints } from './ledger';
import { pointReward, redemption, redemptionEvent } from './schema';

/** The operator's decision on an open redemption. */
interface Decision {
  /** If omitted, the redemption stays open and only the note or tracking number is added. */
  status?: 'APPROVED' | 'REJECTED' | undefined;
  /** Shown to the member. */
  note?: Texts | undefined;
  /** The carrier's tracking number. */
  tracking?: string | undefined;
}

const NOTICES = { APPROVED: 'redemptionApproved', REJECTED: 'redemptionRejected' } as const;

/**
 * The operator's decision: ships goods, approves or rejects. A rejection returns the points and the stock, in
 * the same transaction.
 */
export async function decideRedemption(
  platform: Platform,
  id: number,
  { status, note, tracking }: Decision,
): Promise<void> {
  const at = platform.clock.now();
  const memberId = await platform.db.transaction(async (tx) => {
    const [row] = await tx.select().from(redemption).where(eq(redemption.id, id)).for('update');
    if (row === undefined) throw new Rejection(404, 'NO_SUCH_REDEMPTION', 'not_found');
    if (row.status !== 'IN_PROCESS') throw new Rejection(422, 'NOT_NOW', 'invalid_request');
    await tx
      .update(redemption)
      .set({
        ...(status && { status }),
        ...(note && { note }),
        ...(tracking !== undefined && { tracking }),
      })
      .where(eq(redemption.id, id));
    const steps: (typeof redemptionEvent.$inferInsert)[] = [];
    if (tracking !== undefined) {
      steps.push({ redemptionId: id, step: 'SHIPPED', note: { EN: tracking }, at });
    }
    if (status === undefined && note !== undefined) {
      steps.push({ redemptionId: id, step: 'NOTED', note: note ?? null, at });
    }
    if (status !== undefined)
      steps.push({ redemptionId: id, step: status, note: note ?? null, at });
    if (status === 'REJECTED') {
      const { memberId: member, points, quantity, rewardId, rewardName } = row;
      // The reward's row first, in the same order as `redeem`.
      if (rewardId !== null) {
        await tx
          .update(pointReward)
          .set({
            stock: sql`${pointReward.stock} + ${quantity}`,
            redeemed: sql`greatest(${pointReward.redeemed} - ${quantity}, 0)`,
          })
          .where(eq(pointReward.id, rewardId));
      }
      await postPoints(tx, {
        key: `redemption-refund:${id}`,
        kind: 'refund',
        memberId: member,
        points,
        at,
        reference: String(id),
        details: { note: rewardName },
      });
      steps.push({ redemptionId: id, step: 'POINTS_RETURNED', at });
    }
    if (steps.length > 0) await tx.insert(redemptionEvent).values(steps);
    const kind = status === undefined ? tracking && 'redemptionShipped' : NOTICES[status];
    if (kind) {
      const { memberId, rewardName: subject } = row;
      await sendNotice(tx, { memberId, kind, at, subject, reason: note });
    }
    return row.memberId;
  });
  notify(platform, memberId, { type: 'points' });
}
