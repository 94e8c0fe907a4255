import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import demo from '../../../demo/pointsMall.json' with { type: 'json' };
import { parseDemo } from '../../../demo/parseDemo';
import { member as memberTable } from '../../identity';
import type { SeedContext } from '../../../kernel/seed/seed';
import { NOTES, REWARDS } from './demo';
import type { PointRequest } from './ledger';
import { pointReward, redemption, redemptionEvent, voucherCode } from './schema';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The time this many days before the seed. */
export const daysBeforeSeed = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const PastSchema = v.strictObject({
  account: v.picklist(['juan01', 'vip001']),
  rewardId: v.string(),
  quantity: v.optional(v.number(), 1),
  status: v.picklist(['IN_PROCESS', 'REJECTED', 'APPROVED']),
  daysAgo: v.number(),
  tracking: v.optional(v.string()),
  isRevealed: v.optional(v.boolean(), false),
});
/**
 * One in each state for `juan01`; a longer history for `vip001`. No cash or free spins, because those would
 * move more than points.
 */
const PAST = parseDemo('pointsMall.json', v.array(PastSchema), demo.redemptions);
type Past = (typeof PAST)[number];

/** Creates the demo members' redemptions; returns their point postings. */
export async function seedRedemptions({ db, now }: SeedContext): Promise<PointRequest[]> {
  const members = await db
    .select({ id: memberTable.id, account: memberTable.account })
    .from(memberTable)
    .where(inArray(memberTable.account, ['juan01', 'vip001']));
  const requests: PointRequest[] = [];
  for (const past of PAST) {
    const memberId = members.find(({ account }) => account === past.account)?.id;
    const reward = REWARDS.find(({ id }) => id === past.rewardId);
    if (memberId === undefined || reward === undefined) continue;
    requests.push(...(await redeemed({ db, now }, { past, memberId, reward })));
  }
  return requests;
}

interface Redeemed {
  past: Past;
  memberId: number;
  reward: (typeof REWARDS)[number];
}

async function redeemed(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  { past, memberId, reward }: Redeemed,
): Promise<PointRequest[]> {
  const { status, quantity, tracking } = past;
  const at = daysBeforeSeed(now, past.daysAgo);
  const decidedAt = new Date(at.getTime() + 5 * HOUR_MS);
  const points = reward.price * quantity;
  const isRejected = status === 'REJECTED';
  const [row] = await db
    .insert(redemption)
    .values({
      memberId,
      rewardId: reward.id,
      kind: reward.kind,
      rewardName: reward.name,
      quantity,
      points,
      status,
      note: isRejected ? NOTES.noAddress : null,
      tracking: tracking ?? null,
      ...(reward.kind === 'GOODS' && {
        ...demo.recipients[past.account],
        ...(isRejected && { address: '–' }),
      }),
      revealedAt: past.isRevealed ? decidedAt : null,
      at,
    })
    .returning({ id: redemption.id });
  const id = row?.id ?? 0;
  await db.insert(redemptionEvent).values(eventsOf({ past, id, at, decidedAt }));
  if (!isRejected) {
    await db
      .update(pointReward)
      .set({ redeemed: sql`${pointReward.redeemed} + ${quantity}` })
      .where(eq(pointReward.id, reward.id));
  }
  if (reward.kind === 'VOUCHER') await giveCodes(db, { id, rewardId: reward.id, quantity });
  const posting = { memberId, reference: String(id), details: { note: reward.name } };
  return [
    { ...posting, key: `redemption:${id}`, kind: 'redemption' as const, points: -points, at },
    ...(isRejected
      ? [
          {
            ...posting,
            key: `redemption-refund:${id}`,
            kind: 'refund' as const,
            points,
            at: decidedAt,
          },
        ]
      : []),
  ];
}

interface Timed {
  past: Past;
  id: number;
  at: Date;
  decidedAt: Date;
}

function eventsOf({ past, id, at, decidedAt }: Timed): (typeof redemptionEvent.$inferInsert)[] {
  const isVoucher = past.rewardId.startsWith('voucher');
  const end = isVoucher ? at : decidedAt;
  const events: (typeof redemptionEvent.$inferInsert)[] = [
    { redemptionId: id, step: 'REQUESTED', at },
  ];
  if (past.status === 'IN_PROCESS') {
    events.push({ redemptionId: id, step: 'NOTED', note: NOTES.packed, at: decidedAt });
  }
  if (past.tracking !== undefined) {
    events.push({ redemptionId: id, step: 'SHIPPED', note: { EN: past.tracking }, at: end });
  }
  if (past.status === 'APPROVED') events.push({ redemptionId: id, step: 'APPROVED', at: end });
  if (past.status === 'REJECTED') {
    events.push({ redemptionId: id, step: 'REJECTED', note: NOTES.noAddress, at: end });
    events.push({ redemptionId: id, step: 'POINTS_RETURNED', at: end });
  }
  if (past.isRevealed) events.push({ redemptionId: id, step: 'REVEALED', at: decidedAt });
  return events;
}

interface Given {
  id: number;
  rewardId: string;
  quantity: number;
}

/** Takes codes out of the stock, so that the stock equals the number of free codes. */
async function giveCodes(db: SeedContext['db'], { id, rewardId, quantity }: Given): Promise<void> {
  const free = await db
    .select({ id: voucherCode.id })
    .from(voucherCode)
    .where(and(eq(voucherCode.rewardId, rewardId), isNull(voucherCode.redemptionId)))
    .orderBy(asc(voucherCode.id))
    .limit(quantity);
  await db
    .update(voucherCode)
    .set({ redemptionId: id })
    .where(
      inArray(
        voucherCode.id,
        free.map((code) => code.id),
      ),
    );
  await db
    .update(pointReward)
    .set({ stock: sql`${pointReward.stock} - ${quantity}` })
    .where(eq(pointReward.id, rewardId));
}
