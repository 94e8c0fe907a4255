import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { decimal, hundredths } from '../core/amounts';
import { count, currencyCode, nothing, oneOf, timestamp } from '../core/schemas';
import { payoutKind } from './accounts';

export const getWithdrawalTerms = /* @__PURE__ */ endpoint({
  id: 'getWithdrawalTerms',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalTerms',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    /** All wallets together, without `held`. */
    balance: decimal(),
    /** Held for open withdrawals. */
    held: decimal(),
    /** The max of one withdrawal now: `balance` less all deductions. */
    withdrawable: decimal(),
    deductions: v.array(
      v.object({
        /** Why some of the balance cannot be withdrawn now. */
        reason: oneOf({
          turnover: 'TURNOVER',
          vendorWallets: 'VENDOR_WALLETS',
          dailyCount: 'DAILY_COUNT',
          dailyLimit: 'DAILY_LIMIT',
          requestLimit: 'REQUEST_LIMIT',
        }),
        amount: decimal(),
      }),
    ),
    /**
     * Oldest first; empty once all are met. Bonuses have the same figures in `listBonuses` and `listRewards`.
     */
    turnover: v.array(
      v.object({
        /** What caused the requirement. */
        source: oneOf({
          deposit: 'DEPOSIT',
          bonus: 'BONUS',
          rebate: 'REBATE',
          reward: 'REWARD',
          /** All winnings of one grant of free spins. */
          freeSpins: 'FREE_SPINS',
          referral: 'REFERRAL',
          adjustment: 'ADJUSTMENT',
        }),
        required: decimal(),
        done: decimal(),
        remaining: decimal(),
        /** Bets settled from this time on count. */
        since: timestamp(),
      }),
    ),
    min: decimal(),
    max: decimal(),
    perDay: decimal(),
    leftToday: decimal(),
    countPerDay: count(),
    countLeft: count(),
    /** `PayoutTerms` of each kind of account. */
    methods: v.array(
      v.object({
        kind: payoutKind(),
        min: hundredths(),
        maxPerPayout: hundredths(),
        feeFixed: hundredths(),
        feeBasisPoints: count(),
      }),
    ),
    hasPaymentPassword: v.boolean(),
    canCancel: v.boolean(),
    /** A paid withdrawal that the member doesn't respond to counts as received after this many minutes. */
    receiptMinutes: count(),
  }),
  summary:
    "Returns how much the member can withdraw now, why it's less than the balance, and the fees.",
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});

/** What a member can withdraw now, and on which terms. */
export type WithdrawalTerms = OutputOf<typeof getWithdrawalTerms>;

/** A turnover requirement and how far it is met. */
export type TurnoverRequirement = WithdrawalTerms['turnover'][number];
