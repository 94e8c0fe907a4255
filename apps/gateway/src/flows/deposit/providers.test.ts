import {
  createDeposit,
  getBalance,
  getDeposit,
  getDepositMethods,
  opsDecideDeposit,
  opsListDeposits,
  startDeposit,
  type Deposit,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptCounter } from '../../kernel/http/schema';
import { checkLedger } from '../../kernel/ledger';
import { resetBehaviour } from '../../modules/money';
import {
  callerOf,
  operatorOf,
  startTestGateway,
  type IsolatedTestGateway,
  type TestCaller,
} from '../../testing';
import { openFakeCheckout, type FakeCheckout } from './fakeCheckoutTesting';
import { checkPayments } from './jobs';
import { checkoutHarness, sandboxHarness, type ProviderHarness } from './providersTesting';

/** A deposit of 500.00. */
const AMOUNT = 50_000n;
const EWALLET = 'ewallet';

let fake: FakeCheckout;
const lines: string[] = [];

/** Starts a gateway whose e-wallet deposits a provider takes. */
async function startWith(provider: string): Promise<IsolatedTestGateway> {
  return startTestGateway({
    onLogLine: (line) => lines.push(line),
    config: {
      hostedCheckout: fake.settings,
      depositProviders: new Map([
        [EWALLET, provider],
        ['qr', provider],
        ['crypto', provider],
      ]),
    },
  });
}

beforeAll(async () => {
  fake = await openFakeCheckout();
});
afterAll(() => fake.close());

let gateway: IsolatedTestGateway;
let caller: TestCaller;

const order = async (methodId = EWALLET) =>
  (await caller.client.call(createDeposit, { methodId, amount: minorUnits(Number(AMOUNT)) })).id;
const start = (id: string, returnTo?: string) => caller.client.call(startDeposit, { id, returnTo });
const read = (id: string) => caller.client.call(getDeposit, { id });
const balance = async () => BigInt((await caller.client.call(getBalance, {})).minor);
const lastOf = ({ timeline }: Deposit) => {
  const last = timeline.at(-1);
  return [last?.state, last?.reason];
};
/** Orders and starts a deposit. */
async function begin() {
  // These tests make more orders than one person may.
  await gateway.db.delete(attemptCounter);
  const id = await order();
  await start(id);
  return id;
}
/** Moves the gateway's time, and runs the jobs that are due. */
async function later(seconds: number) {
  gateway.clock.moveTo(gateway.clock.offsetMs + seconds * 1_000);
  await checkPayments(gateway.platform);
  await caller.signIn('juan01');
}

const PROVIDERS: [id: string, harnessOf: (of: IsolatedTestGateway) => ProviderHarness][] = [
  ['sandbox', sandboxHarness],
  ['checkout', (of) => checkoutHarness(of, fake)],
];

