import {
  createDeposit,
  getBalance,
  getDeposit,
  getDepositMethods,
  listDeposits,
  opsDecideDeposit,
  sendDepositReceipt,
  setProtectionLimit,
  startDeposit,
  type Deposit,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { checkLedger } from '../../kernel/ledger';
import { remainingTurnover } from '../../modules/money/turnover';
import { callerOf, operatorOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { CALLBACK_PATH } from './callback';
import { checkPayments } from './jobs';
import { HEADERS, sandboxKey } from '../../modules/money/deposits/sandboxProvider';
import { deposit } from '../../modules/money/deposits/schema';
import { signCallback } from '../../modules/money/deposits/signature';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});

const balance = async () => (await caller.client.call(getBalance, {})).minor;
const order = (methodId: string, amount = 50_000, promotionId?: string) =>
  caller.client.call(createDeposit, { methodId, amount: minorUnits(amount), promotionId });
const start = (id: string, returnTo?: string) => caller.client.call(startDeposit, { id, returnTo });
const read = (id: string) => caller.client.call(getDeposit, { id });
const reasons = ({ timeline }: Deposit) => timeline.map(({ state, reason }) => [state, reason]);

async function control(body: object) {
  const response = await fetch(`${gateway.url}/sandbox/deposits`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

const decide = (id: string, isConfirmed: boolean, note?: string) =>
  operatorOf(gateway).call(opsDecideDeposit, { id, isConfirmed, note });

/** Moves the gateway's time and runs the jobs that are due. */
async function later(seconds: number) {
  gateway.clock.moveTo(gateway.clock.offsetMs + seconds * 1_000);
  await checkPayments(gateway.platform);
}

/** Places an order, opens the provider's page, presses a button there, and returns where it redirects. */
async function visit(methodId: string, press: string, amount?: number) {
  const { id } = await order(methodId, amount);
  const { payment } = await start(id);
  const response = await fetch(payment?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: gateway.playUrl },
    body: new URLSearchParams({ do: press }),
  });
  await checkPayments(gateway.platform);
  return { id, response };
}

const png = async () =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  ]);

/** The sandbox provider's callback that a deposit of 500.00 is paid, to send unchanged or forged. */
function callbackOf(id: string) {
  const body = JSON.stringify({
    reference: id,
    status: 'PAID',
    amount: '500.00',
    currency: 'PHP',
  });
  const call = async (change: {
    timestamp?: number;
    nonce?: string;
    body?: string;
    signature?: string;
  }) => {
    const timestamp = change.timestamp ?? gateway.clock.now().getTime();
    const nonce = change.nonce ?? randomBytes(16).toString('hex');
    const signature =
      change.signature ?? signCallback(sandboxKey(gateway.platform), { timestamp, nonce, body });
    const response = await fetch(`${gateway.url}${CALLBACK_PATH}sandbox`, {
      method: 'POST',
      headers: {
        [HEADERS.timestamp]: String(timestamp),
        [HEADERS.nonce]: nonce,
        [HEADERS.signature]: signature,
      },
      body: change.body ?? body,
    });
    return response.status;
  };
  return { body, call };
}

