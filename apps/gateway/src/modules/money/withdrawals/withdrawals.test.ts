import {
  addPayoutAccount,
  cancelWithdrawal,
  confirmWithdrawal,
  getBalance,
  getMemberInfo,
  getTransactionHistory,
  getWithdrawal,
  getWithdrawalTerms,
  listPayoutAccounts,
  listMessages,
  listWithdrawals,
  opsDecideDispute,
  opsDecideWithdrawal,
  opsListWithdrawals,
  removePayoutAccount,
  reportWithdrawalMissing,
  requestWithdrawal,
  type InputOf,
  type NewPayoutAccount,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { checkLedger, hold, houseAccount, walletOf } from '../../../kernel/ledger';
import { callerOf, operatorOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { addTurnoverRequirement } from '../turnover';
import { forceReceipts } from './jobs';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});
afterEach(async () => {
  const errors = await checkLedger(gateway.db);
  if (errors.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(errors)}`);
});

const PAYMENT_PASSWORD = '123456';

const patch = (change: object) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const balance = async () => (await caller.client.call(getBalance, {})).minor;
const myId = async () => Number((await caller.client.call(getMemberInfo, {})).id);
const accountsOf = async (one = caller) => one.client.call(listPayoutAccounts, {});
const add = (over: Partial<NewPayoutAccount>) =>
  caller.client.call(addPayoutAccount, {
    kind: 'bankCard',
    provider: 'MAYON',
    number: '1234 5678 9012',
    paymentPassword: PAYMENT_PASSWORD,
    ...over,
  });

async function withdraw(amount: number, fee: number, key?: string, password = PAYMENT_PASSWORD) {
  const [account] = (await accountsOf()).accounts;
  return caller.client.call(
    requestWithdrawal,
    {
      accountId: account?.id ?? '',
      amount: minorUnits(amount),
      fee: minorUnits(fee),
      paymentPassword: password,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
}

/** Decides as the operator; without an id, on the newest withdrawal. */
async function decide(
  state: InputOf<typeof opsDecideWithdrawal>['state'],
  { id, reason }: { id?: string | undefined; reason?: string } = {},
) {
  const operator = operatorOf(gateway);
  const { items } = await operator.call(opsListWithdrawals, {});
  const newest = items.reduce((last, each) => (Number(each.id) > Number(last.id) ? each : last));
  return operator.call(opsDecideWithdrawal, { id: id ?? newest.id, state, reason });
}

const picture = async () =>
  new Blob([
    Uint8Array.from(
      await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    ),
  ]);

describe('payout accounts', () => {
  it('are masked in every response', async () => {
    const added = await add({});
    expect(added).toMatchObject({ number: '•••• 9012', holder: 'J••• D••• C•••' });
    const { accounts, realName } = await accountsOf();
    expect(accounts.map(({ number }) => number)).toEqual(['•••• 6789', '•••• 9012']);
    expect(realName).toBe('Juan Dela Cruz');
    expect(JSON.stringify(accounts)).not.toContain('123456789012');
  });

  it('require the payment password to be added and removed', async () => {
    await expect(add({ paymentPassword: '000000' })).rejects.toMatchObject({
      messageKey: 'payment_password_wrong',
    });
    const { id } = await add({});
    await expect(
      caller.client.call(removePayoutAccount, { id, paymentPassword: '000000' }),
    ).rejects.toMatchObject({ messageKey: 'payment_password_wrong' });
    await caller.client.call(removePayoutAccount, { id, paymentPassword: PAYMENT_PASSWORD });
    expect((await accountsOf()).accounts).toHaveLength(1);
    // A removed account can be added again.
    await add({});
  });

  it.each([
    ['as a duplicate, in any format', { number: '1234-5678-9012' }, 'payout_account_twice'],
    ['for another name', { number: '99998888', holder: 'Pedro Penduko' }, 'payout_holder_differs'],
    ['with too few digits', { number: '123' }, 'payout_card_wrong'],
    ['with an unknown bank', { provider: 'NONE' }, 'payout_kind_off'],
    [
      'with an invalid phone number',
      { kind: 'eWallet', provider: 'LAKBAY', number: 'x' },
      'payout_wallet_wrong',
    ],
    [
      'with an invalid crypto address',
      { kind: 'crypto', provider: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6x' },
      'payout_address_wrong',
    ],
  ] as const)('are rejected %s', async (_, over, messageKey) => {
    await add({});
    await expect(add(over)).rejects.toMatchObject({ status: 422, messageKey });
  });

  it('accept the own name without accents, and an address by its checksum', async () => {
    await add({ holder: 'JUAN  dela Cruz' });
    const address = await add({
      kind: 'crypto',
      provider: 'TRC20',
      number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    });
    expect(address).toMatchObject({ number: 'TR7N…Lj6t', holder: null });
  });

  it("set the member's name with the first account if none is known", async () => {
    await caller.signIn('agent02');
    await expect(add({})).rejects.toMatchObject({ messageKey: 'payout_holder_missing' });
    await add({ holder: 'Berto Ramos' });
    expect((await accountsOf()).realName).toBe('Berto Ramos');
  });

  it('are limited per kind, also for concurrent calls', async () => {
    await patch({ withdrawals: { kinds: { E_WALLET: { maxAccounts: 2 } } } });
    const outcomes = await Promise.allSettled(
      ['0917000001', '0917000002', '0917000003', '0917000004'].map((number) =>
        add({ kind: 'eWallet', provider: 'LAKBAY', number }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  it('of other members are not found', async () => {
    const { id } = await add({});
    await caller.signIn('vip001');
    await expect(
      caller.client.call(removePayoutAccount, { id, paymentPassword: PAYMENT_PASSWORD }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it("can't be withdrawn to at first if the brand says so", async () => {
    await patch({ withdrawals: { restHours: 24 } });
    const { id } = await add({});
    const input = {
      accountId: id,
      amount: minorUnits(100_000),
      fee: minorUnits(1_000),
      paymentPassword: PAYMENT_PASSWORD,
    };
    await expect(caller.client.call(requestWithdrawal, input)).rejects.toMatchObject({
      messageKey: 'payout_account_rests',
      params: { count: 24 },
    });
    gateway.platform.clock.moveTo(25 * 3_600_000);
    await caller.signIn('juan01');
    await caller.client.call(requestWithdrawal, input);
  });
});

describe('a withdrawal', () => {
  it("holds the money at once and moves it when it's paid", async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    expect(withdrawals).toMatchObject([
      { state: 'requested', amount: { minor: 100_000 }, fee: { minor: 1_000 }, parts: 1 },
    ]);
    expect(await balance()).toBe(900_000);
    expect(await caller.client.call(getWithdrawalTerms, {})).toMatchObject({
      held: { minor: 100_000 },
      withdrawable: { minor: 900_000 },
    });
    await decide('paid');
    expect(await balance()).toBe(900_000);
    const { items } = await caller.client.call(getTransactionHistory, { type: 'WITHDRAWAL' });
    expect(items[0]).toMatchObject({ amount: { minor: -100_000 }, status: 'done' });
  });

  it('is created once, even if sent several times', async () => {
    const first = await withdraw(100_000, 1_000, 'withdraw-key-1');
    expect(await withdraw(100_000, 1_000, 'withdraw-key-1')).toEqual(first);
    expect(await balance()).toBe(900_000);
  });

  it("returns the money when it's refused, and states the reason", async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    await decide('refused', { reason: 'The name of the account is another.' });
    expect(await balance()).toBe(1_000_000);
    const id = withdrawals[0]?.id ?? '';
    const { timeline, state } = await caller.client.call(getWithdrawal, { id });
    expect(state).toBe('refused');
    expect(timeline).toMatchObject([
      { state: 'requested', by: 'member' },
      { state: 'refused', by: 'desk', reason: 'The name of the account is another.' },
    ]);
    await expect(decide('paid')).rejects.toMatchObject({ code: 'WITHDRAWAL_STATE' });
  });

  it('of a large amount is split into several, each with its own fee and outcome', async () => {
    await caller.signIn('vip001');
    const { withdrawals } = await withdraw(12_000_000, 3_000);
    expect(withdrawals.map(({ amount, fee }) => [amount.minor, fee.minor])).toEqual([
      [5_000_000, 1_000],
      [5_000_000, 1_000],
      [2_000_000, 1_000],
    ]);
    const [first, second] = withdrawals;
    await decide('paid', { id: first?.id });
    await decide('refused', { id: second?.id, reason: 'Another name.' });
    expect(await balance()).toBe(100_000_000 - 7_000_000);
    const { group } = await caller.client.call(getWithdrawal, { id: first?.id ?? '' });
    expect(group.map(({ state }) => state)).toEqual(['paid', 'refused', 'requested']);
  });

  it.each([
    ['below the minimum', 9_999, 1_000, 'withdrawal_too_small'],
    ['above the maximum', 50_000_001, 1_000, 'withdrawal_too_large'],
    ['above the balance', 1_000_001, 1_000, 'insufficient_balance'],
    ['with a fee other than the quoted one', 100_000, 0, 'withdrawal_fee_changed'],
  ])('is rejected %s', async (_, amount, fee, messageKey) => {
    await expect(withdraw(amount, fee)).rejects.toMatchObject({ status: 422, messageKey });
    expect(await balance()).toBe(1_000_000);
  });

  it('requires the right payment password and a real account', async () => {
    await expect(withdraw(100_000, 1_000, undefined, '000000')).rejects.toMatchObject({
      messageKey: 'payment_password_wrong',
    });
    expect(await balance()).toBe(1_000_000);
    await caller.signIn('trial01');
    await expect(add({})).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
  });

  it('is limited per day by count and amount', async () => {
    await patch({ withdrawals: { countPerDay: 2, perDay: '3000.00' } });
    await withdraw(250_000, 1_000);
    await expect(withdraw(100_000, 1_000)).rejects.toMatchObject({
      messageKey: 'withdrawal_day_limit',
      params: { max: '₱500.00' },
    });
    await withdraw(50_000, 1_000);
    await expect(withdraw(10_000, 1_000)).rejects.toMatchObject({
      messageKey: 'withdrawal_count_used',
    });
    // Refused withdrawals don't count, and the limit resets the next day.
    await decide('refused', { reason: 'Another name.' });
    await withdraw(50_000, 1_000);
    gateway.platform.clock.moveTo(24 * 3_600_000);
    await caller.signIn('juan01');
    await withdraw(100_000, 1_000);
  });

  it('keeps the daily limit under concurrent requests', async () => {
    await patch({ withdrawals: { perDay: '3000.00' } });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => withdraw(100_000, 1_000)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balance()).toBe(700_000);
  });

  it('is rejected while turnover is left, and states how much by source', async () => {
    await addTurnoverRequirement(gateway.db, {
      memberId: await myId(),
      source: 'BONUS',
      sourceId: 'b1',
      amount: 120_000n,
      currency: 'PHP',
      at: gateway.clock.now(),
    });
    expect(await caller.client.call(getWithdrawalTerms, {})).toMatchObject({
      withdrawable: { minor: 0 },
      deductions: [{ reason: 'turnover', amount: { minor: 1_000_000 } }],
      turnover: [{ source: 'bonus', remaining: { minor: 120_000 } }],
    });
    await expect(withdraw(100_000, 1_000)).rejects.toMatchObject({
      messageKey: 'withdrawal_turnover_left',
      params: { amount: '₱1,200.00' },
    });
  });

  it("can't use money that another hold has", async () => {
    await hold(gateway.db, {
      key: 'other',
      kind: 'withdrawal',
      at: gateway.clock.now(),
      entries: [
        { account: walletOf(await myId(), 'PHP'), amount: -950_000n },
        { account: houseAccount('bank', 'PHP'), amount: 950_000n },
      ],
    });
    await expect(withdraw(100_000, 1_000)).rejects.toMatchObject({
      messageKey: 'insufficient_balance',
    });
  });

  it("can only be cancelled if the brand allows it and before it's approved", async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    const id = withdrawals[0]?.id ?? '';
    await expect(caller.client.call(cancelWithdrawal, { id })).rejects.toMatchObject({
      code: 'OPERATION_NOT_ENABLED',
    });
    await patch({ withdrawals: { canCancel: true } });
    expect((await caller.client.call(getWithdrawal, { id })).canCancel).toBe(true);
    expect(await caller.client.call(cancelWithdrawal, { id })).toMatchObject({
      state: 'cancelled',
    });
    expect(await balance()).toBe(1_000_000);
    await withdraw(100_000, 1_000);
    await decide('approved');
    const [newest] = (await caller.client.call(listWithdrawals, {})).items;
    await expect(
      caller.client.call(cancelWithdrawal, { id: newest?.id ?? '' }),
    ).rejects.toMatchObject({ messageKey: 'withdrawal_state' });
  });

  it('of another member is not found', async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    await caller.signIn('vip001');
    const id = withdrawals[0]?.id ?? '';
    await expect(caller.client.call(getWithdrawal, { id })).rejects.toMatchObject({ status: 404 });
    expect((await caller.client.call(listWithdrawals, {})).items).toEqual([]);
  });
});

describe('a receipt', () => {
  let id: string;
  beforeEach(async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    id = withdrawals[0]?.id ?? '';
  });
  const state = async () => (await caller.client.call(getWithdrawal, { id })).state;

  it('is confirmed by the member, and not before the withdrawal is paid', async () => {
    await expect(caller.client.call(confirmWithdrawal, { id })).rejects.toMatchObject({
      messageKey: 'withdrawal_state',
    });
    await decide('paid');
    await caller.client.call(confirmWithdrawal, { id });
    await caller.client.call(confirmWithdrawal, { id });
    const { timeline } = await caller.client.call(getWithdrawal, { id });
    expect(timeline.map((each) => each.state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'paying',
      'paid',
      'received',
    ]);
  });

  it('is denied with proof, and the money returns to the wallet if the desk agrees', async () => {
    await decide('paid');
    await expect(
      caller.client.call(reportWithdrawalMissing, { id, pictures: [] }),
    ).rejects.toMatchObject({ messageKey: 'withdrawal_proof_needed' });
    await expect(
      caller.client.call(reportWithdrawalMissing, { id, pictures: [new Blob(['no picture'])] }),
    ).rejects.toMatchObject({ messageKey: 'form.imageType' });
    await caller.client.call(reportWithdrawalMissing, {
      id,
      comment: 'Nothing came.',
      pictures: [await picture()],
    });
    const { timeline, proofs } = await caller.client.call(getWithdrawal, { id });
    expect(timeline.at(-1)).toMatchObject({ state: 'notReceived', reason: 'Nothing came.' });
    const response = await fetch(proofs[0] ?? '');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    await expect(decide('refused', { reason: 'No.' })).rejects.toMatchObject({ status: 422 });
    const dispute = (outcome: InputOf<typeof opsDecideDispute>['outcome']) =>
      operatorOf(gateway).call(opsDecideDispute, { id, outcome, reason: 'The bank sent it back.' });
    const [listed] = (await operatorOf(gateway).call(opsListWithdrawals, { state: 'notReceived' }))
      .items;
    expect(listed).toMatchObject({ id, account: 'juan01', proofs, payTo: '004512346789' });
    await dispute('refunded');
    await expect(dispute('refunded')).rejects.toMatchObject({ code: 'WITHDRAWAL_STATE' });
    expect(await state()).toBe('refused');
    expect(await balance()).toBe(1_000_000);
  });

  it('is forced after the timeout, once, even with several gateways', async () => {
    await decide('paid');
    const { receiptDueAt } = await caller.client.call(getWithdrawal, { id });
    expect(receiptDueAt).toBeGreaterThan(gateway.clock.now().getTime() + 86_300_000);
    await forceReceipts(gateway.platform);
    expect(await state()).toBe('paid');
    gateway.platform.clock.moveTo(86_500_000);
    // A second gateway is another platform on the same database.
    await Promise.all([forceReceipts(gateway.platform), forceReceipts({ ...gateway.platform })]);
    await caller.signIn('juan01');
    const { timeline } = await caller.client.call(getWithdrawal, { id });
    expect(timeline.filter((each) => each.state === 'forcedReceived')).toMatchObject([
      { by: 'platform' },
    ]);
    await expect(
      caller.client.call(reportWithdrawalMissing, { id, pictures: [await picture()] }),
    ).rejects.toMatchObject({ messageKey: 'withdrawal_state' });
  });

  it('is asked for again after the operator paid once more, or ends if it did arrive', async () => {
    const report = async () =>
      caller.client.call(reportWithdrawalMissing, { id, pictures: [await picture()] });
    const dispute = (outcome: InputOf<typeof opsDecideDispute>['outcome']) =>
      operatorOf(gateway).call(opsDecideDispute, { id, outcome, reason: 'Checked.' });
    await decide('paid');
    await report();
    await dispute('paidAgain');
    expect(await state()).toBe('paid');
    await report();
    await dispute('arrived');
    expect(await state()).toBe('received');
    expect(await balance()).toBe(900_000);
    const { items } = await caller.client.call(listMessages, {});
    expect(items.slice(0, 3).map(({ title }) => title)).toEqual([
      'Your withdrawal has arrived',
      'We’ve paid your withdrawal again',
      'We’ve paid your withdrawal',
    ]);
  });
});

describe('the operator', () => {
  it('pays through all states before, and a repeated decision changes nothing', async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    const id = withdrawals[0]?.id ?? '';
    await decide('reviewing', { id });
    const paid = await decide('paid', { id });
    expect(paid.timeline.map((each) => each.state)).toEqual([
      'requested',
      'reviewing',
      'approved',
      'paying',
      'paid',
    ]);
    expect(await decide('paid', { id })).toEqual(paid);
    const { items } = await caller.client.call(listMessages, {});
    expect(items.filter(({ title }) => title === 'We’ve paid your withdrawal')).toHaveLength(1);
    expect(items[0]?.html).toContain('₱1,000.00');
  });

  it('gives a reason for a rejection, which the member reads as text', async () => {
    await withdraw(100_000, 1_000);
    await expect(decide('refused')).rejects.toMatchObject({ code: 'REASON_NEEDED' });
    await decide('refused', { reason: '<img src=x onerror=alert(1)> & co' });
    const { items } = await caller.client.call(listMessages, {});
    expect(items[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; co');
  });

  it('decides once, whichever of several decisions is first', async () => {
    const { withdrawals } = await withdraw(100_000, 1_000);
    const id = withdrawals[0]?.id ?? '';
    const reason = 'Another name.';
    await Promise.allSettled([
      decide('paid', { id }),
      decide('refused', { id, reason }),
      decide('paid', { id }),
      decide('refused', { id, reason }),
    ]);
    const { state } = await caller.client.call(getWithdrawal, { id });
    expect(await balance()).toBe(state === 'paid' ? 900_000 : 1_000_000);
  });

  it('gets a 404 for a withdrawal that doesn’t exist', async () => {
    for (const id of ['999999', 'x', '0']) {
      await expect(
        operatorOf(gateway).call(opsDecideWithdrawal, { id, state: 'paid' }),
      ).rejects.toMatchObject({ status: 404 });
    }
  });
});
