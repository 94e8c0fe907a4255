import {
  addPayoutAccount,
  cancelClosing,
  claimMission,
  confirmTotp,
  confirmWithdrawal,
  createDeposit,
  getClosing,
  getMemberInfo,
  listMessages,
  listPayoutAccounts,
  login,
  loginByToken,
  loginSecondFactor,
  opsDecideWithdrawal,
  opsListWithdrawals,
  requestClosing,
  requestLoginCode,
  requestPasswordEmail,
  requestWithdrawal,
  startTotp,
  transferToDownline,
  type InputOf,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { attemptCounter } from '../../kernel/http/schema';
import { balanceOf, checkLedger, houseAccount, post, walletOf } from '../../kernel/ledger';
import { bet } from '../../modules/bets';
import { DEMO_PASSWORD, accountClosing, member as memberTable } from '../../modules/identity';
import { newFlow, rejection } from '../../modules/identity/session/testing';
import { memberAddress, memberIdentity } from '../../modules/identity/session/schema';
import { outboxMessage } from '../../modules/identity/verification/schema';
import { codeSentTo, visitorOf } from '../../modules/identity/verification/testing';
import { sendMessages } from '../../modules/messaging';
import { message } from '../../modules/messaging/messages/schema';
import { addTurnoverRequirement, deposit, withdrawal } from '../../modules/money';
import { forceReceipts } from '../../modules/money/withdrawals/jobs';
import { assertMayPlay } from '../../modules/protection';
import { redemption } from '../../modules/rewards';
import {
  callerOf,
  operatorOf,
  solveHumanCheck,
  type TestCaller,
  type TestGateway,
} from '../../testing';
import { it } from '../../testingFixtures';
import { issueLoginLink } from '../sign-in/tokenLink';
import { issueTicket } from '../sign-in/third-party/tickets';
import { finishClosings } from './finish';

const MOBILE = '+639171234508';
const HOME = '203.0.113.7';
const password = DEMO_PASSWORD;
const paymentPassword = '123456';

let gateway: TestGateway;
let maria: TestCaller;
let mariaId = 0;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  maria = callerOf(gateway);
  await maria.signIn('maria03');
  mariaId = await idOf('maria03');
  await maria.client.call(addPayoutAccount, {
    kind: 'bankCard',
    provider: 'BAYANI',
    number: '1111 2222 3333',
    holder: 'Maria Clara Santos',
    paymentPassword,
  });
});
beforeEach(async () => {
  await gateway.db.delete(attemptCounter);
});
afterEach(async () => {
  const errors = await checkLedger(gateway.db);
  if (errors.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(errors)}`);
});

async function idOf(account: string): Promise<number> {
  const [row] = await gateway.db
    .select({ id: memberTable.id })
    .from(memberTable)
    .where(eq(memberTable.account, account));
  if (row === undefined) throw new Error(`${account} is not in the seed.`);
  return row.id;
}

const patch = (change: object) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());
const wallet = () => balanceOf(gateway.db, walletOf(mariaId, 'PHP'));
const state = async () => (await maria.client.call(getClosing, {})).state;
const membersState = async () => {
  const [row] = await gateway.db.select().from(memberTable).where(eq(memberTable.id, mariaId));
  return row?.closing;
};

async function payIn(amount: bigint, key = `test:${amount}`) {
  await post(gateway.db, {
    key,
    kind: 'deposit',
    at: gateway.clock.now(),
    entries: [
      { account: houseAccount('bank', 'PHP'), amount: -amount },
      { account: walletOf(mariaId, 'PHP'), amount },
    ],
  });
}

async function emptyWallet() {
  const { available } = await wallet();
  if (available > 0n) await payIn(-available, 'test:empty');
}

/** Requests the closing with the amounts that the page shows. */
async function close(over: Partial<InputOf<typeof requestClosing>> = {}, key?: string) {
  const { payout, forfeited } = await maria.client.call(getClosing, {});
  const { accounts } = await maria.client.call(listPayoutAccounts, {});
  const accountId = accounts[0]?.id;
  return maria.client.call(
    requestClosing,
    {
      password,
      payout: payout.minor,
      forfeited: forfeited.minor,
      ...(payout.minor > 0 && accountId !== undefined && { accountId, paymentPassword }),
      ...over,
    },
    key === undefined ? {} : { idempotencyKey: key },
  );
}

/** The parts of the closing withdrawal, as the operator sees them. */
async function closingPayouts() {
  const { items } = await operatorOf(gateway).call(opsListWithdrawals, { account: 'maria03' });
  return items.filter(({ isClosing }) => isClosing);
}

async function decide(to: 'approved' | 'paid' | 'refused') {
  for (const { id, state } of await closingPayouts()) {
    if (state === 'cancelled') continue;
    const reason = to === 'refused' ? 'The account number is wrong.' : undefined;
    await operatorOf(gateway).call(opsDecideWithdrawal, { id, state: to, reason });
  }
}

async function confirmAll() {
  for (const { id } of await closingPayouts()) await maria.client.call(confirmWithdrawal, { id });
}

const finish = () => finishClosings(gateway.platform);

async function closeForGood() {
  await emptyWallet();
  expect(await close()).toEqual({ state: 'closed' });
}

async function signInAgain(over: { password?: string } = {}) {
  const { client } = callerOf(gateway);
  const humanCheck = await solveHumanCheck(client);
  return client.call(login, {
    method: 'username',
    username: 'maria03',
    password,
    humanCheck,
    ...over,
  });
}

const changesSent = async () => {
  await gateway.platform.outbox.settled();
  const sent = await gateway.db.select().from(outboxMessage);
  return sent.map(({ details }) => details?.['change']);
};

describe('closing an account without money', () => {
  it('closes it at once, ends every session and tells the owner', async () => {
    const other = callerOf(gateway);
    await patch({ switches: { MULTISESSION3: true } });
    await other.signIn('maria03');
    await closeForGood();
    for (const { client } of [maria, other]) {
      expect(await rejection(client.call(getMemberInfo, {}))).toMatchObject({ status: 401 });
    }
    expect(await membersState()).toBe('CLOSED');
    expect(await changesSent()).toContain('accountClosed');
  });

  it('keeps the reason', async () => {
    await emptyWallet();
    await close({ reason: 'Too many offers' });
    const [row] = await gateway.db.select().from(accountClosing);
    expect(row).toMatchObject({ state: 'CLOSED', reason: 'Too many offers', payout: 0n });
  });

  it('needs the password', async () => {
    await emptyWallet();
    const refused = await rejection(close({ password: 'Perya2025' }));
    expect(refused).toMatchObject({ status: 400, code: 'WRONG_PASSWORD' });
    expect(await state()).toBe('open');
  });

  it('needs a code too if two-step login is on', async () => {
    await emptyWallet();
    const { key } = await maria.client.call(startTotp, { password });
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = () => totp.generate({ timestamp: gateway.clock.now().getTime() });
    await maria.client.call(confirmTotp, { code: code() });
    expect(await rejection(close())).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    gateway.clock.moveTo(gateway.clock.offsetMs + 30_000);
    expect(await close({ code: code() })).toEqual({ state: 'closed' });
  });

  it('is for members with an account of their own', async () => {
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    expect((await rejection(trial.client.call(getClosing, {}))).status).toBe(403);
    const input = { password, payout: minorUnits(0), forfeited: minorUnits(0) };
    expect((await rejection(trial.client.call(requestClosing, input))).status).toBe(403);
  });

  it('needs customer service for an agent with downlines or contracts', async () => {
    const agent = callerOf(gateway);
    await agent.signIn('agent01');
    const { needsService, payout, forfeited } = await agent.client.call(getClosing, {});
    expect(needsService).toBe(true);
    const input = { password, paymentPassword, payout: payout.minor, forfeited: forfeited.minor };
    const refused = await rejection(
      agent.client.call(requestClosing, { ...input, accountId: '1' }),
    );
    expect(refused.code).toBe('CLOSING_NEEDS_SERVICE');
  });
});

describe('what is still open', () => {
  const placeBet = () =>
    gateway.db.insert(bet).values({
      roundId: 'open-1',
      memberId: mariaId,
      gameId: 'g',
      gameName: 'Game',
      category: 'RNG',
      vendor: 'v',
      vendorName: 'Vendor',
      currency: 'PHP',
      stake: 500n,
      payout: 0n,
      turnover: 500n,
      status: 'OPEN',
      placedAt: gateway.clock.now(),
    });

  it('is listed with its amount, and has to end first', async () => {
    await placeBet();
    const { open } = await maria.client.call(getClosing, {});
    expect(open).toMatchObject([{ what: 'bets', count: 1, amount: { minor: 500 } }]);
    expect((await rejection(close())).code).toBe('CLOSING_BLOCKED');
    await gateway.db.update(bet).set({ status: 'LOST', settledAt: gateway.clock.now() });
    expect(await close()).toEqual({ state: 'requested' });
  });

  it('includes deposits, withdrawals, money with vendors and goods', async () => {
    await maria.client.call(createDeposit, { methodId: 'card', amount: minorUnits(50_000) });
    const { accounts } = await maria.client.call(listPayoutAccounts, {});
    await maria.client.call(requestWithdrawal, {
      accountId: accounts[0]?.id ?? '',
      amount: minorUnits(100_000),
      fee: minorUnits(1_000),
      paymentPassword,
    });
    const vendor = 'AURORA';
    await patch({ vendorWallets: [vendor] });
    await post(gateway.db, {
      key: 'test:vendor',
      kind: 'transfer',
      at: gateway.clock.now(),
      entries: [
        { account: walletOf(mariaId, 'PHP'), amount: -700n },
        {
          account: { owner: `member:${mariaId}`, currency: 'PHP', kind: `vendor:${vendor}` },
          amount: 700n,
        },
      ],
    });
    await gateway.db.insert(redemption).values({
      memberId: mariaId,
      rewardName: { EN: 'Cap' },
      quantity: 1,
      points: 100,
      status: 'IN_PROCESS',
      at: gateway.clock.now(),
    });
    const { open } = await maria.client.call(getClosing, {});
    const found = Object.fromEntries(open.map(({ what, amount }) => [what, amount?.minor ?? null]));
    expect(found).toMatchObject({
      deposits: 50_000,
      withdrawals: 100_000,
      vendorWallets: 700,
      redemptions: null,
    });
  });

  it('includes a deposit that the provider refunded, until that is settled', async () => {
    await maria.client.call(createDeposit, { methodId: 'card', amount: minorUnits(50_000) });
    await gateway.db
      .update(deposit)
      .set({ status: 'REFUNDED' })
      .where(eq(deposit.memberId, mariaId));
    const { open } = await maria.client.call(getClosing, {});
    expect(open).toMatchObject([{ what: 'deposits', count: 1, amount: { minor: 50_000 } }]);
  });
});

describe('closing an account with money', () => {
  it('withdraws all of it without a fee, and closes once it has arrived', async () => {
    const { available } = await wallet();
    expect(await close()).toEqual({ state: 'requested' });
    expect((await wallet()).available).toBe(0n);
    const payouts = await closingPayouts();
    expect(payouts.reduce((sum, { net }) => sum + net.minor, 0)).toBe(Number(available));
    await finish();
    expect(await state()).toBe('requested');
    await decide('paid');
    await finish();
    expect(await state()).toBe('payingOut');
    await confirmAll();
    await finish();
    expect(await membersState()).toBe('CLOSED');
    expect((await rejection(maria.client.call(getMemberInfo, {}))).status).toBe(401);
    expect(await changesSent()).toEqual(
      expect.arrayContaining(['closingRequested', 'accountClosed']),
    );
  });

  it('pays an amount below the minimum, and one above the limits of a day', async () => {
    await patch({ withdrawals: { perDay: '100.00', countPerDay: 1 } });
    await close();
    await maria.client.call(cancelClosing, {});
    await emptyWallet();
    await payIn(1n);
    await close();
    expect((await closingPayouts()).filter(({ state }) => state === 'requested')).toMatchObject([
      { amount: { minor: 1 }, fee: { minor: 0 } },
    ]);
  });

  it('closes by itself when the time to report a missing payment is over', async () => {
    await close();
    await decide('paid');
    gateway.clock.moveTo(gateway.clock.offsetMs + 25 * 3_600_000);
    await forceReceipts(gateway.platform);
    await finish();
    expect(await membersState()).toBe('CLOSED');
  });

  it('stays open while a payment is reported as missing', async () => {
    await close();
    await decide('paid');
    const [payout] = await closingPayouts();
    await gateway.db
      .update(withdrawal)
      .set({ state: 'NOT_RECEIVED', receiptDueAt: null })
      .where(eq(withdrawal.id, Number(payout?.id)));
    await finish();
    expect(await state()).toBe('payingOut');
  });

  it('needs the payment password and a payout account', async () => {
    expect((await rejection(close({ paymentPassword: '000000' }))).code).toBe(
      'PAYMENT_PASSWORD_WRONG',
    );
    const { payout, forfeited } = await maria.client.call(getClosing, {});
    const input = { password, paymentPassword, payout: payout.minor, forfeited: forfeited.minor };
    expect((await rejection(maria.client.call(requestClosing, input))).code).toBe(
      'INVALID_REQUEST',
    );
    expect((await rejection(close({ accountId: '999999' }))).status).toBe(404);
    expect(await state()).toBe('open');
  });

  it('never pays to an account that still waits for its first withdrawal', async () => {
    await patch({ withdrawals: { restHours: 24 } });
    const added = await maria.client.call(addPayoutAccount, {
      kind: 'bankCard',
      provider: 'MAYON',
      number: '1234 5678 9012',
      paymentPassword,
    });
    expect((await rejection(close({ accountId: added.id }))).code).toBe('PAYOUT_ACCOUNT_RESTS');
  });

  it('rejects other amounts than the member has confirmed', async () => {
    const { payout } = await maria.client.call(getClosing, {});
    const refused = await rejection(close({ payout: minorUnits(payout.minor - 1) }));
    expect(refused.code).toBe('CLOSING_CHANGED');
  });

  it('is requested once by two tabs, and a repeat gets the first answer', async () => {
    const outcomes = await Promise.allSettled([close({}, 'closing-1'), close({}, 'closing-2')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await closingPayouts()).toHaveLength(1);
    const [row] = await gateway.db.select().from(accountClosing);
    expect(row?.state).toBe('REQUESTED');
    await maria.client.call(cancelClosing, {}, { idempotencyKey: 'cancel-01' });
    await maria.client.call(cancelClosing, {}, { idempotencyKey: 'cancel-01' });
  });

  it('is finished once by several gateways', async () => {
    await close();
    await decide('paid');
    await confirmAll();
    const { platform } = gateway;
    await gateway.db.delete(outboxMessage);
    await Promise.all([finish(), finishClosings({ ...platform }), finishClosings({ ...platform })]);
    const sent = await changesSent();
    // One mail and one text message.
    expect(sent.filter((change) => change === 'accountClosed')).toHaveLength(2);
  });
});

describe('while an account is being closed', () => {
  it('rejects play, deposits, other withdrawals and claims', async () => {
    await close();
    const { platform, db } = gateway;
    const ctx = { brand: platform.brand.current, language: 'EN', now: () => gateway.clock.now() };
    await expect(db.transaction((tx) => assertMayPlay(tx, ctx, mariaId, 1n))).rejects.toMatchObject(
      {
        code: 'ACCOUNT_CLOSING',
      },
    );
    const calls = [
      () => maria.client.call(createDeposit, { methodId: 'card', amount: minorUnits(50_000) }),
      () => maria.client.call(claimMission, { id: 'any' }),
      () =>
        maria.client.call(requestWithdrawal, {
          accountId: '1',
          amount: minorUnits(10_000),
          fee: minorUnits(0),
          paymentPassword,
        }),
    ];
    for (const call of calls) expect((await rejection(call())).code).toBe('ACCOUNT_CLOSING');
    // Signing in still works: the member can cancel.
    await maria.signIn('maria03');
    expect(await state()).toBe('requested');
  });

  it('can be cancelled, and the money returns', async () => {
    const before = await wallet();
    await close();
    expect(await maria.client.call(cancelClosing, {})).toMatchObject({ stillPaid: { minor: 0 } });
    expect(await wallet()).toEqual(before);
    expect(await state()).toBe('open');
    expect(await membersState()).toBeNull();
    expect((await rejection(maria.client.call(cancelClosing, {}))).code).toBe('CLOSING_STATE');
    expect(await close()).toEqual({ state: 'requested' });
  });

  it('can be cancelled while it is paid: what is approved is paid, the rest returns', async () => {
    await payIn(10_000_000n);
    await close();
    const [first, ...others] = await closingPayouts();
    expect(others.length).toBeGreaterThan(0);
    await operatorOf(gateway).call(opsDecideWithdrawal, { id: first?.id ?? '', state: 'approved' });
    expect(await state()).toBe('payingOut');
    const { stillPaid } = await maria.client.call(cancelClosing, {});
    expect(stillPaid.minor).toBe(first?.amount.minor);
    expect((await wallet()).held).toBe(BigInt(first?.amount.minor ?? 0));
    expect(await membersState()).toBeNull();
  });

  it('stays open with a message if the payment is refused', async () => {
    const before = await wallet();
    await close();
    await decide('refused');
    await finish();
    const closing = await maria.client.call(getClosing, {});
    expect(closing).toMatchObject({ state: 'open', failure: { reason: 'paymentRefused' } });
    expect(await wallet()).toEqual(before);
    const { items } = await maria.client.call(listMessages, {});
    expect(items.map(({ title }) => title)).toContain('Your account stays open');
    expect(await close()).toEqual({ state: 'requested' });
  });

  it('stays open if money arrives after all', async () => {
    await close();
    await payIn(5_000n);
    await decide('paid');
    await confirmAll();
    await finish();
    expect(await maria.client.call(getClosing, {})).toMatchObject({
      state: 'open',
      failure: { reason: 'moneyLeft' },
      payout: { minor: 5_000 },
    });
  });

  it('either cancels or closes when both happen at once', async () => {
    await close();
    await decide('paid');
    await confirmAll();
    const [cancelled] = await Promise.allSettled([maria.client.call(cancelClosing, {}), finish()]);
    const [row] = await gateway.db.select().from(accountClosing);
    expect(row?.state).toBe(cancelled.status === 'fulfilled' ? 'CANCELLED' : 'CLOSED');
    expect(await membersState()).toBe(cancelled.status === 'fulfilled' ? null : 'CLOSED');
  });
});

describe('bonuses whose turnover isn’t met', () => {
  beforeEach(async () => {
    await emptyWallet();
    await payIn(100_000n, 'test:own');
    const at = gateway.clock.now();
    await post(gateway.db, {
      key: 'test:bonus',
      kind: 'bonus',
      at,
      entries: [
        { account: houseAccount('promotions', 'PHP'), amount: -50_000n },
        { account: walletOf(mariaId, 'PHP'), amount: 50_000n },
      ],
    });
    await addTurnoverRequirement(gateway.db, {
      memberId: mariaId,
      source: 'BONUS',
      sourceId: 'test',
      amount: 1_000_000n,
      bonus: 50_000n,
      currency: 'PHP',
      at,
    });
    // The member's own money also has a turnover, which doesn't matter here.
    await addTurnoverRequirement(gateway.db, {
      memberId: mariaId,
      source: 'DEPOSIT',
      sourceId: 'test',
      amount: 100_000n,
      currency: 'PHP',
      at,
    });
  });

  it('are forfeited with the amount that was confirmed, and the rest is paid', async () => {
    const house = async () =>
      (await balanceOf(gateway.db, houseAccount('promotions', 'PHP'))).balance;
    const before = await house();
    const { payout, forfeited } = await maria.client.call(getClosing, {});
    expect([payout.minor, forfeited.minor]).toEqual([100_000, 50_000]);
    expect((await rejection(close({ forfeited: minorUnits(0) }))).code).toBe('CLOSING_CHANGED');
    await close();
    // Held until then: a cancelled closing returns it.
    expect(await house()).toBe(before);
    await decide('paid');
    await confirmAll();
    await finish();
    expect(await house()).toBe(before + 50_000n);
    expect((await wallet()).balance).toBe(0n);
    expect(await membersState()).toBe('CLOSED');
  });

  it('return with their turnover if the closing is cancelled', async () => {
    await close();
    await maria.client.call(cancelClosing, {});
    expect((await wallet()).available).toBe(150_000n);
    expect(await maria.client.call(getClosing, {})).toMatchObject({ forfeited: { minor: 50_000 } });
  });

  it('stay forfeited if part of the money was paid', async () => {
    await close();
    await decide('approved');
    await maria.client.call(cancelClosing, {});
    expect((await wallet()).balance).toBe(100_000n);
  });

  it('are used up by losses first', async () => {
    await gateway.db.insert(bet).values({
      roundId: 'lost-1',
      memberId: mariaId,
      gameId: 'g',
      gameName: 'Game',
      category: 'RNG',
      vendor: 'v',
      vendorName: 'Vendor',
      currency: 'PHP',
      stake: 30_000n,
      payout: 0n,
      turnover: 30_000n,
      status: 'LOST',
      placedAt: gateway.clock.now(),
      settledAt: gateway.clock.now(),
    });
    await payIn(-30_000n, 'test:lost');
    expect(await maria.client.call(getClosing, {})).toMatchObject({
      payout: { minor: 100_000 },
      forfeited: { minor: 20_000 },
    });
  });
});

describe('after an account was closed', () => {
  it('every way to sign in says so, and only to its owner', async () => {
    await patch({
      switches: {
        PHONELOGIN3: true,
        VERIFCODELOGIN3: true,
        GOOGLELOGIN3: true,
        MOBILEVERCODELOGIN3: true,
      },
    });
    const link = await issueLoginLink(gateway.db, mariaId, gateway.clock.now());
    const now = gateway.clock.now();
    await gateway.db
      .insert(memberAddress)
      .values({ memberId: mariaId, ip: HOME, firstSeenAt: now, lastSeenAt: now });
    await gateway.db
      .insert(memberIdentity)
      .values({ issuer: 'test', subject: 'maria', memberId: mariaId, createdAt: now });
    await closeForGood();

    const closed = { status: 403, code: 'ACCOUNT_CLOSED', messageKey: 'account_closed' };
    expect(await rejection(signInAgain())).toMatchObject(closed);
    expect(await rejection(signInAgain({ password: 'Perya2025' }))).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const { client } = callerOf(gateway);
    expect(await rejection(client.call(loginByToken, { token: link }))).toMatchObject(closed);

    const visitor = visitorOf(gateway, { ip: HOME });
    const phone = { dialingCode: '63', mobileNumber: '09171234508' };
    await visitor.call(requestLoginCode, {
      ...phone,
      humanCheck: await solveHumanCheck(visitor),
    });
    const code = await codeSentTo(gateway, MOBILE, 'login');
    expect(await rejection(visitor.call(login, { method: 'sms', ...phone, code }))).toMatchObject(
      closed,
    );
    const { verifier, challenge } = newFlow();
    const identity = { issuer: 'test', subject: 'maria', name: undefined };
    const person = { identity, provider: 'google', challenge } as const;
    const ticket = await issueTicket(gateway.db, person, now);
    expect(
      await rejection(client.call(login, { method: 'google', ticket, verifier })),
    ).toMatchObject(closed);
  });

  it('asks for the second step before it says so', async () => {
    await emptyWallet();
    const { key } = await maria.client.call(startTotp, { password });
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    const code = () => totp.generate({ timestamp: gateway.clock.now().getTime() });
    await maria.client.call(confirmTotp, { code: code() });
    gateway.clock.moveTo(gateway.clock.offsetMs + 30_000);
    await close({ code: code() });
    const asked = await rejection(signInAgain());
    expect(asked.code).toBe('SECOND_FACTOR_REQUIRED');
    const { secondFactorChallenge: challenge } = asked.value as { secondFactorChallenge: string };
    gateway.clock.moveTo(gateway.clock.offsetMs + 30_000);
    const { client } = callerOf(gateway);
    const refused = await rejection(client.call(loginSecondFactor, { challenge, code: code() }));
    expect(refused.code).toBe('ACCOUNT_CLOSED');
  });

  it('receives no transfer from its agent', async () => {
    const [agent] = await gateway.db
      .select({ id: memberTable.id })
      .from(memberTable)
      .where(eq(memberTable.account, 'agent01'));
    await gateway.db
      .update(memberTable)
      .set({ uplineId: agent?.id ?? 0 })
      .where(eq(memberTable.id, mariaId));
    await closeForGood();
    const sender = callerOf(gateway);
    await sender.signIn('agent01');
    const refused = await rejection(
      sender.client.call(transferToDownline, {
        memberId: String(mariaId),
        amount: minorUnits(50_000),
        paymentPassword,
      }),
    );
    expect(refused.code).toBe('RECIPIENT_CLOSED');
  });

  it('sends no more messages', async () => {
    await closeForGood();
    await gateway.platform.outbox.settled();
    await gateway.db.delete(outboxMessage);
    await patch({ switches: { CHNGPASSMAIL3: true } });
    const { client } = callerOf(gateway);
    await client.call(requestPasswordEmail, {
      username: 'maria03',
      email: 'maria03@example.com',
      humanCheck: await solveHumanCheck(client),
    });
    const sentAt = gateway.clock.now();
    const title = { EN: 'An offer' };
    await sendMessages(gateway.db, [{ memberId: mariaId, title, body: title, sentAt }]);
    await gateway.platform.outbox.settled();
    expect(await gateway.db.select().from(outboxMessage)).toEqual([]);
    const inbox = await gateway.db.select().from(message).where(eq(message.memberId, mariaId));
    expect(inbox.map(({ title }) => title)).not.toContainEqual(title);
  });
});
