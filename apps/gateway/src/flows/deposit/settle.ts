import { depositBonus, type WireDepositReason } from '@perya/api-client';
import { eq } from 'drizzle-orm';
import { notify } from '../../modules/messaging';
import type { Db } from '../../kernel/db/types';
import { houseAccount, post, walletOf } from '../../kernel/ledger';
import type { Platform } from '../../kernel/platform';
import { payWithDeposit, PROMOTIONS } from '../../modules/rewards';
import {
  addTurnoverRequirement,
  type PaymentOutcome,
  deposit,
  step,
  type DepositRow,
} from '../../modules/money';

const BONUS_OF = new Map(PROMOTIONS.map(({ id, depositBonus }) => [id, depositBonus]));
const PERCENT = 100n;

/** Where the news of a payment came from. */
type Told = Extract<WireDepositReason, 'PROVIDER_TOLD' | 'PROVIDER_ASKED'>;

/**
 * Takes what a provider says of a payment. The row is locked for the length of it, and what it says
 * again changes nothing: however often and from wherever the news comes, the money comes once.
 */
export async function settle(
  platform: Platform,
  id: string,
  outcome: PaymentOutcome,
  told: Told,
): Promise<void> {
  if (outcome.status === 'pending') return;
  await change(platform, id, async (tx, row) => {
    const at = platform.clock.now();
    switch (outcome.status) {
      case 'paid':
        // Another sum than was ordered is for people to look at: limits, fees and bonus were for this one.
        if (outcome.amount !== row.amount || outcome.currency !== row.currency) {
          return step(tx, row, { status: 'REVIEWING', reason: 'OTHER_AMOUNT', at });
        }
        return credit(platform, tx, row, row.status === 'EXPIRED' ? 'PAID_LATE' : told);
      case 'declined':
        return step(tx, row, { status: 'FAILED', reason: 'PROVIDER_DECLINED', at });
      case 'cancelled':
        return step(tx, row, { status: 'FAILED', reason: 'CANCELLED_THERE', at });
    }
  });
}

/** What the desk decides about a transfer, or about a sum that was not the ordered one. */
export async function decide(
  platform: Platform,
  id: string,
  { isConfirmed, note }: { isConfirmed: boolean; note?: string | undefined },
): Promise<boolean> {
  return change(platform, id, (tx, row) =>
    isConfirmed
      ? credit(platform, tx, row, 'DESK_CONFIRMED', note)
      : step(tx, row, {
          status: 'REFUSED',
          reason: 'DESK_REFUSED',
          note,
          at: platform.clock.now(),
        }),
  );
}

/** Changes a deposit under its lock, and tells the member's pages afterwards. */
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

/** Pays a deposit into the wallet, with what its promotion adds and the turnover that comes with it. */
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
  const worth = promoId === null ? 0n : depositBonus(arrives, BONUS_OF.get(promoId) ?? 0);
  const isPaid = await step(tx, row, { status: 'PAID', reason, note, at }, { askAt: null });
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
    sourceId: `deposit:${id}`,
    amount: worth * BigInt(turnover.bonusTimes),
  });
  return true;
}
