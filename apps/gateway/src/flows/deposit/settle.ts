import { depositBonus, type WireDepositReason } from '@perya/api-client';
import { formatDecimal } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { notify, sendNotice } from '../../modules/messaging';
import type { Db } from '../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../kernel/ledger';
import type { Platform } from '../../kernel/platform';
import { depositBonusOf, payWithDeposit } from '../../modules/rewards';
import {
  addTurnoverRequirement,
  depositBonusSource,
  requiredTurnover,
  type PaymentOutcome,
  deposit,
  transitionDeposit,
  type DepositRow,
} from '../../modules/money';

const PERCENT = 100n;

/** Where the result of a payment came from. */
type Told = Extract<WireDepositReason, 'PROVIDER_TOLD' | 'PROVIDER_ASKED'>;

/** The result of a payment, as a provider reported it. */
interface PaymentReport {
  /** The deposit's id. */
  id: string;
  /** The provider that reports it. */
  provider: string;
  outcome: PaymentOutcome;
  told: Told;
}

/**
 * Applies the result of a payment that a provider reported. The row is locked meanwhile, and repeats change
 * nothing: the money is credited once, however often, in whatever order and from wherever results arrive. A
 * result for an unknown deposit, or for one of another provider, changes nothing.
 */
export async function settleDeposit(platform: Platform, report: PaymentReport): Promise<void> {
  const { id, provider, outcome } = report;
  if (outcome.status === 'pending') return;
  let isKnown = false;
  await change(platform, id, async (tx, row) => {
    isKnown = row.method.provider === provider;
    return isKnown && applyOutcome(platform, tx, row, report);
  });
  if (!isKnown) platform.log.error({ provider, deposit: id }, 'a payment belongs to no deposit');
}

async function applyOutcome(
  platform: Platform,
  tx: Db,
  row: DepositRow,
  { outcome, told }: PaymentReport,
): Promise<boolean> {
  if (outcome.status === 'refunded') return applyRefund(platform, tx, row, outcome);
  // What is under review is decided by a person, who sees everything that was paid.
  if (row.status === 'REVIEWING' || row.status === 'REFUNDED') return false;
  const at = platform.clock.now();
  switch (outcome.status) {
    case 'pending':
      return false;
    case 'paid':
      // An amount other than the ordered one goes to manual review: limits, fees and bonus were for the order.
      if (outcome.amount !== row.amount || outcome.currency !== row.currency) {
        logMoney(platform, row, outcome, 'a payment differs from its order');
        return transitionDeposit(tx, row, { status: 'REVIEWING', reason: 'OTHER_AMOUNT', at });
      }
      return credit(platform, tx, row, row.status === 'EXPIRED' ? 'PAID_LATE' : told);
    case 'declined':
      return transitionDeposit(tx, row, { status: 'FAILED', reason: 'PROVIDER_DECLINED', at });
    case 'cancelled':
      return transitionDeposit(tx, row, { status: 'FAILED', reason: 'CANCELLED_THERE', at });
    case 'expired':
      return transitionDeposit(tx, row, { status: 'EXPIRED', reason: 'NOT_PAID_IN_TIME', at });
  }
}

type Money = Extract<PaymentOutcome, { amount: bigint }>;

/**
 * A payment that the provider paid back is never credited afterwards: what was paid back entirely is refused,
 * and what was paid back partly is reviewed. A deposit that was already credited is not taken from the wallet,
 * where it may have been lost or won with: it's listed as refunded until the operator has settled that with the
 * member.
 */
async function applyRefund(
  platform: Platform,
  tx: Db,
  row: DepositRow,
  refund: Money,
): Promise<boolean> {
  const at = platform.clock.now();
  if (row.status === 'PAID') {
    logMoney(platform, row, refund, 'a credited deposit was refunded by its provider');
    return transitionDeposit(tx, row, { status: 'REFUNDED', reason: 'REFUNDED_THERE', at });
  }
  const isWhole = refund.amount >= row.amount && refund.currency === row.currency;
  if (!isWhole) logMoney(platform, row, refund, 'a payment was refunded in part');
  return transitionDeposit(
    tx,
    row,
    isWhole
      ? { status: 'REFUSED', reason: 'CANCELLED_THERE', at }
      : { status: 'REVIEWING', reason: 'OTHER_AMOUNT', at },
  );
}