describe('ordering a deposit', () => {
  it('lists each method with its limits, fee and amounts', async () => {
    const { methods, currency } = await caller.client.call(getDepositMethods, {});
    expect(currency).toBe('PHP');
    expect(methods.map(({ id }) => id)).toEqual(['ewallet', 'qr', 'bank', 'card', 'crypto']);
    expect(methods.find(({ id }) => id === 'card')).toMatchObject({ feeBasisPoints: 250 });
  });

  it('stores the order with its fee and moves no money', async () => {
    const before = await balance();
    const made = await order('card', 50_001);
    expect(made).toMatchObject({
      state: 'created',
      amount: { minor: 50_001 },
      fee: { minor: 1_250 },
      credit: { minor: 48_751 },
    });
    expect(await balance()).toBe(before);
  });

  it('creates a single order, even if sent several times', async () => {
    const input = { methodId: 'ewallet', amount: minorUnits(50_000) };
    const options = { idempotencyKey: 'deposit-key-1' };
    const first = await caller.client.call(createDeposit, input, options);
    expect(await caller.client.call(createDeposit, input, options)).toEqual(first);
    expect((await caller.client.call(listDeposits, {})).totalCount).toBe(1);
  });

  it.each([
    ['below the minimum', 'ewallet', 9_999],
    ['above the maximum', 'ewallet', 5_000_001],
    ['of zero', 'ewallet', 0],
  ])('is rejected for an amount %s', async (_, methodId, amount) => {
    await expect(order(methodId, amount)).rejects.toMatchObject({
      status: 422,
      messageKey: 'deposit_amount_out_of_range',
    });
  });

  it('uses up the deposit limit until the order expires', async () => {
    await caller.client.call(setProtectionLimit, {
      kind: 'deposit',
      period: 'day',
      amount: minorUnits(80_000),
    });
    await order('ewallet', 50_000);
    await expect(order('ewallet', 50_000)).rejects.toMatchObject({ code: 'DEPOSIT_LIMIT' });
    // Much later, the first one can no longer be paid.
    await later(25 * 3_600);
    await caller.signIn('juan01');
    await order('ewallet', 50_000);
  });

  it('is rejected for a method that the brand doesn’t offer', async () => {
    const { brand, db } = gateway.platform;
    await brand.patch(db, { deposits: { methods: { card: { isOn: false } } } }, new Date());
    await expect(order('card')).rejects.toMatchObject({ code: 'METHOD_NOT_OFFERED' });
  });

  it('is rejected for trial accounts, and other members can’t see the order', async () => {
    const { id } = await order('ewallet');
    await caller.signIn('vip001');
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
    await expect(start(id)).rejects.toMatchObject({ status: 404 });
    await caller.signIn('trial01');
    await expect(order('ewallet')).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });
});

