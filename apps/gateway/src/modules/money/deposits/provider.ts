/** The payment that a provider is asked to collect. */
export interface PaymentOrder {
  /** The deposit's id. If the provider already has this reference, it returns its first answer again. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  kind: 'EWALLET' | 'QR' | 'CARD' | 'CRYPTO' | 'BANK';
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

/** The status of a payment at its provider. */
export type PaymentOutcome =
  | { status: 'pending' }
  /** `amount` in minor units: the amount actually paid. */
  | { status: 'paid'; amount: bigint; currency: string }
  | { status: 'declined' | 'cancelled' };

/** A callback request as received. */
export interface CallbackRequest {
  header: (name: string) => string | undefined;
  /** The raw bytes of the body, which the signature covers. */
  body: string;
  now: Date;
}

/** The content of a callback, or why it was rejected. */
export type CallbackReading =
  | { verdict: 'refused'; why: 'signature' | 'stale' | 'malformed' }
  | { verdict: 'report'; nonce: string; reference: string; outcome: PaymentOutcome };

/**
 * A service that takes payments. To add a real one, implement this interface and register it in
 * `providers.ts`. None of these methods is called inside a transaction, so they may be slow.
 */
export interface PaymentProvider {
  readonly id: string;
  /** Registers the payment. Repeating the call with the same reference refers to the same payment. */
  begin(order: PaymentOrder): Promise<PaymentInstruction>;
  /** Verifies the signature, timestamp and format of a callback and parses it. */
  readCallback(request: CallbackRequest): CallbackReading;
  /** The status of a payment according to the provider. */
  query(reference: string): Promise<PaymentOutcome>;
}
