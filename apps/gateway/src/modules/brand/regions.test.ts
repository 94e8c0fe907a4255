import {
  createApiClient,
  getBalance,
  getSystemStatus,
  listPromotions,
  listServiceChannels,
  logout,
  opsGetSite,
  opsSetRegions,
  systemStateOf,
} from '@perya/api-client';
import type { FlightFacts, FlightReply } from '@perya/game-engines/crash';
import { parseTrustedProxies } from '@perya/http-server';
import { afterEach, describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { demoBrand } from '../../demoBrand';
import type { RegionRule } from '../../kernel/location/regionRule';
import {
  callerOf,
  operatorOf,
  startTestGateway,
  type TestCaller,
  type TestGateway,
} from '../../testing';
import { it } from '../../testingFixtures';
import { createTestPage } from '../games/play/playTesting';

/** Addresses in the database that comes with the gateway. */
const MANILA = '112.198.1.1';
const HANOI = '1.52.0.1';
const OHIO = '8.8.8.8';

let gateway: TestGateway;
let juan: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});
afterEach(() => patch(demoBrand));

const patch = (change: unknown) =>
  gateway.platform.brand.patch(gateway.db, change, gateway.clock.now());

const BLOCK_US: RegionRule = { mode: 'block', countries: ['US'], unknown: 'allow' };
const setRule = (rule: Partial<RegionRule>) => patch({ status: { regions: rule } });

/** A client whose calls a trusted proxy forwards with this header. */
const clientFrom = (forwardedFor: string, token: string | null = null, { url } = gateway) =>
  createApiClient({
    baseUrl: url,
    getToken: () => token,
    getLanguage: () => 'EN',
    fetch: (input, init) => {
      const request = new Request(input, init);
      request.headers.set('X-Forwarded-For', forwardedFor);
      return fetch(request);
    },
  });

const statusFrom = (forwardedFor: string, at = gateway) =>
  clientFrom(forwardedFor, null, at).call(getSystemStatus, {});

const stateFrom = async (forwardedFor: string, at = gateway) =>
  systemStateOf(await statusFrom(forwardedFor, at));

const RESTRICTED = { status: 451, code: 'REGION_RESTRICTED', messageKey: 'access_restricted' };

describe('the location of a visitor', () => {
  it.each([
    [MANILA, 'PH'],
    [HANOI, 'VN'],
    ['2001:4860:4860::8888', 'US'],
    ['192.168.0.7', ''],
  ])('of the address %s is %j', async (ip, country) => {
    expect((await statusFrom(ip)).location).toEqual({ ip, country });
  });

  it('can be simulated in the sandbox only', async () => {
    await setRule(BLOCK_US);
    await patch({ status: { location: { country: 'US' } } });
    expect(await statusFrom(MANILA)).toMatchObject({
      regionRestriction: true,
      location: { ip: MANILA, country: 'US' },
    });
    await patch({ status: { location: { ip: HANOI, country: null } } });
    expect((await statusFrom(MANILA)).location).toEqual({ ip: HANOI, country: 'VN' });

    const real = await startTestGateway({ sandbox: false });
    try {
      await real.platform.brand.patch(
        real.db,
        { status: { regions: BLOCK_US, location: { ip: OHIO, country: 'US' } } },
        real.clock.now(),
      );
      expect(await statusFrom(MANILA, real)).toMatchObject({
        regionRestriction: false,
        location: { ip: MANILA, country: 'PH' },
      });
    } finally {
      await real.stop();
    }
  });
});

