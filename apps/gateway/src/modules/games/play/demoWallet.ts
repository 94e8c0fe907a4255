import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { demoWallet } from './schema';

/** Play money at the start and after a refill, in minor units: 10,000.00. */
export const DEMO_MONEY = 1_000_000n;

/** A player's play money in minor units; one balance for all games. */
export async function demoBalanceOf(db: Db, memberId: number): Promise<bigint> {
  const [row] = await db
    .select({ balance: demoWallet.balance })
    .from(demoWallet)
    .where(eq(demoWallet.memberId, memberId));
  return row?.balance ?? DEMO_MONEY;
}

/**
 * Adds to a player's play money, or takes from it if the amount is negative. Returns false and takes nothing
 * if the balance is too low.
 */
export async function moveDemoMoney(db: Db, memberId: number, amount: bigint): Promise<boolean> {
  if (await addTo(db, memberId, amount)) return true;
  // The player's first move, or a balance that is too low.
  await db.insert(demoWallet).values({ memberId, balance: DEMO_MONEY }).onConflictDoNothing();
  return addTo(db, memberId, amount);
}

/** Sets play money back to its start, unless the player has more. Returns the balance. */
export async function refillDemoMoney(db: Db, memberId: number): Promise<bigint> {
  const [row] = await db
    .insert(demoWallet)
    .values({ memberId, balance: DEMO_MONEY })
    .onConflictDoUpdate({
      target: demoWallet.memberId,
      set: { balance: sql`greatest(${demoWallet.balance}, excluded.balance)` },
    })
    .returning({ balance: demoWallet.balance });
  return row?.balance ?? DEMO_MONEY;
}

async function addTo(db: Db, memberId: number, amount: bigint): Promise<boolean> {
  const rows = await db
    .update(demoWallet)
    .set({ balance: sql`${demoWallet.balance} + ${amount}` })
    .where(and(eq(demoWallet.memberId, memberId), sql`${demoWallet.balance} + ${amount} >= 0`))
    .returning({ memberId: demoWallet.memberId });
  return rows.length > 0;
}
