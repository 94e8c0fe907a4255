import {
  createApiClient,
  getBalance,
  getMemberInfo,
  launchGame,
  launchLotteryLobby,
  listComingDraws,
  listGames,
  listRecentLotteries,
  type LotteryLobbyInput,
} from '@perya/api-client';
import { contract } from '@perya/api-client/server';
import { beforeAll, describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { isLobbyCall } from './calls';

const SITE = 'http://localhost:4173';

let gateway: TestGateway;
let juan: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

interface Opened {
  token: string;
  language: string;
  backUrl: string | null;
  siteOrigins: string[];
}

async function launched(more: Partial<LotteryLobbyInput> = {}): Promise<URL> {
  const input = { prizeMode: 'SEA', backUrl: `${SITE}/lott`, ...more } as const;
  const { address } = await juan.client.call(launchLotteryLobby, input);
  return new URL(address);
}

async function exchange(ticket: string | null, place = 'lottery/open') {
  const response = await fetch(`${gateway.playUrl}/play/api/${place}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ticket }),
  });
  const { value, code } = (await response.json()) as { value: Opened; code?: string };
  return { status: response.status, value, code };
}

/** A client of the lobby's page: the same transport on the play origin, with the lobby's token. */
const clientWith = (token: string | null, baseUrl = gateway.playUrl) =>
  createApiClient({ baseUrl, getToken: () => token, getLanguage: () => 'EN' });

/** Waits so that the next launch isn't treated as a double click. */
const pause = () => gateway.clock.moveTo(gateway.clock.offsetMs + 11_000);

describe('the launch', () => {
  it('returns a URL on the play origin with the view to show', async () => {
    const address = await launched({
      lottery: 'PH_6_42',
      area: 'PH',
      view: 'results',
      theme: 'light',
    });
    expect(address.origin).toBe(new URL(gateway.playUrl).origin);
    expect(address.pathname).toBe('/play/lottery');
    const { ticket, ...shown } = Object.fromEntries(address.searchParams);
    expect(ticket).toMatch(/^[\w-]{40,}$/);
    expect(shown).toEqual({ gameCode: 'PH_6_42', view: 'RESULTS', area: 'PH', theme: 'light' });
  });

  it('rejects an unknown lottery', async () => {
    await expect(launched({ lottery: 'NO_SUCH' })).rejects.toMatchObject({ status: 404 });
  });

  it('leads back only to the site', async () => {
    const { value: home } = await exchange((await launched()).searchParams.get('ticket'));
    expect(home.backUrl).toBe(`${SITE}/lott`);
    expect(home.siteOrigins).toEqual([SITE]);
    pause();
    for (const backUrl of [
      'https://evil.example/',
      'javascript:alert(1)',
      `${SITE}.evil.example`,
    ]) {
      const { value } = await exchange((await launched({ backUrl })).searchParams.get('ticket'));
      expect(value.backUrl).toBeNull();
      pause();
    }
  });
});

describe('the token', () => {
  let token: string;
  beforeAll(async () => {
    pause();
    const { value } = await exchange((await launched()).searchParams.get('ticket'));
    token = value.token;
  });

  it('is issued once per ticket', async () => {
    pause();
    const ticket = (await launched()).searchParams.get('ticket');
    expect(await exchange(ticket)).toMatchObject({ status: 200 });
    expect(await exchange(ticket)).toMatchObject({ status: 410, code: 'TICKET_SPENT' });
  });

  it('authorizes the lottery calls as the member', async () => {
    const lobby = clientWith(token);
    expect((await lobby.call(listComingDraws, {})).length).toBeGreaterThan(50);
    expect((await lobby.call(getMemberInfo, {})).account).toBe(
      (await juan.client.call(getMemberInfo, {})).account,
    );
    expect(await lobby.call(getBalance, {})).toEqual(await juan.client.call(getBalance, {}));
  });

  it('is not valid on the gateway or for games', async () => {
    await expect(clientWith(token, gateway.url).call(getBalance, {})).rejects.toMatchObject({
      status: 401,
    });
    const asGame = await fetch(`${gateway.playUrl}/play/api/game`, {
      headers: { 'Play-Session': token },
    });
    expect(asGame.ok).toBe(false);
  });

  it("is not the site's own, which is not valid here", async () => {
    await expect(clientWith(juan.token()).call(getBalance, {})).rejects.toMatchObject({
      status: 401,
    });
  });

  it("is only for the lobby's calls: no other call of the contract exists here", async () => {
    const others = Object.values(contract).filter((endpoint) => !isLobbyCall(endpoint));
    expect(others.length).toBeGreaterThan(50);
    const statuses = await Promise.all(
      others.map(async ({ method, path: at }) => {
        const address = gateway.playUrl + at.replaceAll(/\{\w+\}/g, 'x');
        return (await fetch(address, { method, headers: { Token: token } })).status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([404]));
  });

  it('identifies the member to a reloaded page', async () => {
    const response = await fetch(`${gateway.playUrl}/play/api/lottery/guest`, {
      headers: { Token: token },
    });
    expect(await response.json()).toMatchObject({
      value: { language: 'EN', backUrl: `${SITE}/lott` },
    });
  });

  it('requires a lobby ticket, and a lobby ticket opens no game', async () => {
    const { items } = await juan.client.call(listGames, { category: 'RNG' });
    const { id: gameId, nodeId, vendor } = items[0] ?? { id: '', nodeId: '', vendor: '' };
    const { address } = await juan.client.call(launchGame, { gameId, nodeId, vendor });
    const game = await exchange(new URL(address).searchParams.get('ticket'));
    expect(game).toMatchObject({ status: 410, code: 'TICKET_SPENT' });
    pause();
    // Rejected like any invalid ticket, and not used up.
    const ticket = (await launched()).searchParams.get('ticket');
    expect(await exchange(ticket, 'open')).toMatchObject({ status: 410, code: 'TICKET_SPENT' });
    expect((await exchange(ticket)).status).toBe(200);
  });

  it('ends with its sign-in', async () => {
    pause();
    const other = callerOf(gateway);
    await other.signIn('vip001');
    const { address } = await other.client.call(launchLotteryLobby, {
      prizeMode: 'SEA',
      backUrl: `${SITE}/lott`,
    });
    const { value } = await exchange(new URL(address).searchParams.get('ticket'));
    const lobby = clientWith(value.token);
    await lobby.call(listRecentLotteries, {});
    await callerOf(gateway).signIn('vip001');
    await expect(lobby.call(listRecentLotteries, {})).rejects.toMatchObject({ status: 401 });
  });
});
