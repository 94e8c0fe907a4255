import { getPointConfig } from '@perya/api-client';
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
