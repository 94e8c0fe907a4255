import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/db/types';
import { rejectIfClosing } from '../../kernel/http/Rejection';
import { member } from '../identity';
import { breakOf } from './breaks';
import { lockPlay, recordPlayActivity } from './playTime';
import {
  depositLimitReached,
  lossLimitReached,
  onBreak,
  timeLimitReached,
  type RejectionTextContext,
} from './rejections';
import { memberLimit, type LimitKind } from './schema';
import { lossesOf, spanOf, cashFlowsSince } from './usage';

/** What the checks need of a call; a game's page has no call and passes its own. */
export type ProtectionContext = RejectionTextContext & { now: () => Date };

const MINUTE_MS = 60_000;

/**
 * Rejects play that a member's limits or breaks forbid: at a launch without a stake, before a bet with it.
 * Call it in the transaction that takes the stake, before taking it: its lock serializes the bets of a
 * member, so that two simultaneous bets can't both use what a limit leaves.
 *
 * @param stake minor units that could be lost, in addition to open bets
 * @throws Rejection `ACCOUNT_CLOSING` (422), and `ON_BREAK` (403), `TIME_LIMIT`, `LOSS_LIMIT` (422), with texts
 *   that include the end
 */
export async function assertMayPlay(
  tx: Db,
  ctx: ProtectionContext,
  memberId: number,
  stake = 0n,
): Promise<void> {
  const row = await lockPlay(tx, memberId);
  // Read the time after the wait for the lock.
  const now = ctx.now();
  await assertOpenAccount(tx, memberId);
  await assertNotOnBreak(tx, ctx, memberId);
  const limits = await limitsOf(tx, memberId, ['TIME', 'LOSS']);
  const { timeZone } = ctx.brand;
  const { dayMs } = await recordPlayActivity(tx, row, now, timeZone);
  for (const { kind, period, amount } of limits) {
    if (kind === 'TIME' && dayMs >= Number(amount) * MINUTE_MS) {
      throw timeLimitReached(ctx, new Date(spanOf(period, now, timeZone).to));
    }
  }
  const onLosses = limits.filter(({ kind }) => kind === 'LOSS');
  if (onLosses.length === 0) return;
  const owner = await ownerOf(tx, memberId);
  const spans = onLosses.map(({ period }) => spanOf(period, now, timeZone));
  const losses = await lossesOf(
    tx,
    owner,
    spans.map(({ from }) => from),
  );
  for (const [place, { period, amount: max }] of onLosses.entries()) {
    const span = spans[place];
    if (span === undefined) continue;
    const lost = losses.net(span.from);
    // Opening a game is allowed, to finish an open round there; a new stake has to fit what open bets leave.
    const left = max - lost - (stake === 0n ? 0n : losses.open);
    if (stake === 0n ? left > 0n : stake <= left) continue;
    throw lossLimitReached(ctx, {
      period,
      max,
      left: left > 0n ? left : 0n,
      currency: owner.currency,
      until: new Date(span.to),
    });
  }
}

interface DepositCheck {
  memberId: number;
  /** Minor units. */
  amount: bigint;
  /**
   * Minor units of the ordered deposits that may still be paid at any moment: they count toward the limit.
   * Called while the lock is held.
   */
  waiting: () => Promise<bigint>;
}

/**
 * Rejects a deposit that a member's limits or breaks forbid. Call it in the transaction that inserts the
 * deposit, before the insert.
 *
 * @throws Rejection `ACCOUNT_CLOSING` (422), and `ON_BREAK` (403), `DEPOSIT_LIMIT` (422), with texts that
 *   include the end
 */
export async function assertMayDeposit(
  tx: Db,
  ctx: ProtectionContext,
  { memberId, amount, waiting }: DepositCheck,
): Promise<void> {
  await lockPlay(tx, memberId);
  const now = ctx.now();
  await assertOpenAccount(tx, memberId);
  await assertNotOnBreak(tx, ctx, memberId);
  const limits = await limitsOf(tx, memberId, ['DEPOSIT']);
  if (limits.length === 0) return;
  const owner = await ownerOf(tx, memberId);
  const spans = limits.map(({ period }) => spanOf(period, now, ctx.brand.timeZone));
  const since = spans.map(({ from }) => from);
  const ordered = await waiting();
  const paid = await cashFlowsSince(tx, owner, { kind: 'deposit', since });
  for (const [place, { period, amount: max }] of limits.entries()) {
    const left = max - (paid[place] ?? 0n) - ordered;
    if (amount <= left) continue;
    throw depositLimitReached(ctx, {
      period,
      max,
      left: left > 0n ? left : 0n,
      currency: owner.currency,
      until: new Date(spans[place]?.to ?? now),
    });
  }
}

/** Rejects everything that is forbidden during a break, including play with play money. */
export async function assertNotOnBreak(
  tx: Db,
  ctx: ProtectionContext,
  memberId: number,
): Promise<void> {
  const found = await breakOf(tx, memberId, ctx.now());
  if (found !== undefined) throw onBreak(ctx, found.endsAt);
}

/** Rejects what would move money while an account is being closed. Call it with the play row locked. */
async function assertOpenAccount(tx: Db, memberId: number): Promise<void> {
  const [row] = await tx
    .select({ closing: member.closing })
    .from(member)
    .where(eq(member.id, memberId));
  if (row !== undefined) rejectIfClosing(row);
}

const limitsOf = (tx: Db, memberId: number, kinds: LimitKind[]) =>
  tx
    .select({
      kind: memberLimit.kind,
      period: memberLimit.period,
      amount: memberLimit.amount,
    })
    .from(memberLimit)
    .where(and(eq(memberLimit.memberId, memberId), inArray(memberLimit.kind, kinds)));

async function ownerOf(tx: Db, memberId: number) {
  const [row] = await tx
    .select({ id: member.id, currency: member.currency })
    .from(member)
    .where(eq(member.id, memberId));
  if (row === undefined) throw new Error(`Member ${memberId} plays and is gone.`);
  return row;
}
