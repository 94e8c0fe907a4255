import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkoutProvider } from './checkoutProvider';
import { signWebhook, verifyWebhook } from './checkoutSignature';
import { fromPaymentUnits, toPaymentUnits } from './checkoutUnits';

const SECRET = 'webhook-secret-1';
const NOW = new Date('2026-03-04T05:06:07Z');
const T = String(Math.floor(NOW.getTime() / 1_000));

const provider = checkoutProvider({
  url: 'https://pay.example',
  key: 'key-1',
  webhookSecret: SECRET,
  signatureHeader: 'checkout-signature',
  types: new Map(),
});

const read = (event: unknown) => {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const signature = `t=${T},v1=${signWebhook(SECRET, T, body)}`;
  const header = (name: string) => (name === 'checkout-signature' ? signature : undefined);
  return provider.readCallback({ header, body, now: NOW });
};

const session = {
  id: 'cs_1',
  client_reference_id: 'D234567890',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 50_000,
  currency: 'php',
};
const completed = (change: object) => ({
  id: 'evt_1',
  type: 'checkout.session.completed',
  data: { object: { ...session, ...change } },
});

describe('a webhook', () => {
  it('that a session is complete reports what was paid', () => {
    expect(read(completed({}))).toEqual({
      verdict: 'report',
      nonce: 'evt_1',
      reference: 'D234567890',
      outcome: { status: 'paid', amount: 50_000n, currency: 'PHP' },
    });
    expect(read(completed({ currency: 'vnd', amount_total: 500 }))).toMatchObject({
      outcome: { amount: 50_000n, currency: 'VND' },
    });
  });

  it('of a payment that takes days is pending until it’s paid', () => {
    expect(read(completed({ payment_status: 'unpaid' }))).toMatchObject({
      outcome: { status: 'pending' },
    });
    expect(
      read({ ...completed({}), type: 'checkout.session.async_payment_succeeded' }),
    ).toMatchObject({ outcome: { status: 'paid' } });
  });

  it('about something else is ignored', () => {
    expect(read({ id: 'evt_1', type: 'customer.created', data: { object: {} } })).toEqual({
      verdict: 'ignored',
    });
    expect(read(completed({ client_reference_id: null }))).toEqual({ verdict: 'ignored' });
    const charge = { amount_refunded: 1, currency: 'php', metadata: {} };
    expect(read({ id: 'evt_1', type: 'charge.refunded', data: { object: charge } })).toEqual({
      verdict: 'ignored',
    });
  });

  it.each([
    ['no JSON', 'hello'],
    ['no event', {}],
    ['a fraction of a unit', completed({ amount_total: 1.5 })],
    ['a negative amount', completed({ amount_total: -1 })],
    ['an amount as text', completed({ amount_total: '50000' })],
    ['an unknown state', completed({ payment_status: 'probably' })],
  ])('with %s is refused', (_, event) => {
    expect(read(event)).toEqual({ verdict: 'refused', why: 'malformed' });
  });
});

describe('a signature', () => {
  it('is valid only for its own secret, time and body', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (body, other) => {
        const header = `t=${T},v1=${signWebhook(SECRET, T, body)}`;
        const verify = (secret: string, text: string, changed = header) =>
          verifyWebhook(secret, { header: changed, body: text, now: NOW });
        expect(verify(SECRET, body)).toBe('valid');
        expect(verify(SECRET, other)).toBe(other === body ? 'valid' : 'signature');
        expect(verify('another-secret-1', body)).toBe('signature');
        expect(verify(SECRET, body, header.replace(`t=${T}`, `t=${Number(T) + 1}`))).toBe(
          'signature',
        );
      }),
    );
  });

  it.each(['', 't=1', 'v1=00', `t=x,v1=00`, 't=,v1=', 'v1', `t=-1,v1=00`])(
    'that is malformed is refused: %j',
    (header) => {
      expect(verifyWebhook(SECRET, { header, body: '{}', now: NOW })).toBe('malformed');
    },
  );
});

describe('amounts', () => {
  it('are the same after both conversions', () => {
    const currency = fc.constantFrom('PHP', 'USD', 'THB', 'VND', 'JPY');
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 13n }), currency, (units, code) => {
        expect(toPaymentUnits(fromPaymentUnits(units, code), code)).toBe(units);
      }),
    );
  });

  it('with hundredths don’t exist in a currency without them', () => {
    expect(toPaymentUnits(50_000n, 'VND')).toBe(500n);
    expect(() => toPaymentUnits(50_001n, 'VND')).toThrow(RangeError);
    expect(toPaymentUnits(50_001n, 'PHP')).toBe(50_001n);
  });
});
