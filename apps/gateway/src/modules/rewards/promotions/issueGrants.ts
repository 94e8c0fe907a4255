import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { PromotionSeed } from './promotions';
import { promotionApplication } from './schema';

/** A bonus that is due. */
interface Due {
  memberId: number;
  currency: string;
  /** Minor units. */
  amount: bigint;
}

interface Issue {
  seed: PromotionSeed;
  seasonStart: Date;
  due: readonly Due[];
  at: Date;
}

/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const ROWS_AT_ONCE = 2_000;

/** Issues bonuses to members who needn't join, one per season. */
export async function insertIssued(
  db: Db,
  { seed, seasonStart, due, at }: Issue,
): Promise<readonly number[]> {
  const rows = due
    .filter(({ amount }) => amount > 0n)
    .map((each) => ({
      ...each,
      promoId: seed.id,
      seasonStart,
      status: 'ISSUED' as const,
      createdAt: at,
      decidedAt: at,
    }));
  const members: number[] = [];
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const inserted = await db
      .insert(promotionApplication)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing()
      .returning({ memberId: promotionApplication.memberId });
    members.push(...inserted.map(({ memberId }) => memberId));
  }
  return members;
}

/** The members who joined a season and have no bonus for it yet, locked against another gateway. */
export const joinedOf = (tx: Db, { id }: PromotionSeed, seasonStart: Date) =>
  tx
    .select({
      id: promotionApplication.id,
      memberId: promotionApplication.memberId,
      currency: promotionApplication.currency,
    })
    .from(promotionApplication)
    .where(
      and(
        eq(promotionApplication.promoId, id),
        eq(promotionApplication.seasonStart, seasonStart),
        eq(promotionApplication.status, 'JOINED'),
      ),
    )
    .orderBy(promotionApplication.id)
    .for('update');

export type Joined = Awaited<ReturnType<typeof joinedOf>>[number];

/** Issues bonuses to members who joined. */
export async function grantJoined(
  tx: Db,
  rows: readonly Joined[],
  { amountOf, at }: { amountOf: (row: Joined) => bigint; at: Date },
): Promise<readonly number[]> {
  const granted: number[] = [];
  for (const row of rows) {
    const amount = amountOf(row);
    if (amount <= 0n) continue;
    await tx
      .update(promotionApplication)
      .set({ status: 'ISSUED', amount, decidedAt: at })
      .where(eq(promotionApplication.id, row.id));
    granted.push(row.memberId);
  }
  return granted;
}
