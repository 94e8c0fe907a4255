import {
  quoteWithdrawal,
  type HandlerValueOf,
  type requestWithdrawal,
  type WithdrawalQuote,
} from '@perya/api-client';
import { formatDecimal, minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { Rejection } from '../../../kernel/http/Rejection';
import type { Call, CallContext } from '../../../kernel/http/serve';
import { hold, houseAccount, rejectInsufficientBalance, walletOf } from '../../../kernel/ledger';
import { member, assertWithdrawalsOpen } from '../../identity';
import { formatMoney } from '../../../kernel/money';
import { closeTurnover } from '../turnover';
import { findAccount, usableAt, type PayoutAccountRow } from './accounts';
import { holdKey, type WithdrawalRow } from './advanceWithdrawal';
import { notifyWithdrawal } from './notifyWithdrawal';
import { withdrawal, withdrawalEvent } from './schema';
import { payoutTerms, readTerms, type Terms } from './terms';
import { withdrawalOf } from './withdrawals';

/**
 * Requests a withdrawal. A large amount is split into several payouts, each with its own hold and state;
 * either all of them are requested or none.
 */
export async function request({
  input,
  ctx,
}: Call<typeof requestWithdrawal>): Promise<HandlerValueOf<typeof requestWithdrawal>> {
  const me = ctx.me();
  const tx = ctx.db;
  // Serialized: two concurrent requests must not exceed the daily limit together.
  await tx.select({ id: member.id }).from(member).where(eq(member.id, me.id)).for('no key update');
  await assertWithdrawalsOpen(tx, me.id, ctx.now());
  const account = await findAccount(tx, me.id, input.accountId, 'share');
  refuseAccount(account, ctx);
  const terms = await readTerms(ctx, me);
  refuseAmount(input.amount, terms, me.currency);

  const quote = quoteWithdrawal(
    minorUnits(Number(input.amount)),
    payoutTerms(ctx.brand, account.kind),
  );
  if (BigInt(quote.fee) !== input.fee) {
    throw new Rejection(422, 'WITHDRAWAL_FEE_CHANGED', 'withdrawal_fee_changed', {
      value: { fee: formatDecimal(BigInt(quote.fee)) },
    });
  }
  await closeTurnover(tx, terms.turnover, ctx.now());
  const { groupId, rows } = await insertWithdrawals(ctx, account, quote);
  return { groupId, withdrawals: rows.map((row) => withdrawalOf({ row, account }, ctx.brand)) };
}

/**
 * Requests the payout of everything that the wallet of an account holds that its member closes, as a withdrawal
 * without a minimum, a fee or a required turnover; a person decides it like any other.
 *
 * @param amount minor units, above zero
 * @returns the id of the group of its parts
 * @throws Rejection if the account can't be paid to, or withdrawals are locked
 */
export async function requestClosingWithdrawal(
  ctx: CallContext,
  { accountId, amount }: { accountId: string; amount: bigint },
): Promise<string> {
  const me = ctx.me();
  await assertWithdrawalsOpen(ctx.db, me.id, ctx.now());
  const account = await findAccount(ctx.db, me.id, accountId, 'share');
  refuseAccount(account, ctx);
  const { maxPerPayout } = payoutTerms(ctx.brand, account.kind);
  const free = { min: minorUnits(1), maxPerPayout, feeFixed: minorUnits(0), feeBasisPoints: 0 };
  const quote = quoteWithdrawal(minorUnits(Number(amount)), free);
  const { groupId } = await insertWithdrawals(ctx, account, quote, { isClosing: true });
  return groupId;
}

/** Inserts the parts of a withdrawal, and holds their money. */
async function insertWithdrawals(
  ctx: CallContext,
  account: PayoutAccountRow,
  quote: WithdrawalQuote,
  { isClosing = false } = {},
): Promise<{ groupId: string; rows: WithdrawalRow[] }> {
  const me = ctx.me();
  const tx = ctx.db;
  const at = ctx.now();
  const groupId = randomUUID();
  const rows = await tx
    .insert(withdrawal)
    .values(
      quote.parts.map((part, index) => ({
        memberId: me.id,
        accountId: account.id,
        groupId,
        part: index + 1,
        parts: quote.parts.length,
        currency: me.currency,
        amount: BigInt(part.amount),
        fee: BigInt(part.fee),
        state: 'REQUESTED' as const,
        isClosing,
        requestedAt: at,
        changedAt: at,
      })),
    )
    .returning();
  await tx.insert(withdrawalEvent).values(
    rows.map(({ id }) => ({
      withdrawalId: id,
      state: 'REQUESTED' as const,
      actor: 'MEMBER' as const,
      at,
    })),
  );
  for (const { id, amount: whole, fee, currency } of rows) {
    await hold(tx, {
      key: holdKey(id),
      kind: 'withdrawal',
      at,
      reference: String(id),
      entries: [
        { account: walletOf(me.id, currency), amount: -whole },
        { account: houseAccount('bank', currency), amount: whole - fee },
        ...(fee === 0n ? [] : [{ account: houseAccount('fees', currency), amount: fee }]),
      ],
    }).catch(rejectInsufficientBalance);
  }
  ctx.afterCommit(() => rows.forEach((row) => notifyWithdrawal(ctx.platform, row)));
  return { groupId, rows };
}

function refuseAccount(account: PayoutAccountRow, { brand, now }: CallContext): void {
  if (!brand.withdrawals.kinds[account.kind].enabled) {
    throw new Rejection(422, 'PAYOUT_KIND_OFF', 'payout_kind_off');
  }
  const waitMs = usableAt(account, brand).getTime() - now().getTime();
  if (waitMs > 0) {
    throw new Rejection(422, 'PAYOUT_ACCOUNT_RESTS', 'payout_account_rests', {
      params: { count: Math.ceil(waitMs / 3_600_000) },
    });
  }
}

/** Rejects with the most relevant reason first: the required turnover, then the count, then the amount. */
function refuseAmount(amount: bigint, terms: Terms, currency: string): void {
  const { toPlay, countLeft, min, max, leftToday } = terms;
  const money = (minor: bigint) => formatMoney(minor, currency);
  if (toPlay > 0n) {
    throw new Rejection(422, 'TURNOVER_LEFT', 'withdrawal_turnover_left', {
      params: { amount: money(toPlay) },
    });
  }
  if (countLeft === 0) throw new Rejection(422, 'WITHDRAWAL_COUNT', 'withdrawal_count_used');
  if (amount < min) {
    throw new Rejection(422, 'WITHDRAWAL_TOO_SMALL', 'withdrawal_too_small', {
      params: { min: money(min) },
    });
  }
  if (amount > max) {
    throw new Rejection(422, 'WITHDRAWAL_TOO_LARGE', 'withdrawal_too_large', {
      params: { max: money(max) },
    });
  }
  if (amount > leftToday) {
    throw new Rejection(422, 'WITHDRAWAL_DAY_LIMIT', 'withdrawal_day_limit', {
      params: { max: money(leftToday) },
    });
  }
}
