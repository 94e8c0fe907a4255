import { getPointConfig, listRedemptions } from '@perya/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerOf, startTestGateway, type TestGateway } from '../testing';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: 'empty' });
});
afterAll(() => gateway.stop());

test('tells a guest what each category earns', async () => {
  const config = await callerOf(gateway).client.call(getPointConfig, {});
  expect(config.earning).toContainEqual({
    category: 'RNG',
    turnoverPerPoint: { minor: 100_00, currency: 'PHP' },
  });
  expect(config.convertAmount.minor).toBe(10_00);
});

test('lists what was redeemed, one in each state, with what the operator says', async () => {
  const seeded = await startTestGateway();
  const caller = callerOf(seeded);
  await caller.signIn('juan01');
  const { items, totalCount } = await caller.client.call(listRedemptions, {});
  expect(totalCount).toBe(3);
  expect(items.map(({ status }) => status)).toEqual(['in-process', 'rejected', 'approved']);
  expect(items[1]?.note).toBe('The address was missing. Your points are back.');
  await seeded.stop();
});
