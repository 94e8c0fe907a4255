import { parseMinorUnits, parseMoney, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, flag, nothing, timestamp } from '../core/schemas';
import { decodePayoutKind, payoutKindSchema, type PayoutKind } from './accounts';
import type { PayoutTerms } from './quote';

const SOURCES = ['DEPOSIT', 'BONUS', 'REBATE', 'REWARD', 'REFERRAL', 'ADJUSTMENT'] as const;

/** What brought a turnover requirement along. */
export type TurnoverSource = 'deposit' | 'bonus' | 'rebate' | 'reward' | 'referral' | 'adjustment';

const DECODED_SOURCES = {
  DEPOSIT: 'deposit',
  BONUS: 'bonus',
  REBATE: 'rebate',
  REWARD: 'reward',
  REFERRAL: 'referral',
  ADJUSTMENT: 'adjustment',
} as const satisfies Record<(typeof SOURCES)[number], TurnoverSource>;

const DEDUCTIONS = [
  'TURNOVER',
  'VENDOR_WALLETS',
  'DAILY_COUNT',
  'DAILY_LIMIT',
  'REQUEST_LIMIT',
] as const;

/** Why some of the balance cannot be withdrawn now. */
export type WithdrawalDeductionReason =
  | 'turnover'
  | 'vendorWallets'
  | 'dailyCount'
  | 'dailyLimit'
  | 'requestLimit';

const DECODED_DEDUCTIONS = {
  TURNOVER: 'turnover',
  VENDOR_WALLETS: 'vendorWallets',
  DAILY_COUNT: 'dailyCount',
  DAILY_LIMIT: 'dailyLimit',
  REQUEST_LIMIT: 'requestLimit',
} as const satisfies Record<(typeof DEDUCTIONS)[number], WithdrawalDeductionReason>;

/** A turnover requirement and how far it is met. */
export interface TurnoverRequirement {
  readonly source: TurnoverSource;
  readonly required: Money;
  readonly done: Money;
  readonly remaining: Money;
  /** Bets settled from then on count; milliseconds since 1970. */
  readonly since: number;
}

/** What a member can withdraw now, and on which terms. */
export interface WithdrawalTerms {
  readonly currency: string;
  /** All wallets together, without what is on its way out. */
  readonly balance: Money;
  /** What is on its way out. */
  readonly held: Money;
  /** What one withdrawal can be now: `balance` less all deductions. */
  readonly withdrawable: Money;
  readonly deductions: readonly {
    readonly reason: WithdrawalDeductionReason;
    readonly amount: Money;
  }[];
  /** Oldest first; none once all are met. */
  readonly turnover: readonly TurnoverRequirement[];
  readonly min: Money;
  readonly max: Money;
  readonly perDay: Money;
  readonly leftToday: Money;
  readonly countPerDay: number;
  readonly countLeft: number;
  readonly methods: readonly (PayoutTerms & { readonly kind: PayoutKind })[];
  readonly hasPaymentPassword: boolean;
  readonly canCancel: boolean;
  /** What is paid and not answered for counts as received after so many minutes. */
  readonly receiptMinutes: number;
}

export const getWithdrawalTerms = /* @__PURE__ */ endpoint({
  id: 'getWithdrawalTerms',
  tag: 'Payouts',
  method: 'GET',
  path: '/wps/relay/MCSFE_getWithdrawalTerms',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    balance: decimal(),
    held: decimal(),
    withdrawable: decimal(),
    deductions: v.array(v.object({ reason: v.picklist(DEDUCTIONS), amount: decimal() })),
    turnover: v.array(
      v.object({
        source: v.picklist(SOURCES),
        required: decimal(),
        done: decimal(),
        remaining: decimal(),
        time: timestamp(),
      }),
    ),
    limits: v.object({
      min: decimal(),
      max: decimal(),
      perDay: decimal(),
      leftToday: decimal(),
      countPerDay: count(),
      countLeft: count(),
    }),
    methods: v.array(
      v.object({
        accountType: payoutKindSchema(),
        maxPerPayout: decimal(),
        feeFixed: decimal(),
        /** Hundredths of a per cent. */
        feeBasisPoints: count(),
      }),
    ),
    hasPaymentPassword: flag(),
    canCancel: flag(),
    receiptMinutes: count(),
  }),
  decode: ({ currency, limits, ...wire }): WithdrawalTerms => {
    const money = (amount: string) => parseMoney(amount, currency);
    return {
      currency,
      balance: money(wire.balance),
      held: money(wire.held),
      withdrawable: money(wire.withdrawable),
      deductions: wire.deductions.map(({ reason, amount }) => ({
        reason: DECODED_DEDUCTIONS[reason],
        amount: money(amount),
      })),
      turnover: wire.turnover.map(({ source, time, ...amounts }) => ({
        source: DECODED_SOURCES[source],
        required: money(amounts.required),
        done: money(amounts.done),
        remaining: money(amounts.remaining),
        since: time,
      })),
      min: money(limits.min),
      max: money(limits.max),
      perDay: money(limits.perDay),
      leftToday: money(limits.leftToday),
      countPerDay: limits.countPerDay,
      countLeft: limits.countLeft,
      methods: wire.methods.map(({ accountType, maxPerPayout, feeFixed, feeBasisPoints }) => ({
        kind: decodePayoutKind(accountType),
        min: parseMinorUnits(limits.min),
        maxPerPayout: parseMinorUnits(maxPerPayout),
        feeFixed: parseMinorUnits(feeFixed),
        feeBasisPoints,
      })),
      hasPaymentPassword: wire.hasPaymentPassword === 1,
      canCancel: wire.canCancel === 1,
      receiptMinutes: wire.receiptMinutes,
    };
  },
  summary: 'What the member can withdraw now, why it is less than the balance, and what it costs.',
  spec: '§2 withdraw; decisions: Calls that the specification does not name.',
});
