/** What a provider is asked to take. */
export interface PaymentOrder {
  /** The deposit's id; a provider that knows it answers what it answered first. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  kind: 'EWALLET' | 'QR' | 'CARD' | 'CRYPTO' | 'BANK';
  asset: { code: string; network: string } | null;
  /** The page of the site that it leads back to. */
  returnTo: string;
  /** When the order is over on our side. */
  expiresAt: Date;
}

/** How the member pays. */
export interface PaymentInstruction {
  /** The provider's own page. */
  url?: string;
  /** What a code to scan says. */
  qr?: string;
  /** Where an asset is sent. */
  address?: string;
}

/** How a payment stands at its provider. */
export type PaymentOutcome =
  | { status: 'pending' }
  /** `amount` in minor units: what was really paid. */
  | { status: 'paid'; amount: bigint; currency: string }
  | { status: 'declined' | 'cancelled' };

/** A callback as it arrived. */
export interface CallbackRequest {
  header: (name: string) => string | undefined;
  /** Byte for byte: what the signature is about. */
  body: string;
  now: Date;
}

/** What a callback says, or why it is not believed. */
export type CallbackReading =
  | { verdict: 'refused'; why: 'signature' | 'stale' | 'malformed' }
  | { verdict: 'report'; nonce: string; reference: string; outcome: PaymentOutcome };

/**
 * A service that takes payments: put a real one behind this and name it in `providers.ts`. None of
 * these calls comes within a transaction, so that each may take its time.
 */
export interface PaymentProvider {
  readonly id: string;
  /** Makes the payment known. Repeated with the same reference it is the same payment. */
  begin(order: PaymentOrder): Promise<PaymentInstruction>;
  /** Checks the signature, the time and the form of a callback, and reads it. */
  readCallback(request: CallbackRequest): CallbackReading;
  /** How a payment stands, by the provider's own books. */
  query(reference: string): Promise<PaymentOutcome>;
}