/** For the operator, who has to act on it. */
function logMoney(
  { log }: Platform,
  { id, amount, currency }: DepositRow,
  money: Money,
  text: string,
) {
  log.error(
    {
      deposit: id,
      ordered: `${formatDecimal(amount)} ${currency}`,
      reported: `${formatDecimal(money.amount)} ${money.currency}`,
    },
    text,
  );
}

/**
 * Applies the decision of a person about a transfer, or about an amount that differs from the order, and tells
 * the member. Only a deposit under review is decided; one that its provider has refunded after it was credited is
 * only closed.
 */
export async function decideDeposit(
  platform: Platform,
  id: string,
  { isConfirmed, note }: { isConfirmed: boolean; note?: string | undefined },
): Promise<boolean> {
  return change(platform, id, async (tx, row) => {
    const at = platform.clock.now();
    if (row.status === 'REFUNDED' && isConfirmed) {
      return transitionDeposit(tx, row, { status: 'PAID', reason: 'DESK_CONFIRMED', note, at });
    }
    if (row.status !== 'REVIEWING') return false;
    const isDecided = isConfirmed
      ? await credit(platform, tx, row, 'DESK_CONFIRMED', note)
      : await transitionDeposit(tx, row, { status: 'REFUSED', reason: 'DESK_REFUSED', note, at });
    if (!isDecided) return false;
    const { memberId, amount, fee, currency } = row;
    await sendNotice(tx, {
      memberId,
      kind: isConfirmed ? 'depositConfirmed' : 'depositRefused',
      at,
      money: { amount: isConfirmed ? amount - fee : amount, currency },
      reason: note,
    });
    return true;
  });
}

/** Changes a deposit under a row lock, then notifies the member's pages. */
export async function change(
  platform: Platform,
  id: string,
  work: (tx: Db, row: DepositRow) => Promise<boolean>,
): Promise<boolean> {
  const memberId = await platform.db.transaction(async (tx) => {
    const [row] = await tx.select().from(deposit).where(eq(deposit.id, id)).for('update');
    return row !== undefined && (await work(tx, row)) ? row.memberId : undefined;
  });
  if (memberId === undefined) return false;
  notify(platform, memberId, { type: 'deposit', id });
  return true;
}

/** Credits a deposit to the wallet, with its promotion's bonus and the turnover requirements. */
async function credit(
  { brand, clock }: Platform,
  tx: Db,
  row: DepositRow,
  reason: WireDepositReason,
  note?: string,
): Promise<boolean> {
  const at = clock.now();
  const { id, memberId, currency, promoId, seasonStart } = row;
  const arrives = row.amount - row.fee;
  const worth = promoId === null ? 0n : depositBonus(arrives, depositBonusOf(promoId));
  const isPaid = await transitionDeposit(
    tx,
    row,
    { status: 'PAID', reason, note, at },
    { askAt: null },
  );
  if (!isPaid) return false;
  if (arrives > 0n) {
    await post(tx, {
      key: `deposit:${id}`,
      kind: 'deposit',
      at,
      reference: id,
      entries: [
        { account: houseAccount('bank', currency), amount: -arrives },
        { account: walletOf(memberId, currency), amount: arrives },
      ],
    });
  }
  const { deposits, turnover } = brand.current;
  const demand = { memberId, sourceId: id, currency, at };
  await addTurnoverRequirement(tx, {
    ...demand,
    source: 'DEPOSIT',
    amount: (arrives * BigInt(deposits.turnoverPercent)) / PERCENT,
  });
  if (promoId === null || seasonStart === null) return true;
  const bonus = { depositId: id, memberId, promoId, seasonStart, amount: worth, currency, at };
  if (!(await payWithDeposit(tx, bonus))) return true;
  await tx.update(deposit).set({ bonus: worth }).where(eq(deposit.id, id));
  await addTurnoverRequirement(tx, {
    ...demand,
    source: 'BONUS',
    sourceId: depositBonusSource(id),
    amount: requiredTurnover(worth, turnover.bonusTimes),
    bonus: worth,
  });
  return true;
}