describe('a payment at the provider', () => {
  it.each(['ewallet', 'qr', 'card'])('by %s is credited when it is completed', async (methodId) => {
    const before = await balance();
    const { id, response } = await visit(methodId, 'pay');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(
      `http://localhost:4173/?member=depositv2&deposit=${id}`,
    );
    const paid = await read(id);
    expect(reasons(paid)).toEqual([
      ['created', 'ordered'],
      ['redirected', 'withProvider'],
      ['paid', 'providerTold'],
    ]);
    expect(await balance()).toBe(before + paid.credit.minor);
    expect(paid.payment).toBeNull();
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('in an asset states the address and the amount to send', async () => {
    const before = await balance();
    const { id } = await order('crypto');
    const { payment } = await start(id);
    expect(payment).toMatchObject({
      address: expect.stringMatching(/^TSANDBOX/),
      asset: { code: 'USDT', amount: 860 },
      url: null,
    });
    expect(await control({ depositId: id, action: 'pay' })).toBe(200);
    expect((await read(id)).state).toBe('paid');
    expect(await balance()).toBe(before + 50_000 - 250 - 500);
  });

  it('is started once, and never returns to another site', async () => {
    const { id } = await order('ewallet');
    const first = await start(id, 'https://evil.example/');
    expect(await start(id)).toEqual(first);
    const html = await (await fetch(first.payment?.url ?? '')).text();
    expect(html).toContain('Pay PHP 500.00');
    expect(html).not.toContain('evil');
  });

  it('adds the turnover that the brand requires', async () => {
    const { id } = await visit('card', 'pay');
    const [row] = await gateway.db.select().from(deposit).where(eq(deposit.id, id));
    const open = await remainingTurnover(gateway.db, row?.memberId ?? 0);
    expect(open.find(({ sourceId }) => sourceId === id)).toMatchObject({
      source: 'DEPOSIT',
      required: 48_750n,
    });
  });

  it.each([
    ['decline', 'providerDeclined'],
    ['cancel', 'cancelledThere'],
  ])('that ends in %s is marked as failed', async (press, reason) => {
    const before = await balance();
    const { id } = await visit('ewallet', press);
    expect(reasons(await read(id)).at(-1)).toEqual(['failed', reason]);
    expect(await balance()).toBe(before);
  });

  it('can’t start while the provider is down, and starts afterwards', async () => {
    await control({ isDown: true });
    const { id } = await order('ewallet');
    await expect(start(id)).rejects.toMatchObject({
      status: 503,
      messageKey: 'payment_provider_unavailable',
    });
    expect((await read(id)).state).toBe('created');
    await control({ isDown: false });
    expect((await start(id)).state).toBe('redirected');
  });

  it('expires if it isn’t made in time', async () => {
    const { id } = await order('ewallet');
    await start(id);
    await later(31 * 60);
    expect(reasons(await read(id)).at(-1)).toEqual(['expired', 'notPaidInTime']);
  });
});

describe('a callback', () => {
  it('that arrives twice credits once', async () => {
    await control({ callback: 'twice' });
    const before = await balance();
    const { id } = await visit('ewallet', 'pay');
    await checkPayments(gateway.platform);
    expect(await balance()).toBe(before + 50_000);
    expect((await read(id)).timeline).toHaveLength(3);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('that never arrives is replaced by polling the provider', async () => {
    await control({ callback: 'never' });
    const before = await balance();
    const { id } = await visit('ewallet', 'pay');
    expect((await read(id)).state).toBe('redirected');
    await later(21);
    expect(reasons(await read(id)).at(-1)).toEqual(['paid', 'providerAsked']);
    expect(await balance()).toBe(before + 50_000);
  });

  it('that arrives after the order has expired still credits the deposit', async () => {
    await control({ callback: 'late', lateSeconds: 3_600 });
    const before = await balance();
    const { id } = await visit('ewallet', 'pay');
    await later(31 * 60);
    expect((await read(id)).state).toBe('expired');
    await later(30 * 60);
    await caller.signIn('juan01');
    expect(reasons(await read(id)).at(-1)).toEqual(['paid', 'paidLate']);
    expect(await balance()).toBe(before + 50_000);
  });

  it('with an invalid signature is ignored, and polling finds the payment', async () => {
    await control({ callback: 'wrongSignature' });
    const { id } = await visit('ewallet', 'pay');
    expect((await read(id)).state).toBe('redirected');
    await later(21);
    expect((await read(id)).state).toBe('paid');
  });

  it('with a different amount is reviewed by the desk', async () => {
    await control({ callback: 'otherAmount' });
    const before = await balance();
    const { id } = await visit('ewallet', 'pay');
    expect(reasons(await read(id)).at(-1)).toEqual(['reviewing', 'otherAmount']);
    expect(await balance()).toBe(before);
    await decide(id, false, 'Sent back to your e-wallet.');
    expect((await read(id)).timeline.at(-1)).toMatchObject({
      state: 'refused',
      note: 'Sent back to your e-wallet.',
    });
    await expect(decide(id, true)).rejects.toMatchObject({ code: 'DEPOSIT_STATE' });
  });

  it('is accepted only if it’s recent and its signature matches, and credits once', async () => {
    const { id } = await order('ewallet');
    await start(id);
    const { body, call } = callbackOf(id);
    const now = gateway.clock.now().getTime();
    expect(await call({ signature: '00' })).toBe(401);
    expect(await call({ body: body.replace('500.00', '900.00') })).toBe(401);
    expect(await call({ timestamp: now - 301_000 })).toBe(401);
    expect(await call({ timestamp: now + 301_000 })).toBe(401);
    expect(await call({ nonce: 'short' })).toBe(401);
    expect((await read(id)).state).toBe('redirected');
    const before = await balance();
    const nonce = randomBytes(16).toString('hex');
    expect(await call({ nonce })).toBe(200);
    expect(await call({ nonce })).toBe(200);
    expect(await Promise.all(Array.from({ length: 6 }, () => call({})))).toEqual(
      Array.from({ length: 6 }, () => 200),
    );
    expect(await balance()).toBe(before + 50_000);
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  it('that the gateway failed to process is processed when it’s sent again', async () => {
    const { id } = await order('ewallet');
    await start(id);
    const before = await balance();
    const { call } = callbackOf(id);
    const nonce = randomBytes(16).toString('hex');
    const failing = vi
      .spyOn(gateway.platform.db, 'transaction')
      .mockRejectedValue(new Error('The connection was lost.'));
    expect(await call({ nonce })).toBe(500);
    failing.mockRestore();
    expect(await balance()).toBe(before);
    expect(await call({ nonce })).toBe(200);
    expect(await balance()).toBe(before + 50_000);
  });

  it('without a signature is rejected, and other providers have no endpoint', async () => {
    const status = async (provider: string) =>
      (await fetch(`${gateway.url}${CALLBACK_PATH}${provider}`, { method: 'POST', body: '{}' }))
        .status;
    expect(await status('sandbox')).toBe(401);
    expect(await status('elsewhere')).toBe(404);
    expect(await status('constructor')).toBe(404);
  });
});

describe('a bank transfer', () => {
  it('shows the account, accepts a receipt, and is credited by the desk', async () => {
    const before = await balance();
    const made = await order('bank', 100_000);
    expect(made).toMatchObject({
      state: 'awaitingReceipt',
      account: { number: '0012 3456 7890' },
    });
    await expect(start(made.id)).resolves.toMatchObject({ state: 'awaitingReceipt' });
    const sent = await caller.client.call(sendDepositReceipt, {
      id: made.id,
      pictures: [await png()],
    });
    expect(reasons(sent).at(-1)).toEqual(['reviewing', 'receiptSent']);
    const picture = await fetch(sent.receipts[0] ?? '');
    expect(picture.headers.get('content-disposition')).toMatch(/^attachment/);
    expect((await sharp(await picture.arrayBuffer()).metadata()).format).toBe('webp');
    // It's in review: it no longer expires.
    await later(25 * 3_600);
    await caller.signIn('juan01');
    expect((await read(made.id)).state).toBe('reviewing');
    await decide(made.id, true);
    expect(reasons(await read(made.id)).at(-1)).toEqual(['paid', 'deskConfirmed']);
    expect(await balance()).toBe(before + 100_000);
  });

  it('accepts at most three pictures, and only images', async () => {
    const { id } = await order('bank', 100_000);
    const send = async (...pictures: Blob[]) =>
      caller.client.call(sendDepositReceipt, { id, pictures });
    await expect(send(new Blob(['MZ not a picture']))).rejects.toMatchObject({
      messageKey: 'form.imageType',
    });
    expect((await read(id)).state).toBe('awaitingReceipt');
    await send(await png(), await png());
    await send(await png());
    await expect(send(await png())).rejects.toMatchObject({ messageKey: 'form.imagesTooMany' });
    expect((await read(id)).receipts).toHaveLength(3);
    await decide(id, false, 'No such transfer.');
    await expect(send(await png())).rejects.toMatchObject({
      messageKey: 'deposit_receipt_not_wanted',
    });
  });

  it('expires without a receipt', async () => {
    const { id } = await order('bank', 100_000);
    await later(25 * 3_600);
    await caller.signIn('juan01');
    expect((await read(id)).state).toBe('expired');
  });
});

describe('a promotion', () => {
  it('is credited with one deposit of its period, the first to be paid', async () => {
    const { promotions } = await caller.client.call(getDepositMethods, {});
    expect(promotions.map(({ id }) => id)).toContain('deposit-monday');
    const before = await balance();
    // Two orders carry the promotion; the one that is paid first gets it.
    const [first, second] = [
      await order('ewallet', 50_000, 'deposit-monday'),
      await order('ewallet', 50_000, 'deposit-monday'),
    ];
    for (const { id } of [first, second]) {
      await start(id);
      await control({ depositId: id, action: 'pay' });
    }
    expect(await read(first.id)).toMatchObject({
      state: 'paid',
      bonus: { minor: 2_500 },
      promotion: 'A deposit bonus every week',
    });
    expect(await read(second.id)).toMatchObject({ state: 'paid', bonus: null });
    expect(await balance()).toBe(before + 102_500);
    expect(await checkLedger(gateway.db)).toEqual([]);
    const offer = await caller.client.call(getDepositMethods, {});
    expect(offer.promotions.map(({ id }) => id)).not.toContain('deposit-monday');
    await expect(order('ewallet', 50_000, 'deposit-monday')).rejects.toMatchObject({
      messageKey: 'deposit_promotion_not_offered',
    });
  });

  it('that adds nothing to a deposit cannot be attached', async () => {
    await expect(order('ewallet', 50_000, 'np-spins')).rejects.toMatchObject({ status: 422 });
    await expect(order('ewallet', 50_000, 'nothing')).rejects.toMatchObject({ status: 404 });
  });
});
