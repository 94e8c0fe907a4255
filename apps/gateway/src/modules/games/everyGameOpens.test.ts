import {
  addFavourite,
  launchGame,
  launchPvpRoom,
  listFavouriteIds,
  listFavourites,
  listGames,
  listPvpRooms,
} from '@perya/api-client';
import { lotteryOf } from '@perya/rules/lottery';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../testing';
import { it } from '../../testingFixtures';
import { forgetGameList } from './game-list/gameList';
import { generateGameList } from './game-list/generate';
import { game as gameTable } from './game-list/schema';
import { GAME_COUNTS } from './game-list/seed';
import { hasEngine, type EngineGame } from './game-list/types';
import { askPlayApi, type OpenReply } from './play/playTesting';

/** The games of all seed profiles. */
const games = [...new Set(Object.values(GAME_COUNTS))].flatMap(
  (count) => generateGameList('perya', count).games,
);

/** What determines whether a game opens: two games with the same key differ only in their card. */
const keyOf = ({ category, engine, model, theme }: EngineGame): string =>
  [category, engine, model, category === 'RNG' ? '' : theme].join(' ');

const subjects = [
  ...new Map(games.filter(hasEngine).map((game) => [keyOf(game), game])).values(),
].map((game, place): EngineGame => {
  const id = `opens-${place}`;
  return { ...game, id, nodeId: id, code: id };
});

let gateway: TestGateway;
let juan: TestCaller;
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  juan = callerOf(gateway);
  await juan.signIn('juan01');
  await gateway.db.insert(gameTable).values(subjects);
  forgetGameList(gateway.platform);
});

/** The address that a game is launched at; of a PVP game, that of its first room. */
async function addressOf({ id: gameId, nodeId, vendor, category }: EngineGame): Promise<string> {
  if (category !== 'PVP') {
    return (await juan.client.call(launchGame, { gameId, nodeId, vendor })).address;
  }
  const [room] = await juan.client.call(listPvpRooms, { gameId, vendor });
  const input = { gameId, nodeId, vendor, roomId: room?.id ?? '' };
  return (await juan.client.call(launchPvpRoom, input)).address;
}

describe('every game of every seed profile', () => {
  it.each(subjects.map((game) => [keyOf(game), game] as const))('opens: %s', async (_, game) => {
    // A member launches at most 60 games a minute.
    gateway.clock.moveTo(gateway.clock.offsetMs + 2000);
    const address = new URL(await addressOf(game));
    expect(address.pathname).toBe(`/play/${game.engine}`);
    const body = { ticket: address.searchParams.get('ticket') };
    const { status, value } = await askPlayApi<OpenReply>(gateway, 'open', { body });
    expect(status).toBe(200);
    expect(value.game.id).toBe(game.id);
  });

  it('that is a lottery has a page', () => {
    const lotteries = games.filter((game) => !hasEngine(game));
    expect(lotteries.length).toBeGreaterThan(0);
    for (const { code } of lotteries) expect(lotteryOf(code)?.code).toBe(code);
  });
});

describe('a stored game that nothing opens', () => {
  it.each([
    { engine: null, model: null },
    { engine: 'keno' as EngineGame['engine'], model: 'keno-1' },
    { engine: 'slot' as const, model: null },
  ])('is in no list and cannot be launched: %o', async (stored) => {
    const [game] = (await juan.client.call(listGames, { category: 'FISH' })).items;
    if (game === undefined) throw new Error('There is no fish game.');
    const { id: gameId, nodeId, vendor, category, name } = game;
    await juan.client.call(addFavourite, { nodeId, vendor, category });
    const found = async () => (await juan.client.call(listGames, { search: name })).items;
    const before = (await juan.client.call(listFavourites, {})).totalCount;
    expect((await found()).map(({ id }) => id)).toContain(gameId);

    const [row] = await gateway.db.select().from(gameTable).where(eq(gameTable.id, gameId));
    await gateway.db.update(gameTable).set(stored).where(eq(gameTable.id, gameId));
    forgetGameList(gateway.platform);
    expect((await found()).map(({ id }) => id)).not.toContain(gameId);
    expect((await juan.client.call(listFavourites, {})).totalCount).toBe(before - 1);
    await expect(juan.client.call(launchGame, { gameId, nodeId, vendor })).rejects.toMatchObject({
      status: 404,
      messageKey: 'unknown_game',
    });

    const { engine = null, model = null } = row ?? {};
    await gateway.db.update(gameTable).set({ engine, model }).where(eq(gameTable.id, gameId));
    forgetGameList(gateway.platform);
    expect(await juan.client.call(listFavouriteIds, {})).toContain(nodeId);
  });

  it('for play money is rejected if it has no demo', async () => {
    const [game] = (await juan.client.call(listGames, { category: 'RNG' })).items;
    if (game === undefined) throw new Error('There is no slot.');
    const { id: gameId, nodeId, vendor } = game;
    const setDemo = async (hasDemo: boolean) => {
      await gateway.db.update(gameTable).set({ hasDemo }).where(eq(gameTable.id, gameId));
      forgetGameList(gateway.platform);
    };
    await setDemo(false);
    await expect(
      juan.client.call(launchGame, { gameId, nodeId, vendor, isDemo: true }),
    ).rejects.toMatchObject({ status: 404, messageKey: 'unknown_game' });
    await setDemo(true);
  });
});
