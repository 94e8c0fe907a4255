import { priceIn, type Lottery } from '@perya/rules/lottery';
import { and, eq, like } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { houseAccount, postAll, type AccountRef, type PostingRequest } from '../../kernel/ledger';
import { ledgerAccount } from '../../kernel/ledger/schema';

/** The account of a lottery's pool; there is one per currency. */
export const poolOf = (lottery: string, currency: string): AccountRef =>
  houseAccount(`jackpot:${lottery}`, currency);

/** The minimum of a jackpot, in minor units; undefined if the lottery has none. */
export function minJackpot(lottery: Lottery, currency: string): bigint | undefined {
  for (const { tiers } of lottery.playTypes) {
    for (const { pay } of tiers) {
      if (pay.kind === 'jackpot') return BigInt(pay.min) * BigInt(priceIn(lottery, currency));
    }
  }
  return undefined;
}

/**
 * The jackpot of the next draw, in minor units; undefined if the lottery has none. The stakes on a draw feed
 * the pool of the following one, so the amount announced is the amount paid.
 */
export async function jackpotNow(
  db: Db,
  lottery: Lottery,
  currency: string,
): Promise<bigint | undefined> {
  return (await jackpotsNow(db, [lottery], currency)).get(lottery.code);
}

/** {@link jackpotNow} of several lotteries, by their codes. */
export async function jackpotsNow(
  db: Db,
  lotteries: readonly Lottery[],
  currency: string,
): Promise<Map<string, bigint>> {
  const rows = await db
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(
      and(
        eq(ledgerAccount.owner, 'house'),
        eq(ledgerAccount.currency, currency),
        like(ledgerAccount.kind, 'jackpot:%'),
      ),
    );
  const balances = new Map(rows.map(({ kind, balance }) => [kind, balance]));
  return new Map(
    lotteries.flatMap((lottery) => {
      const min = minJackpot(lottery, currency);
      if (min === undefined) return [];
      const balance = balances.get(poolOf(lottery.code, currency).kind) ?? 0n;
      return [[lottery.code, balance > min ? balance : min] as const];
    }),
  );
}

/** Moves money between the house and pools; negative amounts leave the pool. */
export async function feedPools(
  tx: Db,
  movements: readonly { lottery: string; currency: string; key: string; amount: bigint }[],
  at: Date,
): Promise<void> {
  const postings = movements
    .filter(({ amount }) => amount !== 0n)
    .map(({ lottery, currency, key, amount }): PostingRequest => ({
      key: `jackpot:${lottery}:${currency}:${key}`,
      kind: 'transfer',
      at,
      reference: lottery,
      entries: [
        { account: poolOf(lottery, currency), amount },
        { account: houseAccount('games', currency), amount: -amount },
      ],
    }));
  await postAll(tx, postings);
}
