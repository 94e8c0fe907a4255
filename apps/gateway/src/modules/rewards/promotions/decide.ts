import { and, eq, inArray } from 'drizzle-orm';
import type { ApplicationRejectionReason } from '@perya/api-client';
import { bonusIn } from '../../../kernel/money';
import type { Platform } from '../../../kernel/platform';
import { messageInAll } from '../../../kernel/text/messages';
import { notify, sendNotice } from '../../messaging';
import { promotionSeed } from './promotions';
import { promotionApplication } from './schema';

type Application = typeof promotionApplication.$inferSelect;

export interface ApplicationDecision {
  id: number;
  to: 'PROCESS' | 'ISSUED' | 'REJECTED';
  reason?: ApplicationRejectionReason | undefined;
  /** Shown to the member with the reason, as written. */
  note?: string | undefined;
}

/** What an approval grants. */
export function bonusOf({ promoId, currency }: Pick<Application, 'promoId' | 'currency'>): bigint {
  const rule = promotionSeed(promoId)?.rule;
  return rule?.kind === 'application' ? bonusIn(rule.units, currency ?? '') : 0n;
}

/**
 * Applies the decision of a person, or of the sandbox desk, to an open application, and tells the member.
 * Returns undefined if it's already decided.
 */
export async function decideApplication(
  platform: Platform,
  { id, to, reason, note }: ApplicationDecision,
): Promise<Application | undefined> {
  const at = platform.clock.now();
  const decided = await platform.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(promotionApplication)
      .where(
        and(
          eq(promotionApplication.id, id),
          inArray(promotionApplication.status, to === 'PROCESS' ? ['APPLYING'] : OPEN),
        ),
      )
      .for('update');
    if (row === undefined) return undefined;
    const amount = to === 'ISSUED' ? bonusOf(row) : null;
    const [changed] = await tx
      .update(promotionApplication)
      .set({
        status: to,
        amount,
        reason: to === 'REJECTED' ? (reason ?? null) : null,
        note: note ?? null,
        decidedAt: to === 'PROCESS' ? null : at,
      })
      .where(eq(promotionApplication.id, id))
      .returning();
    if (changed !== undefined && to !== 'PROCESS') await tell(tx, changed, at);
    return changed;
  });
  if (decided !== undefined) notify(platform, decided.memberId, { type: 'promotions' });
  return decided;
}

const OPEN = ['APPLYING', 'PROCESS'] as const;

async function tell(
  tx: Parameters<typeof sendNotice>[0],
  { memberId, promoId, status, amount, currency, reason, note }: Application,
  at: Date,
): Promise<void> {
  const subject = promotionSeed(promoId)?.title ?? { EN: promoId };
  const isIssued = status === 'ISSUED';
  await sendNotice(tx, {
    memberId,
    at,
    subject,
    kind: isIssued ? 'applicationIssued' : 'applicationRejected',
    ...(amount !== null && currency !== null && { money: { amount, currency } }),
    reason:
      note ?? (reason && messageInAll((t) => t(`promotion.rejection.${reason}`))) ?? undefined,
  });
}
