import { parseDecimal } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { Platform } from '../../../kernel/platform';
import type {
  CallbackReading,
  CallbackRequest,
  PaymentInstruction,
  PaymentKey,
  PaymentKind,
  PaymentOrder,
  PaymentOutcome,
  PaymentProvider,
  StartedPayment,
} from './provider';
import { sandboxPayment } from './schema';
import { CALLBACK_WINDOW_MS, isSignedBy } from './signature';
import { behaviourOf } from './sandboxBehaviour';

export const PAY_PATH = '/payments/sandbox/';

/** The headers of its callbacks. */
export const HEADERS = {
  timestamp: 'x-payment-timestamp',
  nonce: 'x-payment-nonce',
  signature: 'x-payment-signature',
} as const;

const CallbackSchema = v.object({
  reference: v.pipe(v.string(), v.maxLength(64)),
  status: v.picklist(['PAID', 'DECLINED', 'CANCELLED', 'EXPIRED', 'REFUNDED']),
  amount: v.string(),
  currency: v.string(),
});
export type CallbackBody = v.InferOutput<typeof CallbackSchema>;

const KINDS: ReadonlySet<PaymentKind> = new Set(['EWALLET', 'QR', 'CARD', 'CRYPTO', 'BANK']);

/** The secret that the provider and the gateway share. */
export const sandboxKey = ({ secrets }: Platform) => secrets.keyFor('sandbox-payments');

/**
 * The sandbox's payment provider. It has its own page on the play origin, takes the amount it's told to take,
 * and simulates all kinds of callbacks of real providers.
 */
export function sandboxProvider(platform: Platform): PaymentProvider {
  return {
    id: 'sandbox',
    kinds: KINDS,
    begin: (order) => begin(platform, order),
    readCallback: (request) => readCallback(platform, request),
    query: (payment) => query(platform, payment),
  };
}

async function begin(platform: Platform, order: PaymentOrder): Promise<StartedPayment> {
  const { db, config } = platform;
  if (behaviourOf(platform).isDown) throw new Error('The sandbox provider was told to be down.');
  const { reference, amount, currency, returnTo, kind } = order;
  await db
    .insert(sandboxPayment)
    .values({
      token: randomBytes(16).toString('hex'),
      reference,
      amount,
      currency,
      returnTo,
      status: 'PENDING',
    })
    .onConflictDoNothing();
  const [payment] = await db
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.reference, reference));
  if (payment === undefined) throw new Error('The sandbox provider lost a payment.');
  const url = `${config.playOrigin}${PAY_PATH}${payment.token}`;
  return { paymentId: payment.token, instruction: instructionFor(kind, reference, url) };
}

function instructionFor(kind: PaymentKind, reference: string, url: string): PaymentInstruction {
  switch (kind) {
    case 'CRYPTO':
      return { address: addressOf(reference) };
    case 'QR':
      return { url, qr: url };
    case 'BANK':
    case 'CARD':
    case 'EWALLET':
      return { url };
  }
}

/** Looks like an address of the network but belongs to no one. */
const addressOf = (reference: string) =>
  `TSANDBOX${createHash('sha256').update(reference).digest('hex').slice(0, 26)}`;

function readCallback(platform: Platform, { header, body, now }: CallbackRequest): CallbackReading {
  const timestamp = Number(header(HEADERS.timestamp));
  const nonce = header(HEADERS.nonce) ?? '';
  const signature = header(HEADERS.signature) ?? '';
  if (!Number.isSafeInteger(timestamp) || !/^[\w-]{16,64}$/.test(nonce)) {
    return { verdict: 'refused', why: 'malformed' };
  }
  if (!isSignedBy(sandboxKey(platform), { timestamp, nonce, body }, signature)) {
    return { verdict: 'refused', why: 'signature' };
  }
  if (Math.abs(now.getTime() - timestamp) > CALLBACK_WINDOW_MS) {
    return { verdict: 'refused', why: 'stale' };
  }
  const parsed = v.safeParse(CallbackSchema, parseJson(body));
  const amount = parsed.success ? parseDecimal(parsed.output.amount) : undefined;
  if (!parsed.success || amount === undefined) return { verdict: 'refused', why: 'malformed' };
  const { reference, status, currency } = parsed.output;
  return {
    verdict: 'report',
    nonce,
    reference,
    outcome: outcomeOf(status, amount, currency),
  };
}

function outcomeOf(
  status: CallbackBody['status'] | 'PENDING',
  amount: bigint,
  currency: string,
): PaymentOutcome {
  switch (status) {
    case 'PENDING':
      return { status: 'pending' };
    case 'PAID':
      return { status: 'paid', amount, currency };
    case 'REFUNDED':
      return { status: 'refunded', amount, currency };
    case 'DECLINED':
      return { status: 'declined' };
    case 'CANCELLED':
      return { status: 'cancelled' };
    case 'EXPIRED':
      return { status: 'expired' };
  }
}

async function query(platform: Platform, { reference }: PaymentKey): Promise<PaymentOutcome> {
  if (behaviourOf(platform).isDown) throw new Error('The sandbox provider was told to be down.');
  const [payment] = await platform.db
    .select()
    .from(sandboxPayment)
    .where(eq(sandboxPayment.reference, reference));
  const isKnown = payment?.knownAt && payment.knownAt <= platform.clock.now();
  if (payment === undefined || !isKnown) return { status: 'pending' };
  return outcomeOf(payment.status, payment.paid ?? 0n, payment.currency);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
