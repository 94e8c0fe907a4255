import {
  getGameFacets,
  launchGame,
  launchVendorLobby,
  listGames,
  listVendors,
} from '@perya/api-client';
import type { LobbyGames, VendorLobby } from '@perya/game-engines/play-api';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { askPlayApi } from '../play/playTesting';

const SITE = 'http://localhost:4173';

let gateway: TestGateway;
let juan: TestCaller;
let vendor: string;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  const lanes = await juan.client.call(listVendors, {});
  const slots = lanes.find(({ category }) => category === 'RNG')?.vendors ?? [];
  const largest = slots.toSorted((one, other) => (other.gameCount ?? 0) - (one.gameCount ?? 0));
  vendor = largest[0]?.code ?? '';
});

const key = (): string => crypto.randomUUID();
const ask = <Value>(path: string, options?: { secret?: string; body?: object }) =>
  askPlayApi<Value>(gateway, path, options);

interface Opened {
  secret: string;
  lobby: VendorLobby;
}

type LaunchChoice = { key?: string; backUrl?: string; theme?: 'dark' | 'light' };

async function launched(more: LaunchChoice = {}): Promise<URL> {
  const input = { vendor, category: 'RNG', key: key(), ...more } as const;
  const { address, sessionId } = await juan.client.call(launchVendorLobby, input);
  expect(sessionId).toBeNull();
  return new URL(address);
}

const exchange = async (address: URL, path = 'vendor/open') =>
  ask<Opened>(path, { body: { ticket: address.searchParams.get('ticket') } });

const open = async () => (await exchange(await launched())).value;

describe('the launch of a vendor’s lobby', () => {
  it('opens in the site’s theme', async () => {
    expect((await launched({ theme: 'light' })).searchParams.get('theme')).toBe('light');
    expect((await launched()).searchParams.has('theme')).toBe(false);
  });

  it('returns its page on the play origin, which leads back only to the site', async () => {
    const address = await launched({ backUrl: `${SITE}/rng?folder=x` });
    expect(address.origin + address.pathname).toBe(`${gateway.playUrl}/play/vendor`);
    const { lobby } = (await exchange(address)).value;
    expect(lobby).toMatchObject({
      language: 'EN',
      backUrl: `${SITE}/rng?folder=x`,
      siteOrigins: [SITE],
    });
    const other = await exchange(await launched({ backUrl: 'https://evil.example/' }));
    expect(other.value.lobby.backUrl).toBeNull();
  });

  it('is the same launch when repeated with its key', async () => {
    const mine = key();
    const one = await launched({ key: mine });
    expect((await launched({ key: mine })).href).toBe(one.href);
    expect((await exchange(one)).status).toBe(200);
    expect(await exchange(one)).toMatchObject({ status: 410, code: 'TICKET_SPENT' });
  });

  it('opens no game, and a game opens no lobby', async () => {
    const address = await launched();
    expect(await exchange(address, 'open')).toMatchObject({ status: 410 });
    expect((await exchange(address)).status).toBe(200);
    const { items } = await juan.client.call(listGames, { category: 'RNG' });
    const { id: gameId = '', nodeId = '', vendor: maker = '' } = items[0] ?? {};
    const game = await juan.client.call(launchGame, { gameId, nodeId, vendor: maker, key: key() });
    expect(await exchange(new URL(game.address))).toMatchObject({ status: 410 });
  });

  it('has nothing to open without games that the brand offers', async () => {
    const { brand, db } = gateway.platform;
    const unknown = { code: 'UNKNOWN_GAME', status: 404 };
    const launch = (category: 'RNG' | 'LOTT') =>
      juan.client.call(launchVendorLobby, { vendor, category });
    await expect(launch('LOTT')).rejects.toMatchObject(unknown);
    await brand.patch(db, { vendorsOff: { [vendor]: true } }, gateway.clock.now());
    await expect(launch('RNG')).rejects.toMatchObject(unknown);
    await brand.patch(db, { vendorsOff: { [vendor]: null } }, gateway.clock.now());
  });
});

describe('the lobby', () => {
  it('lists the vendor’s games page by page, in the order of the site', async () => {
    const { secret } = await open();
    const { value } = await ask<LobbyGames>('vendor/games', { secret });
    const site = await juan.client.call(listGames, {
      category: 'RNG',
      vendors: [vendor],
      pageSize: 24,
    });
    expect(value.totalCount).toBe(site.totalCount);
    expect(value.games.map(({ nodeId }) => nodeId)).toEqual(site.items.map(({ nodeId }) => nodeId));
    const second = await ask<LobbyGames>('vendor/games?page=2', { secret });
    expect(second.value.games[0]?.nodeId).not.toBe(value.games[0]?.nodeId);
    const cover = await fetch(gateway.playUrl + (value.games[0]?.coverPath ?? ''));
    expect(cover.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('finds games by name, and none that are turned off', async () => {
    const { secret } = await open();
    const { value } = await ask<LobbyGames>('vendor/games', { secret });
    const [game] = value.games;
    if (game === undefined) throw new Error('The lobby is empty.');
    const search = () =>
      ask<LobbyGames>(`vendor/games?search=${encodeURIComponent(game.name)}`, { secret });
    expect((await search()).value.games[0]?.id).toBe(game.id);
    const { brand, db } = gateway.platform;
    await brand.patch(db, { gamesOff: { [game.id]: true } }, gateway.clock.now());
    expect((await search()).value.games.map(({ id }) => id)).not.toContain(game.id);
    const launch = { nodeId: game.nodeId, key: key(), backUrl: `${gateway.playUrl}/play/vendor` };
    expect(await ask('vendor/launch', { secret, body: launch })).toMatchObject({
      status: 404,
      code: 'UNKNOWN_GAME',
    });
    await brand.patch(db, { gamesOff: { [game.id]: null } }, gateway.clock.now());
  });

  it('opens a game with the member’s money, whose exit leads to the lobby', async () => {
    const { secret } = await open();
    const { games } = (await ask<LobbyGames>('vendor/games', { secret })).value;
    const nodeId = games[0]?.nodeId ?? '';
    const backUrl = `${gateway.playUrl}/play/vendor`;
    const body = { nodeId, key: key(), backUrl };
    const { value } = await ask<{ path: string }>('vendor/launch', { secret, body });
    expect((await ask<{ path: string }>('vendor/launch', { secret, body })).value).toEqual(value);
    const address = new URL(value.path, gateway.playUrl);
    expect((await fetch(address)).status).toBe(200);
    const game = await ask<{ game: Record<string, unknown> }>('open', {
      body: { ticket: address.searchParams.get('ticket') },
    });
    expect(game.value.game).toMatchObject({
      id: games[0]?.id,
      mode: 'real',
      balance: '10000.00',
      backUrl,
      siteOrigins: [gateway.playUrl],
    });
  });

  it('has a secret for its own calls only, which ends with the sign-in', async () => {
    const other = callerOf(gateway);
    await other.signIn('vip001');
    const { address } = await other.client.call(launchVendorLobby, { vendor, category: 'RNG' });
    const { secret } = (await exchange(new URL(address))).value;
    expect((await ask('vendor/lobby', { secret })).status).toBe(200);
    expect((await ask('game', { secret })).status).toBe(404);
    expect((await ask('vendor/lobby')).status).toBe(401);
    const facets = await fetch(`${gateway.playUrl}${getGameFacets.path}`, {
      headers: { Token: secret },
    });
    expect(facets.status).toBe(404);
    await callerOf(gateway).signIn('vip001');
    expect((await ask('vendor/lobby', { secret })).status).toBe(401);
  });
});
