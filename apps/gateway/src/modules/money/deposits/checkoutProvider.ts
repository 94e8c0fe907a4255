import { createHash } from 'node:crypto';
import * as v from 'valibot';
import {
  CHECKOUT_KINDS,
  HOSTED_CHECKOUT,
  type HostedCheckoutSettings,
} from '../../../kernel/config/hostedCheckout';
import { isProviderAddress } from '../../../kernel/config/providerAddress';
import { verifyWebhook } from './checkoutSignature';
import { fromPaymentUnits, toPaymentUnits } from './checkoutUnits';
import type {
  CallbackReading,
  CallbackRequest,
  PaymentKey,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  StartedPayment,
} from './provider';

const TIMEOUT_MS = 10_000;
const SECOND_MS = 1_000;
/** The shortest time that a page can be open. Added to the order's own, so that it's open at least as long. */
const SHORTEST_MS = 30 * 60_000;

const Units = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/));
const Reference = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const Currency = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]{3}$/),
  v.transform((code) => code.toUpperCase()),
);

const Session = v.object({
  id: Id,
  /** Null for payments that the gateway has not asked for. */
  client_reference_id: v.nullish(Reference),
  status: v.picklist(['open', 'complete', 'expired']),
  payment_status: v.picklist(['unpaid', 'paid', 'no_payment_required']),
  amount_total: Units,
  currency: Currency,
  /** Null once the session has ended. */
  url: v.nullish(v.string()),
});

const Event = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  type: v.string(),
  data: v.object({ object: v.unknown() }),
});

/** A charge; `metadata` is what `begin` has attached. */
const Refund = v.object({
  amount_refunded: Units,
  currency: Currency,
  metadata: v.nullish(v.object({ reference: v.optional(Reference) })),
});

/**
 * A payment provider with a hosted checkout: the member pays on its page, and webhooks with the signature
 * `t=…,v1=…` report the result.
 */
export function checkoutProvider(settings: HostedCheckoutSettings): PaymentProvider {
  return {
    id: HOSTED_CHECKOUT,
    kinds: new Set(CHECKOUT_KINDS),
    begin: (order) => begin(settings, order),
    readCallback: (request) => readWebhook(settings, request),
    query: (payment) => query(settings, payment),
  };
}

/** The provider answered with an error, or with something unknown. */
class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
}

async function begin(
  settings: HostedCheckoutSettings,
  order: PaymentOrder,
): Promise<StartedPayment> {
  const form = formOf(settings, order).toString();
  // A key can't be repeated with another request: the same order from another page is a new session, and only
  // the session whose answer is stored is ever shown to the member.
  const digest = createHash('sha256').update(form).digest('hex').slice(0, 16);
  const session = await call(settings, '/v1/checkout/sessions', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Idempotency-Key': `${order.reference}-${digest}`,
    },
    body: form,
  });
  requireReference(session, order.reference);
  const { id, url } = session;
  if (url === undefined || url === null || !isProviderAddress(url)) {
    throw new CheckoutError('The hosted checkout answered no address of a page.');
  }
  return { paymentId: id, instruction: order.kind === 'QR' ? { url, qr: url } : { url } };
}

function formOf({ types }: HostedCheckoutSettings, order: PaymentOrder): URLSearchParams {
  const { reference, amount, currency, kind, returnTo, expiresAt } = order;
  return new URLSearchParams([
    ['mode', 'payment'],
    ['client_reference_id', reference],
    ['line_items[0][quantity]', '1'],
    ['line_items[0][price_data][currency]', currency.toLowerCase()],
    ['line_items[0][price_data][unit_amount]', String(toPaymentUnits(amount, currency))],
    ['line_items[0][price_data][product_data][name]', reference],
    ['payment_intent_data[metadata][reference]', reference],
    ['success_url', returnTo],
    ['cancel_url', returnTo],
    ['expires_at', String(Math.ceil((expiresAt.getTime() + SHORTEST_MS) / SECOND_MS))],
    ...(types.get(kind) ?? []).map((type, index): [string, string] => [
      `payment_method_types[${index}]`,
      type,
    ]),
  ]);
}

