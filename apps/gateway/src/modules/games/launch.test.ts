import { describe, expect } from 'vitest';
import {
  getBalance,
  getBetDetail,
  getBettingRecord,
  getGameSession,
  launchGame,
  launchLotteryLobby,
  launchPvpRoom,
  launchVendorLobby,
  listGames,
  listPvpRooms,
  type Game,
  type Launch,
} from '@perya/api-client';
import { checkLedger } from '../../kernel/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { askPlayApi } from './play/playTesting';
import { playAbandonedSpins } from './slot/abandoned';
import type { SpinReply } from '@perya/game-engines/slot';

let gateway: TestGateway;
let juan: TestCaller;

it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
});

const DAY_MS = 86_400_000;
const key = (): string => crypto.randomUUID();
const ticketOf = ({ address }: Launch): string => new URL(address).searchParams.get('ticket') ?? '';

const ask = <Value>(path: string, body: unknown, secret?: string) =>
  askPlayApi<Value>(gateway, path, { secret, body });

interface Opened {
  secret: string;
  game: { stakes: string[] };
}

const open = async (launched: Launch) =>
  (await ask<Opened>('open', { ticket: ticketOf(launched) })).value;

async function slotAt(place: number): Promise<Game> {
  const { items } = await juan.client.call(listGames, { category: 'RNG' });
  const found = items[place];
  if (found === undefined) throw new Error('The lobby is too short.');
  return found;
}

async function launched(game: Game, more: { key?: string; isDemo?: boolean } = {}) {
  const { id: gameId, nodeId, vendor } = game;
  return juan.client.call(launchGame, { gameId, nodeId, vendor, ...more });
}

