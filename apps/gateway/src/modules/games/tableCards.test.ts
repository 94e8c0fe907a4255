import { listGames, listLiveTables } from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import type { Platform } from '../../kernel/platform';
import { gameListOf } from './game-list/gameList';
import { isTable } from './live-table/tables';
import { tableCardOf } from './tableCards';

const NOON = Date.UTC(2026, 4, 1, 4);

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
    const table = games.find(isTable);
    if (table === undefined) throw new Error('There is no table.');
    const clock = { now: () => new Date(NOON) };
    const platform = { ...gateway.platform, clock } as Platform;
    const first = tableCardOf(platform, table);
    clock.now = () => new Date(NOON + 999);
    expect(tableCardOf(platform, table)).toBe(first);
    clock.now = () => new Date(NOON + 1000);
    expect(tableCardOf(platform, table)).not.toBe(first);
    expect(await first).toMatchObject({ gameId: table.id, minStake: BigInt(table.minBet) });
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