// What every payment provider has to pass: add yours to the list, with a harness that controls it.
describe.each(PROVIDERS)('the provider %s', (provider, harnessOf) => {
  let harness: ProviderHarness;
  let before: bigint;
  const paid = (reference: string) =>
    ({ reference, status: 'paid', amount: AMOUNT, currency: 'PHP' }) as const;
  const told = (reference: string, status: 'declined' | 'expired' | 'refunded') =>
    ({ reference, status, amount: AMOUNT, currency: 'PHP' }) as const;

  beforeAll(async () => {
    gateway = await startWith(provider);
    harness = harnessOf(gateway);
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    gateway.clock.moveTo(0);
    lines.length = 0;
    await gateway.db.delete(attemptCounter);
    caller = callerOf(gateway);
    await caller.signIn('juan01');
    before = await balance();
  });
  afterEach(async () => {
    harness.setDown(false);
    resetBehaviour(gateway.platform);
    fake.beforeAnswer = async () => {};
    fake.intercept = undefined;
  });

  it('shows its page, registers a payment once, and keeps its own id to itself', async () => {
    const id = await order();
    const [first, second] = await Promise.all([start(id), start(id)]);
    expect(second.payment).toEqual(first.payment);
    expect(first).toMatchObject({ state: 'redirected', payment: { qr: null, address: null } });
    expect(first.payment?.url).toMatch(/^https?:\/\//);
    expect(await start(id)).toEqual(first);
    expect(await harness.countPayments(id)).toBe(1);
    expect(Object.keys(first.payment ?? {}).toSorted()).toEqual(['address', 'asset', 'qr', 'url']);
  });

  it('shows the code of its page for a method by QR', async () => {
    const { payment } = await start(await order('qr'));
    expect(payment?.qr).toBe(payment?.url);
  });

  it('can’t be reached for a moment, and registers the payment afterwards', async () => {
    harness.setDown(true);
    const id = await order();
    await expect(start(id)).rejects.toMatchObject({
      status: 503,
      messageKey: 'payment_provider_unavailable',
    });
    expect((await read(id)).state).toBe('created');
    harness.setDown(false);
    expect((await start(id)).state).toBe('redirected');
    expect(await harness.countPayments(id)).toBe(1);
  });

  it('credits a payment when its callback arrives', async () => {
    const id = await begin();
    expect(await harness.sendCallback(paid(id))).toBe(200);
    expect(lastOf(await read(id))).toEqual(['paid', 'providerTold']);
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('credits once, whatever arrives twice', async () => {
    const id = await begin();
    const nonce = 'n'.repeat(24) + id;
    expect(await harness.sendCallback({ ...paid(id), nonce })).toBe(200);
    expect(await harness.sendCallback({ ...paid(id), nonce })).toBe(200);
    const more = Array.from({ length: 5 }, () => harness.sendCallback(paid(id)));
    expect(await Promise.all(more)).toEqual([200, 200, 200, 200, 200]);
    await harness.settle(id, 'paid');
    await later(60);
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('credits at most once, in whatever order results arrive', async () => {
    const results = fc.array(fc.constantFrom('paid', 'declined', 'expired', 'refunded'), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(results, async (statuses) => {
        const at = await balance();
        const id = await begin();
        for (const status of statuses) {
          await harness.sendCallback({ reference: id, status, amount: AMOUNT, currency: 'PHP' });
        }
        const isCredited =
          statuses.includes('paid') &&
          (!statuses.includes('refunded') ||
            statuses.indexOf('paid') < statuses.indexOf('refunded'));
        expect(await balance()).toBe(at + (isCredited ? AMOUNT : 0n));
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['an invalid signature', { signature: 'wrong' }],
    ['no signature', { signature: 'none' }],
    [
      'a changed body',
      { forge: (body: string) => body.replace('PHP', 'USD').replace('php', 'usd') },
    ],
    ['an old signature', { ageSeconds: 302 }],
    ['a signature from the future', { ageSeconds: -302 }],
  ] as const)('refuses a callback with %s', async (_, change) => {
    const id = await begin();
    expect(await harness.sendCallback({ ...paid(id), ...change })).toBe(401);
    expect((await read(id)).state).toBe('redirected');
    expect(await balance()).toBe(before);
  });

  it('accepts a callback that took minutes', async () => {
    const id = await begin();
    expect(await harness.sendCallback({ ...paid(id), ageSeconds: 290 })).toBe(200);
    expect((await read(id)).state).toBe('paid');
  });

  it.each([
    ['another amount', { amount: AMOUNT - 1n }],
    ['a larger amount', { amount: AMOUNT * 10n }],
    ['another currency', { currency: 'USD' }],
  ])('holds a payment of %s for the operator', async (_, change) => {
    const id = await begin();
    expect(await harness.sendCallback({ ...paid(id), ...change })).toBe(200);
    expect(lastOf(await read(id))).toEqual(['reviewing', 'otherAmount']);
    // Whatever arrives now, a person decides.
    for (const status of ['paid', 'declined', 'expired'] as const) {
      await harness.sendCallback({ ...paid(id), status });
    }
    await later(3_600);
    expect((await read(id)).state).toBe('reviewing');
    expect(await balance()).toBe(before);
    expect(lines.join('')).toContain('a payment differs from its order');
    await operatorOf(gateway).call(opsDecideDeposit, { id, isConfirmed: true });
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('credits a payment that it reports before the gateway knows that it began', async () => {
    const id = await order();
    const tell = async () => void (await harness.sendCallback(paid(id)));
    if (provider === 'checkout') fake.beforeAnswer = tell;
    else await tell();
    expect((await start(id)).state).toBe('paid');
    expect((await read(id)).payment).toBeNull();
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('credits a payment that arrives after its order has expired', async () => {
    const id = await begin();
    await later(31 * 60);
    expect((await read(id)).state).toBe('expired');
    expect(await harness.sendCallback(paid(id))).toBe(200);
    expect(lastOf(await read(id))).toEqual(['paid', 'paidLate']);
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('ends an order that is declined, or whose page has expired', async () => {
    const [declined, expired] = [await begin(), await begin()];
    expect(await harness.sendCallback(told(declined, 'declined'))).toBe(200);
    expect(await harness.sendCallback(told(expired, 'expired'))).toBe(200);
    expect(lastOf(await read(declined))).toEqual(['failed', 'providerDeclined']);
    expect(lastOf(await read(expired))).toEqual(['expired', 'notPaidInTime']);
    expect(await balance()).toBe(before);
  });

  it('is asked about a payment that it never reports', async () => {
    const id = await begin();
    await harness.settle(id, 'paid');
    harness.setDown(true);
    await later(21);
    expect((await read(id)).state).toBe('redirected');
    harness.setDown(false);
    await later(120);
    expect(lastOf(await read(id))).toEqual(['paid', 'providerAsked']);
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('is asked, and ends an order that was not paid', async () => {
    const id = await begin();
    await harness.settle(id, 'expired');
    await later(21);
    expect(['expired', 'failed']).toContain((await read(id)).state);
    expect(await balance()).toBe(before);
  });

  it('never credits what it has paid back before', async () => {
    const id = await begin();
    expect(await harness.sendCallback(told(id, 'refunded'))).toBe(200);
    expect((await read(id)).state).toBe('refused');
    expect(await harness.sendCallback(paid(id))).toBe(200);
    expect(await balance()).toBe(before);
  });

  it('leaves a payment that was paid back in part to the operator', async () => {
    const id = await begin();
    await harness.sendCallback({ ...told(id, 'refunded'), amount: AMOUNT / 2n });
    await harness.sendCallback(paid(id));
    expect((await read(id)).state).toBe('reviewing');
    expect(await balance()).toBe(before);
  });

  it('lists a refund of a credited deposit for the operator, and takes nothing back', async () => {
    const id = await begin();
    await harness.sendCallback(paid(id));
    expect(await harness.sendCallback(told(id, 'refunded'))).toBe(200);
    expect(lastOf(await read(id))).toEqual(['refunded', 'refundedThere']);
    // Neither a repeat nor a late result changes it.
    for (const status of ['refunded', 'paid', 'declined', 'expired'] as const) {
      await harness.sendCallback({ ...paid(id), status });
    }
    expect(lastOf(await read(id))).toEqual(['refunded', 'refundedThere']);
    expect(await balance()).toBe(before + AMOUNT);
    const reports = lines.filter((line) => line.includes('was refunded by its provider'));
    expect(reports).toHaveLength(1);
    expect(JSON.parse(reports[0] ?? '{}')).toMatchObject({ deposit: id, reported: '500.00 PHP' });
    const { items } = await operatorOf(gateway).call(opsListDeposits, { state: 'refunded' });
    expect(items.map(({ deposit }) => deposit.id)).toContain(id);
  });

  it('leaves a refunded deposit to the operator, who closes it without crediting it again', async () => {
    const id = await begin();
    await harness.sendCallback(paid(id));
    await harness.sendCallback(told(id, 'refunded'));
    const operator = operatorOf(gateway);
    await expect(operator.call(opsDecideDeposit, { id, isConfirmed: false })).rejects.toMatchObject(
      {
        code: 'DEPOSIT_STATE',
      },
    );
    await operator.call(opsDecideDeposit, { id, isConfirmed: true, note: 'Paid again in cash.' });
    expect(lastOf(await read(id))).toEqual(['paid', 'deskConfirmed']);
    expect(await balance()).toBe(before + AMOUNT);
  });

  it('reports a payment of an unknown deposit, or of another provider’s, without effect', async () => {
    expect(await harness.sendCallback(paid('DUNKNOWN23'))).toBe(200);
    const { id: transfer } = await caller.client.call(createDeposit, {
      methodId: 'bank',
      amount: minorUnits(Number(AMOUNT)),
    });
    expect(await harness.sendCallback(paid(transfer))).toBe(200);
    expect((await read(transfer)).state).toBe('awaitingReceipt');
    expect(await balance()).toBe(before);
    const reported = lines.filter((line) => line.includes('a payment belongs to no deposit'));
    expect(reported).toHaveLength(2);
  });

  it('leaves the ledger in balance', async () => {
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});

describe('the hosted checkout', () => {
  beforeAll(async () => {
    gateway = await startWith('checkout');
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    caller = callerOf(gateway);
    await caller.signIn('juan01');
    fake.orders.length = 0;
  });
  afterEach(() => {
    fake.intercept = undefined;
  });

  it('gets the order with its key, and leads back to the deposit', async () => {
    const id = await order();
    const { expiresAt } = await start(id);
    const [{ headers, form } = expect.fail()] = fake.orders;
    expect(headers.authorization).toBe(`Bearer ${fake.settings.key}`);
    expect(headers['idempotency-key']).toMatch(new RegExp(`^${id}-[0-9a-f]{16}$`));
    expect(Object.fromEntries(form)).toEqual({
      mode: 'payment',
      client_reference_id: id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'php',
      'line_items[0][price_data][unit_amount]': '50000',
      'line_items[0][price_data][product_data][name]': id,
      'payment_intent_data[metadata][reference]': id,
      'payment_method_types[0]': 'wallet_a',
      'payment_method_types[1]': 'wallet_b',
      success_url: `http://localhost:4173/?member=depositv2&deposit=${id}`,
      cancel_url: `http://localhost:4173/?member=depositv2&deposit=${id}`,
      expires_at: String(Math.ceil(Number(expiresAt) / 1_000) + 1_800),
    });
  });

  it('gets the same request again after a lost answer, even from another page', async () => {
    fake.intercept = (response) => void response.socket?.destroy();
    const id = await order();
    await expect(start(id)).rejects.toMatchObject({ status: 503 });
    fake.intercept = undefined;
    const { payment } = await start(id, `http://localhost:4173/?deposit=${id}`);
    expect(payment?.url).toMatch(/^https:\/\/checkout\.example/);
  });

  it.each([
    ['no page', { url: null }],
    ['a page without TLS', { url: 'http://checkout.example/' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['another order', { client_reference_id: 'D999999999' }],
    ['no session', { id: 7 }],
  ])('is unavailable if it answers %s', async (_, change) => {
    const id = await order();
    fake.intercept = (response) => {
      const session = {
        id: 'cs_1',
        client_reference_id: id,
        status: 'open',
        payment_status: 'unpaid',
        amount_total: 50_000,
        currency: 'php',
        url: 'https://checkout.example/1',
        ...change,
      };
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(session));
    };
    await expect(start(id)).rejects.toMatchObject({ status: 503 });
  });

  it('never puts its keys or an error’s text into the log', async () => {
    lines.length = 0;
    fake.intercept = (response) => void response.writeHead(401).end('bad key test-key');
    await expect(start(await order())).rejects.toMatchObject({ status: 503 });
    expect(lines.join('')).toContain('answered with status 401');
    expect(lines.join('')).not.toMatch(/test-key|webhook-secret/);
  });

  it('offers no method of a kind that it doesn’t support', async () => {
    const { methods } = await caller.client.call(getDepositMethods, {});
    expect(methods.map(({ id }) => id)).toEqual(['ewallet', 'qr', 'bank', 'card']);
  });
});
