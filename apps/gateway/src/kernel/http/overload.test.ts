import { getBalance, login, setLanguage, type AnyEndpoint } from '@perya/api-client';
import { request, type ClientRequest } from 'node:http';
import { afterEach, beforeEach, expect } from 'vitest';
import { callerOf, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

/** Same as in `@perya/http-server` and memberPlaces.ts. */
const PER_NETWORK = 128;
const PER_MEMBER = 64;

let gateway: TestGateway;
let token: string;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
});
beforeEach(async () => {
  token = await tokenOf('juan01');
});

const held: ClientRequest[] = [];
afterEach(() => {
  for (const sent of held.splice(0)) sent.destroy();
});

async function tokenOf(account: string): Promise<string> {
  const caller = callerOf(gateway);
  await caller.signIn(account);
  return caller.token() ?? '';
}

/** Sends requests whose body never arrives, so that they stay in progress. */
function hold(
  count: number,
  { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
  headers: Record<string, string>,
): void {
  for (let sent = 0; sent < count; sent += 1) {
    const waiting = request(gateway.url + path, {
      method,
      agent: false,
      headers: { 'Content-Length': '20', ...headers },
    });
    waiting.on('error', () => {});
    // Rejected: it arrived while the request below had the last place.
    waiting.once('response', () => {
      const place = held.indexOf(waiting);
      if (place >= 0) held.splice(place, 1);
    });
    waiting.flushHeaders();
    held.push(waiting);
  }
}

/** Adds requests in progress until an additional one is rejected. */
async function fill(
  count: number,
  call: Pick<AnyEndpoint, 'method' | 'path'>,
  headers: Record<string, string>,
  ask: () => Promise<Response>,
): Promise<void> {
  hold(count, call, headers);
  await expect
    .poll(async () => {
      const { status } = await ask();
      if (status === 200) hold(1, call, headers);
      return status;
    })
    .toBe(503);
}

const askBalance = (headers: Record<string, string>) =>
  fetch(gateway.url + getBalance.path, { headers });

it('rejects requests above the limit per network, while others can read their balance', async () => {
  const stranger = { 'X-Forwarded-For': '203.0.113.9' };
  const member = { 'X-Forwarded-For': '203.0.113.10', Token: token };
  await fill(PER_NETWORK, login, { ...stranger, 'Content-Type': 'application/jose' }, () =>
    fetch(`${gateway.url}/healthz`, { headers: stranger }),
  );
  const refused = await askBalance({ ...stranger, Token: token });
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({
    success: false,
    code: 'OVERLOADED',
    message: 'service_unavailable',
  });
  expect((await askBalance(member)).status).toBe(200);

  for (const sent of held.splice(0)) sent.destroy();
  await expect.poll(async () => (await askBalance({ ...stranger, Token: token })).status).toBe(200);
});

it('rejects requests above the limit per member, while others can read their balance', async () => {
  await fill(PER_MEMBER, setLanguage, { 'Content-Type': 'application/json', Token: token }, () =>
    askBalance({ Token: token }),
  );
  const refused = await askBalance({ Token: token });
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ success: false, code: 'OVERLOADED' });
  expect((await askBalance({ Token: await tokenOf('maria03') })).status).toBe(200);

  held.shift()?.destroy();
  await expect.poll(async () => (await askBalance({ Token: token })).status).toBe(200);
});
