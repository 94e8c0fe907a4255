import { collectFunds, getBalance, listWallets, transferFunds } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { describe, expect } from 'vitest';
import { checkLedger } from '../../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  const { brand, db } = gateway.platform;
  await brand.patch(db, { vendorWallets: ['XGS', 'SS'] }, gateway.clock.now());
  caller = callerOf(gateway);
  await caller.signIn('juan01');
});

const move = (to: string, amount: number) =>
  caller.client.call(transferFunds, { from: 'MAIN', to, amount: minorUnits(amount) });

describe('the wallets', () => {
  it('are listed one by one and add up to the balance', async () => {
    await move('XGS', 123_456);
    const { total, wallets } = await caller.client.call(listWallets, {});
    expect(wallets).toMatchObject([
      { code: 'MAIN', vendorName: null, balance: { minor: 1_000_000 - 123_456 } },
      { code: 'XGS', vendorName: 'Xylo Game Shed', balance: { minor: 123_456 } },
      { code: 'SS', vendorName: 'Saya Studio', balance: { minor: 0 } },
    ]);
    expect(total).toEqual(await caller.client.call(getBalance, {}));
  });

  it('are a single one if the brand has one wallet for all vendors', async () => {
    const { brand, db } = gateway.platform;
    await brand.patch(db, { vendorWallets: [] }, gateway.clock.now());
    const { wallets } = await caller.client.call(listWallets, {});
    expect(wallets.map(({ code }) => code)).toEqual(['MAIN']);
    await expect(caller.client.call(collectFunds, {})).rejects.toMatchObject({
      code: 'OPERATION_NOT_ENABLED',
    });
  });

  it('are all emptied into the main wallet, once', async () => {
    await move('XGS', 300);
    await move('SS', 45);
    const collect = () => caller.client.call(collectFunds, {}, { idempotencyKey: 'collect-key-1' });
    expect(await collect()).toMatchObject({ amount: { minor: 345 }, walletCount: 2 });
    expect(await collect()).toMatchObject({ amount: { minor: 345 }, walletCount: 2 });
    const { wallets } = await caller.client.call(listWallets, {});
    expect(wallets.map(({ balance }) => balance.minor)).toEqual([1_000_000, 0, 0]);
    expect(await caller.client.call(collectFunds, {})).toMatchObject({
      amount: { minor: 0 },
      walletCount: 0,
    });
    expect(await checkLedger(gateway.db)).toEqual([]);
  });
});
