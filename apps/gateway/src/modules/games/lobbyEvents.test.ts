import { type InputOf, listGames, listLobbyEvents } from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';

let gateway: TestGateway;
let guest: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  guest = callerOf(gateway);
});

const events = (input: InputOf<typeof listLobbyEvents>) =>
  guest.client.call(listLobbyEvents, input);

const CATEGORIES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;

/** The studios that have games in each category. */
async function studiosByCategory() {
  const studios = new Map<(typeof CATEGORIES)[number], string[]>();
  for (const category of CATEGORIES) {
    const { items } = await guest.client.call(listGames, { category, pageSize: 200 });
    studios.set(category, [...new Set(items.map(({ vendor }) => vendor))]);
  }
  return studios;
}

describe.each(CATEGORIES)('the events of the %s lobby', (category) => {
  it('are ordered by start and refer to a game that takes bets on them', async () => {
    const list = await events({ category, count: 30 });
    expect(list.length).toBeGreaterThan(3);
    const starts = list.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const { items } = await guest.client.call(listGames, { category, pageSize: 200 });
    const games = new Map(items.map((game) => [game.id, game]));
    for (const event of list) {
      expect(event.category).toBe(category);
      expect(games.get(event.gameId)).toMatchObject({
        nodeId: event.nodeId,
        vendor: event.vendor,
        kind: event.kind,
      });
      expect(event.sides.length).toBeGreaterThan(1);
    }
  });

  it('list live events before coming ones, with prices while betting is open', async () => {
    const now = gateway.clock.now().getTime();
    const list = await events({ category, count: 60 });
    for (const { state, startsAt } of list) {
      expect(state).toBe(startsAt <= now ? 'LIVE' : 'COMING');
    }
    const prices = list.filter(({ isOpen }) => isOpen).flatMap(({ odds }) => odds);
    expect(prices.some(({ odds }) => odds !== null && odds > 1)).toBe(true);
    const shut = list.filter(({ isOpen }) => !isOpen).flatMap(({ odds }) => odds);
    expect(shut.filter(({ odds }) => odds !== null)).toEqual([]);
  });
});

describe('the events', () => {
  it('are limited to one sport and a count on request', async () => {
    const [first] = await events({ category: 'ESPORTS' });
    const kind = first?.kind ?? '';
    const list = await events({ category: 'ESPORTS', kind, count: 2 });
    expect(list.map((event) => event.kind)).toEqual([kind, kind]);
    expect(await events({ category: 'SPORTS', kind: 'CURLING' })).toEqual([]);
  });

  it("follow the gateway's clock", async () => {
    const before = await events({ category: 'SPORTS' });
    gateway.clock.moveTo(3_600_000);
    const after = await events({ category: 'SPORTS' });
    gateway.clock.moveTo(0);
    const ids = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('of hidden studios move to another studio, or disappear with the last one', async () => {
    const patch = (vendorsOff: Record<string, boolean | null>) =>
      fetch(`${gateway.url}/sandbox/brand`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ vendorsOff }),
      });
    const [category = 'SPORTS', [kept = '', ...others] = []] =
      [...(await studiosByCategory())].find(([, studios]) => studios.length > 1) ?? [];
    const hide = (studios: readonly string[], isHidden: true | null) =>
      patch(Object.fromEntries(studios.map((studio) => [studio, isHidden])));
    await hide(others, true);
    const list = await events({ category });
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ vendor }) => vendor === kept)).toBe(true);
    await hide([kept], true);
    expect(await events({ category })).toEqual([]);
    await hide([kept, ...others], null);
  });
});
