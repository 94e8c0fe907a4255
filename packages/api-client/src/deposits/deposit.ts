import { parseMinorUnits, parseMoney, type MinorUnits, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { currencyCode, decimal, text, timestamp } from '../core/schemas';
import { decodeDepositKind, WIRE_DEPOSIT_KINDS, type DepositKind } from './methods';

const STATES = {
  CREATED: 'created',
  REDIRECTED: 'redirected',
  AWAITING_RECEIPT: 'awaitingReceipt',
  REVIEWING: 'reviewing',
  PAID: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
  REFUSED: 'refused',
} as const;
const WIRE_STATES = Object.keys(STATES) as (keyof typeof STATES)[];

/** How a deposit stands on the wire. */
export type WireDepositState = keyof typeof STATES;

/**
 * How a deposit stands: ordered (`created`), with the payment provider (`redirected`), waiting for the
 * receipt of a transfer (`awaitingReceipt`), looked at by people (`reviewing`); at its end it is
 * `paid`, has `failed` at the provider, was not paid in time (`expired`) or turned down (`refused`).
 */
export type DepositState = (typeof STATES)[keyof typeof STATES];

const REASONS = {
  ORDERED: 'ordered',
  WITH_PROVIDER: 'withProvider',
  TRANSFER_AWAITED: 'transferAwaited',
  RECEIPT_SENT: 'receiptSent',
  OTHER_AMOUNT: 'otherAmount',
  PROVIDER_TOLD: 'providerTold',
  PROVIDER_ASKED: 'providerAsked',
  PAID_LATE: 'paidLate',
  DESK_CONFIRMED: 'deskConfirmed',
  PROVIDER_DECLINED: 'providerDeclined',
  CANCELLED_THERE: 'cancelledThere',
  NOT_PAID_IN_TIME: 'notPaidInTime',
  DESK_REFUSED: 'deskRefused',
} as const;
const WIRE_REASONS = Object.keys(REASONS) as (keyof typeof REASONS)[];

/** Why a deposit came into a state, on the wire. */
export type WireDepositReason = keyof typeof REASONS;
/** Why a deposit came into a state. */
export type DepositReason = (typeof REASONS)[keyof typeof REASONS];

/* @__NO_SIDE_EFFECTS__ */
export function depositSchema() {
  return v.object({
    depositId: text(32),
    methodId: text(32),
    kind: v.picklist(WIRE_DEPOSIT_KINDS),
    methodName: v.nullish(v.string()),
    amount: decimal(),
    fee: decimal(),
    credit: decimal(),
    bonus: v.nullish(decimal()),
    promoTitle: v.nullish(v.string()),
    currency: currencyCode(),
    status: v.picklist(WIRE_STATES),
    createTime: timestamp(),
    expireTime: v.nullish(timestamp()),
    timeline: v.array(
      v.object({
        status: v.picklist(WIRE_STATES),
        time: timestamp(),
        reason: v.picklist(WIRE_REASONS),
        note: v.nullish(v.string()),
      }),
    ),
    payment: v.nullish(
      v.object({
        url: v.nullish(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
        qr: v.nullish(text(1024)),
        address: v.nullish(text(255)),
        asset: v.nullish(v.object({ code: text(16), network: text(32), amount: decimal() })),
      }),
    ),
    account: v.nullish(v.object({ bank: text(), holder: text(), number: text(64) })),
    receipts: v.array(v.pipe(v.string(), v.url())),
  });
}

export type WireDeposit = v.InferOutput<ReturnType<typeof depositSchema>>;

/** A state that a deposit came into. */
export interface DepositStep {
  readonly state: DepositState;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly reason: DepositReason;
  /** What the desk wrote about it; mostly empty. */
  readonly note: string;
}

/** Where and how it is paid, once the provider knows of it. */
export interface DepositPayment {
  /** The provider's own page. */
  readonly url: string | null;
  /** What a code to scan says. */
  readonly qr: string | null;
  /** Where an asset is sent. */
  readonly address: string | null;
  readonly asset: {
    readonly code: string;
    readonly network: string;
    /** Hundredths of the asset. */
    readonly amount: MinorUnits;
  } | null;
}

/** The brand's account that a transfer goes to. */
export interface DepositAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

export interface Deposit {
  /** Also the reference that a transfer carries. */
  readonly id: string;
  readonly methodId: string;
  readonly kind: DepositKind;
  /** The brand's own name for the method; empty: its kind says enough. */
  readonly methodName: string;
  /** What is paid. */
  readonly amount: Money;
  readonly fee: Money;
  /** What arrives in the wallet: the amount less the fee. */
  readonly credit: Money;
  /** What the attached promotion adds; null without one. */
  readonly bonus: Money | null;
  readonly promotion: string | null;
  readonly state: DepositState;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Until when it is to be paid; null where that no longer matters. */
  readonly expiresAt: number | null;
  /** Every state that it came into, the oldest first. */
  readonly timeline: readonly DepositStep[];
  readonly payment: DepositPayment | null;
  readonly account: DepositAccount | null;
  /** Addresses of the receipts that were sent, to download. */
  readonly receipts: readonly string[];
}

export function decodeDeposit(wire: WireDeposit): Deposit {
  const money = (amount: string) => parseMoney(amount, wire.currency);
  const { payment } = wire;
  return {
    id: wire.depositId,
    methodId: wire.methodId,
    kind: decodeDepositKind(wire.kind),
    methodName: wire.methodName ?? '',
    amount: money(wire.amount),
    fee: money(wire.fee),
    credit: money(wire.credit),
    bonus: wire.bonus ? money(wire.bonus) : null,
    promotion: wire.promoTitle ?? null,
    state: STATES[wire.status],
    createdAt: wire.createTime,
    expiresAt: wire.expireTime ?? null,
    timeline: wire.timeline.map(({ status, time, reason, note }) => ({
      state: STATES[status],
      at: time,
      reason: REASONS[reason],
      note: note ?? '',
    })),
    payment: payment
      ? {
          url: payment.url ?? null,
          qr: payment.qr ?? null,
          address: payment.address ?? null,
          asset: payment.asset
            ? { ...payment.asset, amount: parseMinorUnits(payment.asset.amount) }
            : null,
        }
      : null,
    account: wire.account ?? null,
    receipts: wire.receipts,
  };
}

/** Whether nothing more is expected of it, for the time being. */
export const isDepositOver = ({ state }: Pick<Deposit, 'state'>): boolean =>
  state === 'paid' || state === 'failed' || state === 'expired' || state === 'refused';