async function query(
  settings: HostedCheckoutSettings,
  { reference, paymentId }: PaymentKey,
): Promise<PaymentOutcome> {
  // Without an id, the member was never shown a page.
  if (paymentId === undefined) return { status: 'pending' };
  const path = `/v1/checkout/sessions/${encodeURIComponent(paymentId)}`;
  const session = await call(settings, path, { method: 'GET' });
  requireReference(session, reference);
  return outcomeOf(session);
}

type Session = v.InferOutput<typeof Session>;

function outcomeOf({ status, payment_status, amount_total, currency }: Session): PaymentOutcome {
  if (payment_status === 'paid') {
    return { status: 'paid', amount: fromPaymentUnits(BigInt(amount_total), currency), currency };
  }
  return { status: status === 'expired' ? 'expired' : 'pending' };
}

function requireReference(session: Session, reference: string): void {
  if (session.client_reference_id !== reference) {
    throw new CheckoutError('The hosted checkout answered another payment.');
  }
}

async function call(
  { url, key }: HostedCheckoutSettings,
  path: string,
  init: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
): Promise<Session> {
  const response = await fetch(`${url}${path}`, {
    ...init,
    headers: { ...init.headers, Authorization: `Bearer ${key}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new CheckoutError(`The hosted checkout answered with status ${response.status}.`);
  }
  const parsed = v.safeParse(Session, await response.json());
  if (!parsed.success) throw new CheckoutError('The hosted checkout answered no valid session.');
  return parsed.output;
}

function readWebhook(
  { webhookSecret, signatureHeader }: HostedCheckoutSettings,
  { header, body, now }: CallbackRequest,
): CallbackReading {
  const verdict = verifyWebhook(webhookSecret, { header: header(signatureHeader), body, now });
  if (verdict !== 'valid') return { verdict: 'refused', why: verdict };
  const event = v.safeParse(Event, parseJson(body));
  if (!event.success) return { verdict: 'refused', why: 'malformed' };
  const { id, type, data } = event.output;
  const read = READERS.get(type);
  if (read === undefined) return { verdict: 'ignored' };
  const report = read(data.object);
  if (report === undefined) return { verdict: 'refused', why: 'malformed' };
  const { reference, outcome } = report;
  // The account takes other payments as well.
  if (typeof reference !== 'string') return { verdict: 'ignored' };
  return { verdict: 'report', nonce: id, reference, outcome };
}

type Report = { reference: string | null | undefined; outcome: PaymentOutcome } | undefined;

/** The events that concern a deposit. */
const READERS: ReadonlyMap<string, (object: unknown) => Report> = new Map([
  // A payment that takes days is complete, but not paid yet.
  ['checkout.session.completed', sessionReader(outcomeOf)],
  ['checkout.session.async_payment_succeeded', sessionReader(outcomeOf)],
  ['checkout.session.async_payment_failed', sessionReader(() => ({ status: 'declined' }))],
  ['checkout.session.expired', sessionReader(outcomeOf)],
  ['charge.refunded', readRefund],
]);

function sessionReader(read: (session: Session) => PaymentOutcome) {
  return (object: unknown): Report => {
    const { success, output } = v.safeParse(Session, object);
    return success ? { reference: output.client_reference_id, outcome: read(output) } : undefined;
  };
}

function readRefund(object: unknown): Report {
  const { success, output } = v.safeParse(Refund, object);
  if (!success) return undefined;
  const { amount_refunded, currency, metadata } = output;
  const amount = fromPaymentUnits(BigInt(amount_refunded), currency);
  return { reference: metadata?.reference, outcome: { status: 'refunded', amount, currency } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
