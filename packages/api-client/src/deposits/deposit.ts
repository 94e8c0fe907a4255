import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { decimal, hundredths } from '../core/amounts';
import { currencyCode, oneOf, text, timestamp } from '../core/schemas';
import { depositKind } from './methods';

/* @__NO_SIDE_EFFECTS__ */
export function depositState() {
  return oneOf({
    created: 'CREATED',
    redirected: 'REDIRECTED',
    awaitingReceipt: 'AWAITING_RECEIPT',
    reviewing: 'REVIEWING',
    paid: 'PAID',
    refunded: 'REFUNDED',
    failed: 'FAILED',
    expired: 'EXPIRED',
    refused: 'REFUSED',
  });
}

/** The state of a deposit on the wire. */
export type WireDepositState = v.InferOutput<ReturnType<typeof depositState>>;

/**
 * The state of a deposit: ordered (`created`), with the payment provider (`redirected`), waiting for the
 * receipt of a transfer (`awaitingReceipt`), or under review by staff (`reviewing`). It ends as `paid`,
 * `failed` at the provider, not paid in time (`expired`) or rejected (`refused`). What the provider paid back
 * after it was credited is `refunded`, until staff has settled that with the member.
 */
export type DepositState = FieldOf<ReturnType<typeof depositState>>;

/* @__NO_SIDE_EFFECTS__ */
function depositReason() {
  return oneOf({
    ordered: 'ORDERED',
    withProvider: 'WITH_PROVIDER',
    transferAwaited: 'TRANSFER_AWAITED',
    receiptSent: 'RECEIPT_SENT',
    otherAmount: 'OTHER_AMOUNT',
    providerTold: 'PROVIDER_TOLD',
    providerAsked: 'PROVIDER_ASKED',
    paidLate: 'PAID_LATE',
    deskConfirmed: 'DESK_CONFIRMED',
    providerDeclined: 'PROVIDER_DECLINED',
    cancelledThere: 'CANCELLED_THERE',
    refundedThere: 'REFUNDED_THERE',
    notPaidInTime: 'NOT_PAID_IN_TIME',
    deskRefused: 'DESK_REFUSED',
  });
}

/** The reason for a deposit's state, on the wire. */
export type WireDepositReason = v.InferOutput<ReturnType<typeof depositReason>>;

/* @__NO_SIDE_EFFECTS__ */
export function depositSchema() {
  return v.object({
    /** Also the payment reference of a transfer. */
    id: text(32),
    methodId: text(32),
    kind: depositKind(),
    /** The brand's own name for the method; empty if the kind is enough. */
    methodName: v.string(),
    /** The amount to pay. */
    amount: decimal(),
    fee: decimal(),
    /** The amount credited to the wallet: the amount minus the fee. */
    credit: decimal(),
    /** The bonus of the attached promotion; null if there is none. */
    bonus: v.nullable(decimal()),
    promotion: v.nullable(v.string()),
    currency: currencyCode(),
    state: depositState(),
    createdAt: timestamp(),
    /** When the payment is due; null if that no longer matters. */
    expiresAt: v.nullable(timestamp()),
    /** All states of the deposit so far, oldest first. */
    timeline: v.array(
      v.object({
        state: depositState(),
        at: timestamp(),
        reason: depositReason(),
        /** A note from the desk; usually empty. */
        note: v.string(),
      }),
    ),
    /** How to pay, available once the provider knows the deposit. */
    payment: v.nullable(
      v.object({
        /** The provider's own page. */
        url: v.nullable(v.pipe(v.string(), v.url(), v.regex(/^https?:/))),
        /** The content of the QR code. */
        qr: v.nullable(text(1024)),
        /** The address to send the asset to. */
        address: v.nullable(text(255)),
        asset: v.nullable(
          v.object({
            code: text(16),
            network: text(32),
            /** In the asset, not in the wallet's currency. */
            amount: hundredths(),
          }),
        ),
      }),
    ),
    /** The brand's account that a transfer goes to. */
    account: v.nullable(v.object({ bank: text(), holder: text(), number: text(64) })),
    /** Download URLs of the receipts that were sent. */
    receipts: v.array(v.pipe(v.string(), v.url())),
  });
}

export type WireDeposit = v.InferOutput<ReturnType<typeof depositSchema>>;

/** A deposit of the member, with its amount and state. */
export type Deposit = FieldOf<ReturnType<typeof depositSchema>>;

/** An entry of a deposit's timeline. */
export type DepositStep = Deposit['timeline'][number];

/** Whether the deposit has ended for now; a late payment can still be credited. */
export const isDepositOver = ({ state }: Pick<Deposit, 'state'>): boolean =>
  state === 'paid' ||
  state === 'refunded' ||
  state === 'failed' ||
  state === 'expired' ||
  state === 'refused';
