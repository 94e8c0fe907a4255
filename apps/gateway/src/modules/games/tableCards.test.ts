import { listGames, listLiveTables } from '@perya/api-client';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import type { Platform } from '../../kernel/platform';
import { gameListOf } from './game-list/gameList';
import { generateGameList } from './game-list/generate';
import { tableCardOf } from './tableCards';
import { tableAt } from './game-list/tables';

const tables = generateGameList('perya', 3084).games.filter(
  ({ category, engine }) => category === 'LIVE' && engine === null,
);
const NOON = Date.UTC(2026, 4, 1, 4);
const moments = fc.integer({ min: NOON, max: NOON + 10 * 86_400_000 });
const anyTable = fc.constantFrom(...tables);

describe('a live table', () => {
  it('is the same for every request at the same time', () => {
    fc.assert(
      fc.property(anyTable, moments, (game, at) => {
        expect(tableAt(game, at)).toEqual(tableAt({ ...game }, at));
      }),
    );
  });

  it('stays in its state until that ends, and then changes', () => {
    fc.assert(
      fc.property(anyTable, moments, (game, at) => {
        const { state, stateEndsAt } = tableAt(game, at);
        expect(stateEndsAt).toBeGreaterThan(at);
        expect(tableAt(game, stateEndsAt - 1).state).toBe(state);
        expect(tableAt(game, stateEndsAt - 1).stateEndsAt).toBe(stateEndsAt);
        expect(tableAt(game, stateEndsAt).state).not.toBe(state);
      }),
    );
  });

  it('only adds a result per round, and starts a new shoe without any', () => {
    fc.assert(
      fc.property(anyTable, moments, (game, at) => {
        const before = tableAt(game, at);
        fc.pre(before.state === 'BETTING');
        // During betting and dealing, the road doesn't change.
        const dealing = tableAt(game, before.stateEndsAt);
        fc.pre(dealing.state === 'DEALING');
        expect(dealing.results).toEqual(before.results);
        const after = tableAt(game, dealing.stateEndsAt);
        fc.pre(after.state !== 'CLOSED' && after.results.length > 0);
        const kept = after.results.slice(0, -1);
        expect(before.results.slice(-kept.length || before.results.length)).toEqual(kept);
      }),
    );
  });

  it("has no more seated players than seats, and none while it's closed", () => {
    fc.assert(
      fc.property(anyTable, moments, (game, at) => {
        const { seats, seatsTaken, players, state, minStake, maxStake } = tableAt(game, at);
        expect(seatsTaken).toBeLessThanOrEqual(seats ?? 0);
        expect(seatsTaken).toBeLessThanOrEqual(players);
        expect(state !== 'CLOSED' || players === 0).toBe(true);
        expect(minStake).toBe(game.minBet);
        expect(maxStake).toBeGreaterThan(minStake);
      }),
    );
  });

  it('deals by the shares of its rules', () => {
    const game = tables.find(({ classify }) => classify === 'DRAGON_TIGER');
    if (game === undefined) throw new Error('There is no Dragon Tiger.');
    const seen = { D: 0, T: 0, '=': 0 };
    // The last results of 600 shoes, each read once.
    for (let shoe = 0; shoe < 600; shoe += 1) {
      for (const result of tableAt(game, NOON + shoe * (80 * 24 + 90) * 1000).results) {
        seen[result as keyof typeof seen] += 1;
      }
    }
    const total = seen.D + seen.T + seen['='];
    expect(total).toBeGreaterThan(5000);
    // Four standard deviations of a share near one half.
    const within = 4 * Math.sqrt(0.25 / total);
    expect(Math.abs(seen.D / total - 0.4627)).toBeLessThan(within);
    expect(Math.abs(seen.T / total - 0.4627)).toBeLessThan(within);
    expect(Math.abs(seen['='] / total - 0.0746)).toBeLessThan(within);
  });

  it('has more players in the evening than before dawn', () => {
    const crowd = (at: number) => tables.reduce((sum, game) => sum + tableAt(game, at).players, 0);
    // At 21:00 and 4:00 in Manila.
    expect(crowd(NOON + 9 * 3_600_000)).toBeGreaterThan(2 * crowd(NOON + 16 * 3_600_000));
  });
});

describe('the call for live tables', () => {
  let gateway: TestGateway;
  let guest: TestCaller;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
    guest = callerOf(gateway);
  });

  it('returns each requested table once and follows the clock', async () => {
    const { items } = await guest.client.call(listGames, { category: 'LIVE', pageSize: 12 });
    const slots = await guest.client.call(listGames, { category: 'RNG', pageSize: 1 });
    const asked = items.map(({ id }) => id);
    const gameIds = [...asked, asked[0] ?? '', slots.items[0]?.id ?? '', 'nowhere'];
    // Read before the request: a state may end while the response is in flight.
    const now = gateway.clock.now().getTime();
    const first = await guest.client.call(listLiveTables, { gameIds });
    expect(first.map(({ gameId }) => gameId)).toEqual(asked);
    expect(first[0]?.minStake).toMatchObject({ currency: 'PHP' });
    expect(first.every(({ stateEndsAt }) => stateEndsAt > now)).toBe(true);
    gateway.clock.moveTo(4 * 3_600_000);
    const later = await guest.client.call(listLiveTables, { gameIds: asked });
    expect(later).not.toEqual(first);
    expect(later.every(({ stateEndsAt }) => stateEndsAt > now + 4 * 3_600_000)).toBe(true);
    gateway.clock.moveTo(0);
  });

  it('creates a card once per second, regardless of the number of requests', async () => {
    const { games } = await gameListOf(gateway.platform);
    const table = games.find(({ category, engine }) => category === 'LIVE' && engine !== null);
    if (table === undefined) throw new Error('There is no table that can be played here.');
    const clock = { now: () => new Date(NOON) };
    const platform = { ...gateway.platform, clock } as Platform;
    const first = tableCardOf(platform, table);
    clock.now = () => new Date(NOON + 999);
    expect(tableCardOf(platform, table)).toBe(first);
    clock.now = () => new Date(NOON + 1000);
    expect(tableCardOf(platform, table)).not.toBe(first);
    expect(await first).toMatchObject({ gameId: table.id, seats: 7 });
  });

  it('leaves out studios that the brand does not offer', async () => {
    const { items } = await guest.client.call(listGames, { category: 'LIVE', pageSize: 12 });
    const vendor = items[0]?.vendor ?? '';
    const patch = (vendorsOff: Record<string, boolean | null>) =>
      fetch(`${gateway.url}/sandbox/brand`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ vendorsOff }),
      });
    await patch({ [vendor]: true });
    const left = await guest.client.call(listLiveTables, { gameIds: items.map(({ id }) => id) });
    const gone = items.filter((game) => game.vendor === vendor).map(({ id }) => id);
    expect(left.map(({ gameId }) => gameId).filter((id) => gone.includes(id))).toEqual([]);
    expect(left).toHaveLength(items.length - gone.length);
    await patch({ [vendor]: null });
  });
});
