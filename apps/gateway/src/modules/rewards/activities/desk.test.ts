import { getWheel, listFreeSpins } from '@perya/api-client';
import { expect } from 'vitest';
import { callerOf, startTestGateway, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

const send = (gateway: TestGateway, path: string, body: object) =>
  fetch(`${gateway.url}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

it('gives tickets and free spins in the sandbox', async ({ seededGateway: gateway }) => {
  const caller = callerOf(gateway);
  await caller.signIn('maria03');
  expect((await send(gateway, 'raffle-tickets', { account: 'maria03', count: 2 })).status).toBe(
    200,
  );
  expect(
    (await send(gateway, 'free-spins', { account: 'maria03', spins: 3, days: 1 })).status,
  ).toBe(200);
  expect((await send(gateway, 'tournaments/look', {})).status).toBe(200);
  expect((await caller.client.call(getWheel, {})).mine?.tickets).toBe(2);
  expect((await caller.client.call(listFreeSpins, {})).items).toMatchObject([
    { spins: 3, source: 'OPERATOR' },
  ]);
});

it('rejects an unknown account and invalid values', async ({ seededGateway: gateway }) => {
  expect((await send(gateway, 'raffle-tickets', { account: 'nobody9', count: 2 })).status).toBe(
    404,
  );
  expect((await send(gateway, 'raffle-tickets', { account: 'maria03', count: 0 })).status).toBe(
    400,
  );
});

it('is not available without the sandbox', async () => {
  const gateway = await startTestGateway({ sandbox: false });
  expect((await send(gateway, 'raffle-tickets', { account: 'maria03', count: 2 })).status).toBe(
    404,
  );
  await gateway.stop();
});
