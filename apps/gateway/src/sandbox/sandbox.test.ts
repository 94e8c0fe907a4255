import {
  getBalance,
  getMemberInfo,
  getSystemStatus,
  systemStateOf,
  getWhitelabel,
  isContractError,
  isRejectedError,
  isTransportError,
} from '@perya/api-client';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, vi } from 'vitest';
import { rowsOf, type Db } from '../kernel/db/types';
import { checkLedger, houseAccount, post, walletOf } from '../kernel/ledger';
import { checkPointLedger } from '../modules/rewards/points/ledger';
import { callerOf, startTestGateway, type TestCaller, type TestGateway } from '../testing';
import { it } from '../testingFixtures';

let gateway: TestGateway;
let caller: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  caller = callerOf(gateway);
});
afterEach(() => control('POST', 'reset'));

const control = (method: string, name: string, body?: unknown) =>
  fetch(`${gateway.url}/sandbox/${name}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

const status = () => caller.client.call(getSystemStatus, {});

describe('the brand', () => {
  it('can be patched, and the site receives the change', async () => {
    expect(systemStateOf(await status())).toBe('normal');
    const response = await control('PUT', 'brand', {
      languages: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'],
      status: { regionRestriction: true, location: { ip: '203.0.113.9', country: 'VN' } },
      switches: { DIRECTREG3: false },
    });
    expect(response.status).toBe(200);
    expect(await status()).toMatchObject({
      maintenance: false,
      regionRestriction: true,
      location: { ip: '203.0.113.9', country: 'VN' },
      info: { languages: ['TY', 'EN', 'CN', 'ID', 'TH', 'VI', 'FIL'], currency: 'PHP' },
    });
    const tree = await caller.client.call(getWhitelabel, {});
    const registration = tree.find(({ id }) => id === 'REGISTER3');
    expect(registration?.children).toContainEqual({ id: 'DIRECTREG3', isOn: false, children: [] });
    expect(registration?.children).toContainEqual({ id: 'USERNAMEREG3', isOn: true, children: [] });
  });

  it('returns the visitor’s own IP address if no other is set', async () => {
    expect((await status()).location.ip).toBe('127.0.0.1');
  });

  it.each([
    ['an unknown language', { languages: ['XX'] }, 'languages.0'],
    ['an unknown time zone', { timeZone: 'Asia/Perya' }, 'timeZone'],
    ['a switch that is not a boolean', { switches: { CBS3: 'on' } }, 'switches.CBS3'],
  ])('rejects %s and does not change', async (_, patch, path) => {
    const response = await control('PUT', 'brand', patch);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ value: { errors: [{ path }] } });
    expect((await status()).info.timeZone).toBe('Asia/Manila');
  });

  it('does not let a patch change the prototype', async () => {
    const response = await fetch(`${gateway.url}/sandbox/brand`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"__proto__":{"polluted":true},"switches":{"__proto__":{"polluted":true}}}',
    });
    expect(response.status).toBe(200);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('the clock', () => {
  it('moves the time of the gateway and of its sessions', async () => {
    await caller.signIn('juan01');
    await control('PUT', 'clock', { offsetMs: 7 * 86_400_000 });
    expect((await status()).serverTime - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    await expect(caller.client.call(getMemberInfo, {})).rejects.toMatchObject({ status: 401 });
    // The time in sealed bodies is checked against the moved clock: a page that follows it can sign in.
    await caller.signIn('juan01');
    const { headers } = await fetch(`${gateway.url}/healthz`);
    expect(Date.parse(headers.get('date') ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  });

  it('requires a number', async () => {
    expect((await control('PUT', 'clock', { offsetMs: 'tomorrow' })).status).toBe(400);
  });
});

describe('faults', () => {
  // The client never retries a write, so one fault is one failed call; it does retry a read.
  const play = async (kind: string, times = 1, delayMs = 50) => {
    await control('PUT', 'faults', [
      { method: 'GET', path: '/wps/system/status', kind, times, delayMs },
    ]);
    return fetch(`${gateway.url}/wps/system/status`);
  };

  it('respond with 500 the given number of times', async () => {
    expect((await play('error', 2)).status).toBe(500);
    expect((await fetch(`${gateway.url}/wps/system/status`)).status).toBe(500);
    expect((await fetch(`${gateway.url}/wps/system/status`)).status).toBe(200);
  });

  it('respond with malformed JSON', async () => {
    const response = await play('malformed');
    expect(response.status).toBe(200);
    await expect(response.json()).rejects.toThrow(SyntaxError);
  });

  it('respond with an empty body', async () => {
    expect(await (await play('empty')).text()).toBe('');
  });

  it('drop the connection', async () => {
    await expect(play('drop')).rejects.toThrow('fetch failed');
  });

  it('delay the response', async () => {
    const began = performance.now();
    expect((await play('slow', 1, 300)).status).toBe(200);
    expect(performance.now() - began).toBeGreaterThan(290);
  });

  it('cause one of the site’s three errors', async () => {
    const fail = async (kind: string) => {
      await control('PUT', 'faults', [{ method: '*', path: '/wps/system/*', kind, times: 9 }]);
      return status().then(
        () => undefined,
        (error: unknown) => error,
      );
    };
    expect(isRejectedError(await fail('error'))).toBe(true);
    expect(isContractError(await fail('malformed'))).toBe(true);
    expect(isTransportError(await fail('drop'))).toBe(true);
  });

  it('of an unknown kind are rejected', async () => {
    const response = await control('PUT', 'faults', [{ method: 'GET', path: '/x', kind: 'odd' }]);
    expect(response.status).toBe(400);
  });
});

describe('reset', () => {
  it('runs once at a time if several are requested at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => control('POST', 'reset')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it('removes what is written while it runs', async () => {
    await control('POST', 'reset');
    const gift = (key: string) => ({
      key,
      kind: 'bonus' as const,
      at: gateway.clock.now(),
      entries: [
        { account: houseAccount('promotions', 'PHP'), amount: -5_000n },
        { account: walletOf(1, 'PHP'), amount: 5_000n },
      ],
    });
    let resetting: ReturnType<typeof control> | undefined;
    await gateway.db.transaction(async (tx) => {
      await post(tx, gift('written during the reset'));
      let isOver = false;
      resetting = control('POST', 'reset').finally(() => (isOver = true));
      await vi.waitUntil(async () => isOver || (await someoneWaits(tx)), { interval: 5 });
    });
    expect((await resetting)?.status).toBe(200);
    const found = sql`select count(*)::int as count from ledger_posting where key like 'written %'`;
    expect(await rowsOf(gateway.db, found)).toEqual([{ count: 0 }]);
    // Reuses an id that the reset released.
    await post(gateway.db, gift('written after the reset'));
    expect(await checkLedger(gateway.db)).toEqual([]);
  });

  /** Whether a transaction is waiting for a lock on a table. */
  async function someoneWaits(db: Db): Promise<boolean> {
    const locks = sql`select 1 from pg_locks where locktype = 'relation' and not granted`;
    return (await rowsOf(db, locks)).length > 0;
  }

  // The second time from the copy made the first time, with ids that continue after the seed's.
  it.each(['the first time', 'the second time'])('restores the seed data, %s', async () => {
    await caller.signIn('juan01');
    await post(gateway.db, {
      key: 'gift',
      kind: 'bonus',
      at: gateway.clock.now(),
      entries: [
        { account: houseAccount('promotions', 'PHP'), amount: -5_000n },
        { account: walletOf(await memberId(), 'PHP'), amount: 5_000n },
      ],
    });
    await control('PUT', 'clock', { offsetMs: 60_000 });
    await control('PUT', 'brand', { name: 'Other' });
    expect((await control('POST', 'reset')).status).toBe(200);
    expect(gateway.clock.offsetMs).toBe(0);
    expect(gateway.platform.brand.current.name).toBe('Perya');
    await expect(caller.client.call(getMemberInfo, {})).rejects.toMatchObject({ status: 401 });
    await caller.signIn('juan01');
    expect(await caller.client.call(getBalance, {})).toEqual({ minor: 1_000_000, currency: 'PHP' });
    expect(await checkLedger(gateway.db)).toEqual([]);
    expect(await checkPointLedger(gateway.db)).toEqual([]);
  });

  it.each([
    ['were updated', 'banner', 'update banner set position = position + 1'],
    ['were deleted with their parent row', 'lottery_ticket', 'delete from lottery_order'],
    ['were truncated', 'announcement', 'truncate announcement'],
  ])('restores rows that %s', async (_, table, statement) => {
    const rows = () =>
      rowsOf(gateway.db, sql`select each::text from ${sql.identifier(table)} each order by 1`);
    await control('POST', 'reset');
    const before = await rows();
    expect(before).not.toEqual([]);
    await gateway.db.execute(sql.raw(statement));
    expect(await rows()).not.toEqual(before);
    await control('POST', 'reset');
    expect(await rows()).toEqual(before);
  });

  const memberId = async () => Number((await caller.client.call(getMemberInfo, {})).id);
});

describe('the outbox', () => {
  it('lists messages newest first, as text', async () => {
    const { outbox } = gateway.platform;
    const at = gateway.clock.now();
    await outbox.send(
      gateway.db,
      { channel: 'sms', recipient: '+639170000001', body: 'Code 111111' },
      at,
    );
    await outbox.send(
      gateway.db,
      {
        channel: 'email',
        recipient: 'juan@example.com',
        subject: '<b>Hi</b>',
        body: 'Code 222222',
      },
      at,
    );
    const list = (await (await control('GET', 'outbox')).json()) as { value: { body: string }[] };
    expect(list.value.map(({ body }) => body)).toEqual(['Code 222222', 'Code 111111']);
    const html = await (await fetch(`${gateway.url}/outbox`)).text();
    expect(html).toContain('Code 222222');
    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt;');
    expect(html).not.toContain('<b>Hi');
  });
});

describe('an allowed caller of the sandbox', () => {
  it.each([
    ['a client behind a proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['a page that uses DNS rebinding', { Host: 'evil.example' }],
  ])('is not %s', async (_, headers) => {
    for (const path of ['/sandbox/brand', '/sandbox/outbox', '/outbox']) {
      const response = await requestWith(`${gateway.url}${path}`, headers);
      expect([path, response]).toEqual([path, 404]);
    }
  });

  it('is not a page of another origin', async () => {
    const response = await fetch(`${gateway.url}/sandbox/reset`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
    });
    expect(response.status).toBe(403);
  });

  it('does not exist if the gateway is not a sandbox', async () => {
    const real = await startTestGateway({ sandbox: false });
    for (const [method, path] of [
      ['PUT', '/sandbox/brand'],
      ['GET', '/sandbox/outbox'],
      ['PUT', '/sandbox/clock'],
      ['PUT', '/sandbox/faults'],
      ['POST', '/sandbox/reset'],
      ['GET', '/outbox'],
    ] as const) {
      expect([path, (await fetch(real.url + path, { method })).status]).toEqual([path, 404]);
    }
    await real.stop();
  });
});

/** `fetch` doesn't allow a caller to set `Host`. */
async function requestWith(
  url: string,
  headers: Record<string, string>,
): Promise<number | undefined> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}