describe('the rule of countries', () => {
  it('closes the site to the visitors of one country, and not to the next visitor', async () => {
    await setRule(BLOCK_US);
    for (const [ip, state] of [
      [OHIO, 'region-restricted'],
      [MANILA, 'normal'],
      [OHIO, 'region-restricted'],
      ['192.168.0.7', 'normal'],
    ] as const) {
      expect([ip, await stateFrom(ip)]).toEqual([ip, state]);
    }
    await setRule({ mode: 'allow', countries: ['PH', 'VN'], unknown: 'block' });
    for (const [ip, state] of [
      [OHIO, 'region-restricted'],
      [MANILA, 'normal'],
      [HANOI, 'normal'],
      ['192.168.0.7', 'region-restricted'],
    ] as const) {
      expect([ip, await stateFrom(ip)]).toEqual([ip, state]);
    }
  });

  it('rejects a restricted visitor’s calls, except those of the closed page and of signing out', async () => {
    await setRule(BLOCK_US);
    const other = callerOf(gateway);
    await other.signIn('maria03');
    const abroad = clientFrom(OHIO, other.token());
    await expect(abroad.call(getBalance, {})).rejects.toMatchObject(RESTRICTED);
    await expect(abroad.call(listPromotions, {})).rejects.toMatchObject(RESTRICTED);
    await abroad.call(listServiceChannels, {});
    await clientFrom(MANILA, other.token()).call(getBalance, {});
    await abroad.call(logout, {});
  });

  it('ignores entries of X-Forwarded-For that the visitor can forge', async () => {
    await setRule(BLOCK_US);
    expect(await stateFrom(`${MANILA}, ${OHIO}`)).toBe('region-restricted');
    await setRule({ mode: 'allow', countries: ['PH'], unknown: 'block' });
    const open = await startTestGateway({
      config: { trustedProxies: parseTrustedProxies('none') },
    });
    try {
      await open.platform.brand.patch(
        open.db,
        { status: { regions: { mode: 'allow', countries: ['PH'], unknown: 'block' } } },
        open.clock.now(),
      );
      expect(await statusFrom(MANILA, open)).toMatchObject({
        regionRestriction: true,
        location: { ip: '127.0.0.1', country: '' },
      });
    } finally {
      await open.stop();
    }
  });

  it('does not apply to operators, payment providers and health checks', async () => {
    await setRule({ mode: 'allow', countries: ['PH'], unknown: 'block' });
    const headers = { 'X-Forwarded-For': OHIO };
    await operatorOf(gateway).call(opsGetSite, {});
    expect((await fetch(`${gateway.url}/healthz`, { headers })).status).toBe(200);
    expect((await fetch(`${gateway.url}/readyz`, { headers })).status).toBe(200);
    const callback = await fetch(`${gateway.url}/wps/payments/callback/sandbox`, {
      method: 'POST',
      headers,
      body: '{}',
    });
    expect(callback.status).toBe(401);
  });

  it.each([
    [{ countries: ['UK'] }, 'status.regions.countries.0'],
    [{ countries: ['ph'] }, 'status.regions.countries.0'],
    [{ mode: 'allow', countries: [] }, 'status.regions'],
    [{ mode: 'deny' }, 'status.regions.mode'],
    [{ unknown: null }, 'status.regions.unknown'],
  ])('rejects %j', async (change, path) => {
    await expect(patch({ status: { regions: change } })).rejects.toMatchObject({
      code: 'INVALID_BRAND',
      details: { value: { errors: [{ path }] } },
    });
    expect(gateway.platform.brand.current.status.regions).toEqual(demoBrand.status.regions);
  });

  it('is set by the operator', async () => {
    const operator = operatorOf(gateway);
    expect((await operator.call(opsGetSite, {})).regions).toEqual(demoBrand.status.regions);
    expect((await operator.call(opsSetRegions, BLOCK_US)).regions).toEqual(BLOCK_US);
    expect(await stateFrom(OHIO)).toBe('region-restricted');
    await expect(
      operator.call(opsSetRegions, { ...BLOCK_US, countries: ['UK'] }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_BRAND' });
    expect((await operator.call(opsSetRegions, { ...BLOCK_US, countries: [] })).regions).toEqual(
      demoBrand.status.regions,
    );
    expect(await stateFrom(OHIO)).toBe('normal');
  });
});

describe('the play origin', () => {
  const ask = async (
    path: string,
    ip: string,
    { secret = '', body }: { secret?: string; body: object },
  ) => {
    const response = await fetch(`${gateway.playUrl}/play/api/${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Play-Session': secret,
        'X-Forwarded-For': ip,
      },
      body: JSON.stringify(body),
    });
    const { value, code } = (await response.json()) as { value: unknown; code?: string };
    return { status: response.status, value, code };
  };

  it.each(['/play/slot', '/play/lottery', '/chat'])('serves %s by country', async (path) => {
    await setRule(BLOCK_US);
    const statusOf = async (ip: string) =>
      (await fetch(gateway.playUrl + path, { headers: { 'X-Forwarded-For': ip } })).status;
    expect(await statusOf(OHIO)).toBe(451);
    expect(await statusOf(MANILA)).toBe(200);
  });

  it.each(['open', 'lottery/open', 'vendor/open', 'vendor/launch'])(
    'rejects a restricted visitor’s call %s',
    async (path) => {
      await setRule(BLOCK_US);
      expect(await ask(path, OHIO, { body: { ticket: 'x' } })).toMatchObject({
        status: 451,
        code: 'REGION_RESTRICTED',
      });
      expect((await ask(path, MANILA, { body: { ticket: 'x' } })).status).not.toBe(451);
    },
  );

  it('rejects a new round of a restricted visitor, but lets an open one end', async () => {
    const { secret, game } = await createTestPage(gateway).open<FlightFacts>(juan, 'crash');
    const start = () =>
      ask('crash/start', MANILA, {
        secret,
        body: { roundKey: crypto.randomUUID(), stake: game.stakes[0], auto: null },
      });
    const started = await start();
    expect(started.status).toBe(200);
    await setRule(BLOCK_US);
    const abroad = await ask('crash/start', OHIO, {
      secret,
      body: { roundKey: crypto.randomUUID(), stake: game.stakes[0], auto: null },
    });
    expect(abroad).toMatchObject({ status: 451, code: 'REGION_RESTRICTED' });
    const { roundId } = (started.value as FlightReply).flight;
    const ended = await ask('crash/cash-out', OHIO, {
      secret,
      body: { roundKey: crypto.randomUUID(), roundId },
    });
    expect(ended.status).not.toBe(451);
  });

  it.each([
    ['/chat/socket', () => gateway.playUrl],
    ['/push/socket', () => 'http://localhost:4173'],
  ])('opens the WebSocket %s by country', async (path, originOf) => {
    await setRule(BLOCK_US);
    const statusOf = (ip: string) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(gateway.playUrl.replace('http', 'ws') + path, {
          headers: { Origin: originOf(), 'X-Forwarded-For': ip },
        });
        socket.on('error', () => {});
        socket.once('open', () => {
          resolve(101);
          socket.close();
        });
        socket.once('unexpected-response', (request, { statusCode = 0 }) => {
          resolve(statusCode);
          request.destroy();
        });
      });
    expect(await statusOf(OHIO)).toBe(451);
    expect(await statusOf(MANILA)).toBe(101);
  });
});
