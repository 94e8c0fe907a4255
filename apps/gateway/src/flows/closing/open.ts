import { MAIN_WALLET, type getClosing, type HandlerValueOf } from '@perya/api-client';
import { and, eq, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../kernel/db/types';
import type { CallContext } from '../../kernel/http/serve';
import { bet } from '../../modules/bets';
import {
  deposit,
  OPEN_STATES,
  readWallets,
  sumOf,
  withdrawal,
  type WithdrawalRow,
} from '../../modules/money';
import { redemption } from '../../modules/rewards';

type OpenItem = HandlerValueOf<typeof getClosing>['open'][number];

/** What has to end before an account can be closed: bets, payments, money with vendors, goods on their way. */
export async function openItems(ctx: CallContext): Promise<OpenItem[]> {
  const { db } = ctx;
  const { id } = ctx.me();
  const bets = await countAndSum(
    db,
    bet,
    and(eq(bet.memberId, id), isNull(bet.settledAt)),
    bet.stake,
  );
  const deposits = await countAndSum(
    db,
    deposit,
    and(eq(deposit.memberId, id), inArray(deposit.status, UNSETTLED)),
    deposit.amount,
  );
  const withdrawals = await countAndSum(
    db,
    withdrawal,
    and(eq(withdrawal.memberId, id), notInArray(withdrawal.state, [...ENDED])),
    withdrawal.amount,
  );
  const withVendors = (await readWallets(ctx)).filter(
    ({ code, available }) => code !== MAIN_WALLET && available > 0n,
  );
  const redemptions = await db.$count(
    redemption,
    and(eq(redemption.memberId, id), eq(redemption.status, 'IN_PROCESS')),
  );
  const items: OpenItem[] = [
    { what: 'BETS', ...bets },
    { what: 'DEPOSITS', ...deposits },
    { what: 'WITHDRAWALS', ...withdrawals },
    { what: 'VENDOR_WALLETS', count: withVendors.length, amount: sumOf(withVendors) },
    { what: 'REDEMPTIONS', count: redemptions, amount: null },
  ];
  return items.filter(({ count }) => count > 0);
}

/** The states of a deposit that something follows; a refund has to be settled with the member. */
const UNSETTLED = [...OPEN_STATES, 'REFUNDED'] as const;

/** The states of a withdrawal that nothing follows. */
const ENDED = [
  'RECEIVED',
  'FORCED_RECEIVED',
  'REFUSED',
  'CANCELLED',
] as const satisfies readonly WithdrawalRow['state'][];

async function countAndSum(db: Db, table: PgTable, where: SQL | undefined, amount: PgColumn) {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<string>`coalesce(sum(${amount}), 0)::text`,
    })
    .from(table)
    .where(where);
  return { count: row?.count ?? 0, amount: BigInt(row?.amount ?? 0) };
}
