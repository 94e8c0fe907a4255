import {
  applyForPromotion,
  createDeposit,
  getDeposit,
  getPromotion,
  getWithdrawal,
  listPayoutAccounts,
  listRedemptions,
  listWithdrawals,
  redeemPointReward,
  requestWithdrawal,
  sendDepositReceipt,
  startDeposit,
} from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../kernel/ledger';
import { callerOf, startTestGateway, type IsolatedTestGateway, type TestCaller } from '../testing';
import { workDesk } from './desk';

const STEP_S = 20;

let gateway: IsolatedTestGateway;
let juan: TestCaller;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { deskSeconds: STEP_S } });
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});
afterAll(() => gateway.stop());

/** Moves the time by a step and lets the desk work, as two gateways on one database would. */
async function step(platform = gateway.platform) {
  gateway.clock.moveTo(gateway.clock.offsetMs + (STEP_S + 1) * 1_000);
  await Promise.all([workDesk(platform), workDesk({ ...platform })]);
}

const withdraw = async (caller: TestCaller) => {
  const [account] = (await caller.client.call(listPayoutAccounts, {})).accounts;
  const { withdrawals } = await caller.client.call(requestWithdrawal, {
    accountId: account?.id ?? '',
    amount: minorUnits(50_000),
    fee: minorUnits(1_000),
    paymentPassword: '123456',
  });
  return withdrawals[0]?.id ?? '';
};

async function transfer() {
  const { id } = await juan.client.call(createDeposit, {
    methodId: 'bank',
    amount: minorUnits(50_000),
  });
  await juan.client.call(startDeposit, { id });
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await juan.client.call(sendDepositReceipt, {
    id,
    pictures: [new Blob([Uint8Array.from(bytes)])],
  });
  return id;
}

it('takes every decision in steps, and leaves alone what is older than the seed', async () => {
  const older = (await juan.client.call(listWithdrawals, {})).items.map(({ id, state }) => [
    id,
    state,
  ]);
  const withdrawalId = await withdraw(juan);
  const depositId = await transfer();
  const vip = callerOf(gateway);
  await vip.signIn('vip001');
  await vip.client.call(applyForPromotion, {
    id: 'event-postcard',
    comment: 'The night when all lanterns went out at once',
  });
  const { redemptionId } = await vip.client.call(redeemPointReward, {
    rewardId: 'goods-mug',
    quantity: 1,
    paymentPassword: '123456',
    delivery: { name: 'V', phone: '+63 917 555 0134', address: '14 Mabini Street' },
  });
  const states = async () => ({
    withdrawal: (await juan.client.call(getWithdrawal, { id: withdrawalId })).state,
    deposit: (await juan.client.call(getDeposit, { id: depositId })).state,
    application: (await vip.client.call(getPromotion, { id: 'event-postcard' })).state,
    redemption: (await vip.client.call(listRedemptions, {})).items
      .find(({ id }) => id === redemptionId)
      ?.events.at(-1)?.step,
    seeded: (await juan.client.call(getPromotion, { id: 'event-postcard' })).state,
  });
  expect(await states()).toEqual({
    withdrawal: 'requested',
    deposit: 'reviewing',
    application: 'applying',
    redemption: 'requested',
    seeded: 'applying',
  });
  await step();
  expect(await states()).toEqual({
    withdrawal: 'reviewing',
    deposit: 'paid',
    application: 'process',
    redemption: 'shipped',
    seeded: 'applying',
  });
  await step();
  await step();
  await step();
  expect(await states()).toEqual({
    withdrawal: 'paid',
    deposit: 'paid',
    application: 'issued',
    redemption: 'approved',
    seeded: 'applying',
  });
  const later = (await juan.client.call(listWithdrawals, {})).items
    .filter(({ id }) => id !== withdrawalId)
    .map(({ id, state }) => [id, state]);
  expect(later).toEqual(older);
  expect(await checkLedger(gateway.db)).toEqual([]);
});

it('does nothing without the sandbox', async () => {
  const vip = callerOf(gateway);
  await vip.signIn('vip001');
  const id = await withdraw(vip);
  const { platform } = gateway;
  for (let steps = 0; steps < 3; steps += 1) {
    await step({ ...platform, config: { ...platform.config, sandbox: false } });
  }
  expect((await vip.client.call(getWithdrawal, { id })).state).toBe('requested');
});
