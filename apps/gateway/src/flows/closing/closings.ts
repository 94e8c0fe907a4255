import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { Rejection } from '../../kernel/http/Rejection';
import { houseAccount, hold, postHold, voidHold, walletOf } from '../../kernel/ledger';
import {
  accountClosing,
  endSessionsOf,
  member as memberTable,
  type ClosingFailure,
} from '../../modules/identity';
import { withdrawal, type WithdrawalRow } from '../../modules/money';
import { lockPlay } from '../../modules/protection';

export type ClosingRow = typeof accountClosing.$inferSelect;

/**
 * Locks an account until the transaction ends: no bet, deposit, withdrawal or sign-in of its member is in
 * progress meanwhile.
 */
export async function lockAccount(tx: Db, memberId: number): Promise<void> {
  await lockPlay(tx, memberId);
  await tx
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.id, memberId))
    .for('no key update');
}

/** The last request of a member to close the account. */
export async function lastClosing(db: Db, memberId: number): Promise<ClosingRow | undefined> {
  const [row] = await db
    .select()
    .from(accountClosing)
    .where(eq(accountClosing.memberId, memberId))
    .orderBy(desc(accountClosing.id))
    .limit(1);
  return row;
}

/** The closing of a member that is under way, read under `lockAccount`. */
export async function requestedClosing(tx: Db, memberId: number): Promise<ClosingRow | undefined> {
  const [row] = await tx
    .select()
    .from(accountClosing)
    .where(and(eq(accountClosing.memberId, memberId), eq(accountClosing.state, 'REQUESTED')));
  return row;
}

/** The payouts of a closing. */
export async function payoutsOf(
  db: Db,
  { withdrawalGroupId }: Pick<ClosingRow, 'withdrawalGroupId'>,
): Promise<WithdrawalRow[]> {
  if (withdrawalGroupId === null) return [];
  return db
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.groupId, withdrawalGroupId))
    .orderBy(withdrawal.part);
}

const forfeitKey = ({ id }: Pick<ClosingRow, 'id'>) => `closing-forfeit:${id}`;

/** Holds the bonuses that closing the account forfeits. */
export async function holdForfeited(tx: Db, row: ClosingRow): Promise<void> {
  const { memberId, currency, forfeited, requestedAt } = row;
  if (forfeited === 0n) return;
  await hold(tx, {
    key: forfeitKey(row),
    kind: 'adjustment',
    at: requestedAt,
    reference: 'closing',
    entries: [
      { account: walletOf(memberId, currency), amount: -forfeited },
      { account: houseAccount('promotions', currency), amount: forfeited },
    ],
  });
}

/** Takes the held bonuses, or returns them to the wallet. */
async function endForfeited(
  tx: Db,
  row: ClosingRow,
  { isKept, at }: { isKept: boolean; at: Date },
) {
  if (row.forfeited === 0n) return;
  const hold = forfeitKey(row);
  if (isKept) await voidHold(tx, { key: `${hold}:void`, hold, at });
  else await postHold(tx, { key: `${hold}:post`, hold, at });
}

/** Closes an account whose money is paid out: ends all sessions, and no one can sign in to it again. */
export async function closeAccount(tx: Db, row: ClosingRow, at: Date): Promise<void> {
  const { id, memberId } = row;
  await endForfeited(tx, row, { isKept: false, at });
  await tx
    .update(accountClosing)
    .set({ state: 'CLOSED', endedAt: at })
    .where(eq(accountClosing.id, id));
  await tx.update(memberTable).set({ closing: 'CLOSED' }).where(eq(memberTable.id, memberId));
  await endSessionsOf(tx, { memberId, reason: 'ended', now: at });
}

interface Reopening {
  state: 'CANCELLED' | 'FAILED';
  failure?: ClosingFailure;
  /** Money was or will be paid out, so the bonuses are forfeited although the account stays open. */
  hasPaid: boolean;
  at: Date;
}

/** Ends a closing and leaves the account open. */
export async function keepOpen(
  tx: Db,
  row: ClosingRow,
  { state, failure, hasPaid, at }: Reopening,
): Promise<void> {
  const { id, memberId } = row;
  await endForfeited(tx, row, { isKept: !hasPaid, at });
  await tx
    .update(accountClosing)
    .set({ state, failure: failure ?? null, endedAt: at })
    .where(eq(accountClosing.id, id));
  await tx.update(memberTable).set({ closing: null }).where(eq(memberTable.id, memberId));
}

/** The account isn't being closed, or is closed already. */
export const wrongClosingState = () => new Rejection(422, 'CLOSING_STATE', 'closing_state');
