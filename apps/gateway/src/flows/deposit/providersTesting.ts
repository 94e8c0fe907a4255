import { formatDecimal } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { signWebhook } from '../../modules/money/deposits/checkoutSignature';
import { endPayment, sandboxPayment, setBehaviour } from '../../modules/money';
import { HEADERS, sandboxKey } from '../../modules/money/deposits/sandboxProvider';
import { signCallback } from '../../modules/money/deposits/signature';
import type { TestGateway } from '../../testing';
import { CALLBACK_PATH } from './callback';
import type { FakeCheckout } from './fakeCheckoutTesting';

/** A result that a provider reports. */
interface ReportedResult {
  reference: string;
  status: 'paid' | 'declined' | 'expired' | 'refunded';
  /** Minor units. */
  amount: bigint;
  currency: string;
}

/** A callback, and how it differs from what the provider would send. */
interface SentCallback extends ReportedResult {
  /** Identifies the report; default: a new one. */
  nonce?: string;
  /** How long ago it was signed; default 0. */
  ageSeconds?: number;
  /** Changes the body after it was signed. */
  forge?: (body: string) => string;
  /** Replaces the signature, or leaves it out. */
  signature?: 'wrong' | 'none';
}

/** Lets the same tests control any provider. */
export interface ProviderHarness {
  /** Sends a callback to the gateway and returns the status of its response. */
  sendCallback(callback: SentCallback): Promise<number>;
  /** What the provider answers when it's asked about the payment from now on; sends no callback. */
  settle(reference: string, status: 'paid' | 'expired'): Promise<void>;
  /** The provider accepts no payments and answers no queries. */
  setDown(isDown: boolean): void;
  /** The payments that it was asked for, repeats excluded. */
  countPayments(reference: string): Promise<number>;
}

const SECOND_MS = 1_000;

async function post(
  gateway: TestGateway,
  provider: string,
  request: { headers: Record<string, string>; body: string },
): Promise<number> {
  const { headers, body } = request;
  const url = `${gateway.url}${CALLBACK_PATH}${provider}`;
  const type = { 'Content-Type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers: { ...type, ...headers }, body });
  return response.status;
}

const newNonce = () => randomBytes(16).toString('hex');

/** Controls the sandbox's provider. */
export function sandboxHarness(gateway: TestGateway): ProviderHarness {
  const { platform } = gateway;
  return {
    sendCallback: async (callback) => {
      const { reference, status, amount, currency, nonce = newNonce(), ageSeconds = 0 } = callback;
      const body = JSON.stringify({
        reference,
        status: status.toUpperCase(),
        amount: formatDecimal(amount),
        currency,
      });
      const timestamp = gateway.clock.now().getTime() - ageSeconds * SECOND_MS;
      const key = callback.signature === 'wrong' ? randomBytes(32) : sandboxKey(platform);
      return post(gateway, 'sandbox', {
        headers: {
          [HEADERS.timestamp]: String(timestamp),
          [HEADERS.nonce]: nonce,
          ...(callback.signature !== 'none' && {
            [HEADERS.signature]: signCallback(key, { timestamp, nonce, body }),
          }),
        },
        body: callback.forge?.(body) ?? body,
      });
    },
    settle: async (reference, status) => {
      setBehaviour(platform, { callback: 'never' });
      // This provider reports a payment that nobody made as cancelled.
      await endPayment(platform, { reference }, status === 'paid' ? 'PAID' : 'CANCELLED');
    },
    setDown: (isDown) => void setBehaviour(platform, { isDown }),
    countPayments: (reference) =>
      gateway.db.$count(sandboxPayment, eq(sandboxPayment.reference, reference)),
  };
}

const EVENT_TYPES = {
  paid: 'checkout.session.completed',
  declined: 'checkout.session.async_payment_failed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const;

/** Controls the hosted checkout, whose API is a fake. */
export function checkoutHarness(gateway: TestGateway, fake: FakeCheckout): ProviderHarness {
  return {
    sendCallback: async (callback) => {
      const { status, nonce = newNonce(), ageSeconds = 0, signature } = callback;
      const body = JSON.stringify({
        id: `evt_${nonce}`,
        type: EVENT_TYPES[status],
        data: { object: status === 'refunded' ? chargeOf(callback) : sessionOf(callback) },
      });
      const seconds = Math.floor(gateway.clock.now().getTime() / SECOND_MS) - ageSeconds;
      return post(gateway, 'checkout', {
        headers:
          signature === 'none'
            ? {}
            : { [fake.settings.signatureHeader]: headerOf(fake, String(seconds), body, signature) },
        body: callback.forge?.(body) ?? body,
      });
    },
    settle: async (reference, status) => {
      for (const session of fake.sessions) {
        if (session.client_reference_id !== reference) continue;
        session.status = status === 'paid' ? 'complete' : 'expired';
        session.payment_status = status === 'paid' ? 'paid' : 'unpaid';
        session.url = null;
      }
    },
    setDown: (isDown) => {
      fake.intercept = isDown ? (response) => void response.writeHead(503).end() : undefined;
    },
    countPayments: async (reference) =>
      fake.sessions.filter(({ client_reference_id: of }) => of === reference).length,
  };
}

function headerOf(
  { settings }: FakeCheckout,
  timestamp: string,
  body: string,
  signature: SentCallback['signature'],
): string {
  const secret = signature === 'wrong' ? 'another-secret-than-the-right' : settings.webhookSecret;
  // While a secret is replaced, events are signed with the old one too.
  return `t=${timestamp},v1=${'0'.repeat(64)},v1=${signWebhook(secret, timestamp, body)}`;
}

const sessionOf = ({ reference, status, amount, currency }: ReportedResult) => ({
  id: 'cs_1',
  client_reference_id: reference,
  status: status === 'expired' ? 'expired' : 'complete',
  payment_status: status === 'paid' ? 'paid' : 'unpaid',
  amount_total: Number(amount),
  currency: currency.toLowerCase(),
});

const chargeOf = ({ reference, amount, currency }: ReportedResult) => ({
  id: 'ch_1',
  amount_refunded: Number(amount),
  currency: currency.toLowerCase(),
  metadata: { reference },
});