describe('a launch with a key', () => {
  it('is the same launch when repeated, at once or long after a lost response', async () => {
    const game = await slotAt(0);
    const mine = key();
    const [one, other] = await Promise.all([
      launched(game, { key: mine }),
      launched(game, { key: mine }),
    ]);
    expect(other).toEqual(one);
    gateway.clock.moveTo(30_000);
    expect(await launched(game, { key: mine })).toEqual(one);
    expect((await ask('open', { ticket: ticketOf(one) })).status).toBe(200);
    gateway.clock.moveTo(300_000);
    // The opened game continues: reloading the page doesn't open it again.
    expect(await launched(game, { key: mine })).toEqual(one);
    gateway.clock.moveTo(0);
  });

  it('gets a new ticket if the first one expired unused', async () => {
    const game = await slotAt(1);
    const mine = key();
    const first = await launched(game, { key: mine });
    gateway.clock.moveTo(61_000);
    const second = await launched(game, { key: mine });
    expect(ticketOf(second)).not.toBe(ticketOf(first));
    expect((await ask('open', { ticket: ticketOf(second) })).status).toBe(200);
    gateway.clock.moveTo(0);
  });

  it('is rejected for another game under the same key', async () => {
    const mine = key();
    await launched(await slotAt(2), { key: mine });
    await expect(launched(await slotAt(3), { key: mine })).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await expect(launched(await slotAt(2), { key: mine, isDemo: true })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('is another launch in another tab, and the game continues in the last one opened', async () => {
    const game = await slotAt(4);
    const first = await open(await launched(game, { key: key() }));
    const second = await open(await launched(game, { key: key() }));
    const spin = (secret: string) =>
      ask('spin', { roundKey: key(), stake: first.game.stakes[0] }, secret);
    expect(await spin(first.secret)).toMatchObject({ status: 410, code: 'PLAYED_ELSEWHERE' });
    expect((await spin(second.secret)).status).toBe(200);
    // Demo play is a separate game.
    const demo = await open(await launched(game, { key: key(), isDemo: true }));
    expect((await spin(second.secret)).status).toBe(200);
    expect((await spin(demo.secret)).status).toBe(200);
  });
});

describe('a game session', () => {
  it('sums up its own rounds and not those of another session', async () => {
    const game = await slotAt(5);
    const first = await launched(game, { key: key() });
    const { secret, game: opened } = await open(first);
    const empty = await juan.client.call(getGameSession, { id: first.sessionId ?? '' });
    expect(empty).toMatchObject({ rounds: 0, openRounds: 0, result: { minor: 0 } });

    const spins: SpinReply[] = [];
    while (spins.length < 5 || spins.at(-1)?.feature) {
      gateway.clock.moveTo(1_000 * (spins.length + 1));
      const body = { roundKey: key(), stake: opened.stakes[0] };
      spins.push((await ask<SpinReply>('spin', body, secret)).value);
    }
    const sum = (field: 'stake' | 'payout') =>
      spins.reduce((total, spin) => total + Math.round(Number(spin[field]) * 100), 0);
    const played = await juan.client.call(getGameSession, { id: first.sessionId ?? '' });
    expect(played.rounds).toBe(spins.filter(({ isFree }) => !isFree).length);
    expect(played.openRounds).toBe(0);
    expect(played.stake.minor).toBe(sum('stake'));
    expect(played.payout.minor).toBe(sum('payout'));
    expect(played.result.minor).toBe(sum('payout') - sum('stake'));

    gateway.clock.moveTo(1_000 * (spins.length + 2));
    const second = await launched(game, { key: key() });
    const next = await open(second);
    await ask('spin', { roundKey: key(), stake: next.game.stakes[0] }, next.secret);
    expect(await juan.client.call(getGameSession, { id: first.sessionId ?? '' })).toEqual(played);
    expect(await juan.client.call(getGameSession, { id: second.sessionId ?? '' })).toMatchObject({
      rounds: 1,
    });
    gateway.clock.moveTo(0);
  });

  it('contains no demo rounds and is unknown to other members', async () => {
    const game = await slotAt(6);
    const demo = await launched(game, { key: key(), isDemo: true });
    const { secret, game: opened } = await open(demo);
    await ask('spin', { roundKey: key(), stake: opened.stakes[0] }, secret);
    const id = demo.sessionId ?? '';
    expect(await juan.client.call(getGameSession, { id })).toMatchObject({ rounds: 0 });
    const vip = callerOf(gateway);
    await vip.signIn('vip001');
    await expect(vip.client.call(getGameSession, { id })).rejects.toMatchObject({ status: 404 });
  });

  /** Spins until free spins are won, and leaves them unplayed. */
  async function leaveFreeSpins(game: Game): Promise<string> {
    const { secret, game: opened } = await open(await launched(game, { key: key() }));
    for (let spins = 0; spins < 500; spins += 1) {
      const body = { roundKey: key(), stake: opened.stakes[0] };
      const { value } = await ask<SpinReply>('spin', body, secret);
      if (value.feature) return value.roundId;
    }
    throw new Error('No free spins in 500 spins.');
  }

  it('with free spins left stays open in the record, with a link to continue', async () => {
    const game = await slotAt(7);
    await leaveFreeSpins(game);
    const { items } = await juan.client.call(getBettingRecord, { status: 'open' });
    const left = items.find(({ gameId }) => gameId === game.id);
    expect(left?.resume).toMatchObject({ id: game.id, nodeId: game.nodeId });
    const { items: settled } = await juan.client.call(getBettingRecord, { status: 'lost' });
    expect(settled.every(({ resume }) => resume === null)).toBe(true);
  });

  it('with free spins left for a month is played and paid once, as the record states', async () => {
    const game = await slotAt(8);
    const roundId = await leaveFreeSpins(game);
    const betOf = async () => {
      const { items } = await juan.client.call(getBettingRecord, { pageSize: 200 });
      return items.find((bet) => bet.roundId === roundId);
    };
    gateway.clock.moveTo(29 * DAY_MS);
    await playAbandonedSpins(gateway.platform);
    await juan.signIn('juan01');
    const waiting = await betOf();
    expect(waiting).toMatchObject({ status: 'open', isSettledByPlatform: false });
    const before = await juan.client.call(getBalance, {});

    gateway.clock.moveTo(31 * DAY_MS);
    // Two gateways that run at the same time.
    await Promise.all([playAbandonedSpins(gateway.platform), playAbandonedSpins(gateway.platform)]);
    await juan.signIn('juan01');
    const played = await betOf();
    expect(played).toMatchObject({ isSettledByPlatform: true, resume: null });
    expect(played?.status).not.toBe('open');
    const won = (played?.payout.minor ?? 0) - (waiting?.payout.minor ?? 0);
    const draws = await juan.client.call(getBetDetail, { betId: played?.id ?? '' });
    const free = draws.filter(({ isFree }) => isFree);
    expect(free.length).toBeGreaterThan(0);
    expect(free.reduce((sum, { payout }) => sum + payout.minor, 0)).toBe(won);
    const after = await juan.client.call(getBalance, {});
    // Other rounds of juan01 may have been left as long; only free spins were paid.
    expect(after.minor - before.minor).toBeGreaterThanOrEqual(won);
    expect(await checkLedger(gateway.db)).toEqual([]);
    gateway.clock.moveTo(0);
    await juan.signIn('juan01');
  });
});

describe('the other ways to launch', () => {
  async function pvpGame(): Promise<Game> {
    const { items } = await juan.client.call(listGames, { category: 'PVP' });
    const found = items[0];
    if (found === undefined) throw new Error('There is no PVP game.');
    return found;
  }

  it('lists the rooms of a PVP game by stakes, lowest first, and opens the chosen one', async () => {
    const game = await pvpGame();
    const { id: gameId, nodeId, vendor } = game;
    const rooms = await juan.client.call(listPvpRooms, { gameId, vendor });
    expect(rooms.length).toBeGreaterThan(1);
    const stakes = rooms.map(({ minStake }) => minStake.minor);
    expect(stakes).toEqual(stakes.toSorted((a, b) => a - b));
    expect(rooms[0]?.minStake.minor).toBe(Math.round(Number(game.minBet) * 100));
    for (const { minStake, maxStake, minBalance } of rooms) {
      expect(maxStake.minor).toBeGreaterThanOrEqual(minStake.minor);
      expect(minBalance.minor).toBeGreaterThanOrEqual(minStake.minor);
    }
    const [room] = rooms;
    const input = { gameId, nodeId, vendor, roomId: room?.id ?? '', key: key() };
    const first = await juan.client.call(launchPvpRoom, input);
    expect(await juan.client.call(launchPvpRoom, input)).toEqual(first);
    expect((await ask('open', { ticket: ticketOf(first) })).status).toBe(200);
    const after = await juan.client.call(listPvpRooms, { gameId, vendor });
    expect(after[0]?.players).toBe(1);
    await expect(
      juan.client.call(launchPvpRoom, { ...input, roomId: 'elsewhere', key: key() }),
    ).rejects.toMatchObject({ status: 404, messageKey: 'unknown_room' });
    // A key can't be reused for another table.
    await expect(
      juan.client.call(launchPvpRoom, { ...input, roomId: rooms[1]?.id ?? '' }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('are closed to trial accounts', async () => {
    const trial = callerOf(gateway);
    await trial.signIn('trial01');
    const game = await slotAt(0);
    const rejection = { status: 403, messageKey: 'in_need_true_account' };
    await expect(
      trial.client.call(launchVendorLobby, { vendor: game.vendor, category: 'RNG' }),
    ).rejects.toMatchObject(rejection);
    const pvp = await pvpGame();
    const { id: gameId, nodeId, vendor } = pvp;
    const [room] = await trial.client.call(listPvpRooms, { gameId, vendor });
    await expect(
      trial.client.call(launchPvpRoom, { gameId, nodeId, vendor, roomId: room?.id ?? '' }),
    ).rejects.toMatchObject(rejection);
    await expect(
      trial.client.call(launchLotteryLobby, {
        prizeMode: 'SEA',
        backUrl: 'http://localhost:4173/',
      }),
    ).rejects.toMatchObject(rejection);
  });
});
