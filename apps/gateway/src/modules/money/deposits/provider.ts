/** How members pay. */
export type PaymentKind = 'EWALLET' | 'QR' | 'CARD' | 'CRYPTO' | 'BANK';

/** The payment that a provider is asked to collect. */
export interface PaymentOrder {
  /** The deposit's id. An order that is repeated unchanged is the same payment. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  kind: PaymentKind;
  asset: { code: string; network: string } | null;
  /** The page of the site that the provider redirects to. */
  returnTo: string;
  /** When the order expires on the gateway's side. */
  expiresAt: Date;
}

/** Payment instructions for the member. */
export interface PaymentInstruction {
  /** The provider's payment page. */
  url?: string;
  /** The content of a QR code to scan. */
  qr?: string;
  /** The address to send the asset to. */
  address?: string;
}

/** A payment that the provider has registered. */
export interface StartedPayment {
  /** The provider's own id of the payment, for `query`. */
  paymentId: string;
  instruction: PaymentInstruction;
}

/** Identifies a payment at its provider. */
export interface PaymentKey {
  /** The deposit's id. */
  reference: string;
  /** As returned by `begin`; undefined if its answer was never stored. */
  paymentId: string | undefined;
}

/** The status of a payment at its provider. */
export type PaymentOutcome =
  | { status: 'pending' }
  /** `amount` in minor units: the amount actually paid. */
  | { status: 'paid'; amount: bigint; currency: string }
  /** `expired`: the provider accepts no payment any more. */
  | { status: 'declined' | 'cancelled' | 'expired' }
  /** `amount` in minor units: what the provider has paid back in total. */
  | { status: 'refunded'; amount: bigint; currency: string };

/** A callback request as received. */
export interface CallbackRequest {
  header: (name: string) => string | undefined;
  /** The body exactly as received, which the signature covers. */
  body: string;
  now: Date;
}

/** The content of a callback, or why it was rejected. */
export type CallbackReading =
  | { verdict: 'refused'; why: 'signature' | 'stale' | 'malformed' }
  /** Authentic, but about nothing that concerns a deposit; it's acknowledged. */
  | { verdict: 'ignored' }
  /** `nonce` is unique per report: a second callback with it changes nothing. */
  | { verdict: 'report'; nonce: string; reference: string; outcome: PaymentOutcome };

/**
 * A service that takes payments. To add one, implement this interface, register it in `providers.ts` and add it
 * to `flows/deposit/providers.test.ts` (see docs/providers.md). `begin` and `query` are never called inside a
 * transaction, so they may be slow; they throw if the provider doesn't answer or answers something unknown.
 */
export interface PaymentProvider {
  /** The name in its callback's path and in a method's setting. */
  readonly id: string;
  /** The kinds of methods that it supports; others are not offered. */
  readonly kinds: ReadonlySet<PaymentKind>;
  /** Registers the payment. Repeating the call with the same order refers to the same payment. */
  begin(order: PaymentOrder): Promise<StartedPayment>;
  /** Verifies the signature, timestamp and format of a callback and parses it. */
  readCallback(request: CallbackRequest): CallbackReading;
  /** The status of a payment according to the provider. */
  query(payment: PaymentKey): Promise<PaymentOutcome>;
}
