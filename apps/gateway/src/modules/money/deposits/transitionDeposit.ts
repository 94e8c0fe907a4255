import type { WireDepositReason, WireDepositState } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import { deposit, depositStep } from './schema';
import { canTransition } from './states';

export type DepositRow = typeof deposit.$inferSelect;

/** The state that a deposit changes to. */
export interface DepositTransition {
  status: WireDepositState;
  reason: WireDepositReason;
  note?: string | undefined;
  at: Date;
}

/** Columns that change with the state. */
type Change = Partial<Pick<DepositRow, 'askAt' | 'instruction' | 'bonus' | 'expiresAt'>>;

/**
 * Changes a deposit's state and adds an entry to its timeline. Call it in a transaction that holds the row's
 * lock. An invalid transition changes nothing.
 *
 * @returns whether the state changed
 */
export async function transitionDeposit(
  tx: Db,
  row: DepositRow,
  { status, reason, note, at }: DepositTransition,
  change: Change = {},
): Promise<boolean> {
  if (!canTransition(row.status, status)) return false;
  await tx
    .update(deposit)
    .set({ status, ...change })
    .where(eq(deposit.id, row.id));
  await tx
    .insert(depositStep)
    .values({ depositId: row.id, status, reason, note: note ?? null, at });
  return true;
}
