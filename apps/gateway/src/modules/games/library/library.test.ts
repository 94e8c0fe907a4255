import {
  addFavourite,
  getLibraryCounts,
  launchGame,
  listFavouriteIds,
  listFavourites,
  listGames,
  listRecentGames,
  listVendors,
  removeFavourite,
  type Game,
} from '@perya/api-client';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

let gateway: TestGateway;
let maria: TestCaller;
let games: readonly Game[];
it.beforeAll(async ({ fileGateway }) => {
  gateway = fileGateway;
  maria = callerOf(gateway);
  await maria.signIn('maria03');
  games = (await maria.client.call(listGames, { pageSize: 200 })).items;
});

const patchBrand = (patch: unknown) =>
  fetch(`${gateway.url}/sandbox/brand`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(patch),
  });

const favourite = ({ nodeId, vendor, category }: Game) => ({ nodeId, vendor, category });
const of = (category: string): Game => {
  const game = games.find((candidate) => candidate.category === category);
  if (game === undefined) throw new Error(`There is no ${category} game.`);
  return game;
};

describe('favorites', () => {
  it('are added once, listed newest first, and removed', async () => {
    const [slot, live] = [of('RNG'), of('LIVE')];
    await maria.client.call(addFavourite, favourite(slot));
    gateway.clock.moveTo(1000);
    await maria.client.call(addFavourite, favourite(live));
    await maria.client.call(addFavourite, favourite(live));
    expect(await maria.client.call(listFavouriteIds, {})).toEqual([live.nodeId, slot.nodeId]);
    const all = await maria.client.call(listFavourites, {});
    expect(all.items.map(({ id }) => id)).toEqual([live.id, slot.id]);
    const live1 = await maria.client.call(listFavourites, { category: 'LIVE' });
    expect(live1.items.map(({ id }) => id)).toEqual([live.id]);
    expect(live1.totalCount).toBe(1);
    await maria.client.call(removeFavourite, favourite(slot));
    await maria.client.call(removeFavourite, favourite(slot));
    expect(await maria.client.call(listFavouriteIds, {})).toEqual([live.nodeId]);
    gateway.clock.moveTo(0);
  });

  it('are separate for each member', async () => {
    const other = callerOf(gateway);
    await other.signIn('fresh01');
    await maria.client.call(addFavourite, favourite(of('FISH')));
    expect(await other.client.call(listFavouriteIds, {})).toEqual([]);
  });

  it('reject an unknown game and require sign-in', async () => {
    const unknown = { ...favourite(of('RNG')), nodeId: 'nowhere' };
    await expect(maria.client.call(addFavourite, unknown)).rejects.toMatchObject({
      status: 404,
      messageKey: 'unknown_game',
    });
    await expect(callerOf(gateway).client.call(listFavouriteIds, {})).rejects.toMatchObject({
      status: 401,
    });
  });

  it("can include a studio's folder among the games", async () => {
    const lanes = await maria.client.call(listVendors, {});
    const folder = lanes.flatMap(({ vendors }) => vendors).find(({ isFolder }) => isFolder);
    if (folder === undefined) throw new Error('There is no folder.');
    const { code: vendor, category } = folder;
    const nodeId = folder.nodeId ?? '';
    gateway.clock.moveTo(5000);
    await maria.client.call(addFavourite, { nodeId, vendor, category });
    const [first] = (await maria.client.call(listFavourites, {})).items;
    expect(first).toMatchObject({ nodeId, name: folder.name, isVendorFolder: true, category });
    expect(first?.coverPath).toMatch(/^\/art\/cover\/\d+$/);
    await maria.client.call(removeFavourite, { nodeId, vendor, category });
    gateway.clock.moveTo(0);
  });

  it('are counted by category like recent games, without games that are no longer offered', async () => {
    const ana = callerOf(gateway);
    await ana.signIn('fresh01');
    const counts = () => ana.client.call(getLibraryCounts, {});
    expect(await counts()).toEqual({
      favourites: { total: 0, byCategory: {} },
      recents: { total: 0, byCategory: {} },
    });
    for (const category of ['RNG', 'LIVE'] as const) {
      await ana.client.call(addFavourite, favourite(of(category)));
    }
    const slot = of('RNG');
    const other = games.find(({ category, id }) => category === 'RNG' && id !== slot.id);
    if (other === undefined) throw new Error('There is one slot only.');
    await ana.client.call(addFavourite, favourite(other));
    expect((await counts()).favourites).toEqual({ total: 3, byCategory: { RNG: 2, LIVE: 1 } });
    await patchBrand({ vendorsOff: { [other.vendor]: true } });
    expect((await counts()).favourites.byCategory.RNG).toBe(
      slot.vendor === other.vendor ? undefined : 1,
    );
    await patchBrand({ vendorsOff: { [other.vendor]: null } });
  });

  it('of the demo members exist from the start', async () => {
    const juan = callerOf(gateway);
    await juan.signIn('juan01');
    expect((await juan.client.call(listFavourites, {})).totalCount).toBe(9);
  });
});

describe('recent games', () => {
  it('contain each launched game once, latest first', async () => {
    const slots = games.filter(({ category }) => category === 'RNG').slice(0, 3);
    const open = async (game: Game | undefined) => {
      if (game === undefined) throw new Error('There are too few slots.');
      gateway.clock.moveTo(gateway.clock.offsetMs + 1000);
      await maria.client.call(launchGame, {
        gameId: game.id,
        nodeId: game.nodeId,
        vendor: game.vendor,
      });
    };
    for (const index of [0, 1, 2, 0]) await open(slots[index]);
    const recent = await maria.client.call(listRecentGames, {});
    expect(recent.items.map(({ id }) => id)).toEqual([slots[0]?.id, slots[2]?.id, slots[1]?.id]);
    expect(recent.totalCount).toBe(3);
    const vendor = slots[1]?.vendor ?? '';
    const byVendor = await maria.client.call(listRecentGames, { vendor });
    expect(byVendor.items.every((game) => game.vendor === vendor)).toBe(true);
    const { recents } = await maria.client.call(getLibraryCounts, {});
    expect(recents).toEqual({ total: 3, byCategory: { RNG: 3 } });
    const live = await maria.client.call(listRecentGames, { category: 'LIVE' });
    expect(live.totalCount).toBe(0);
    gateway.clock.moveTo(0);
  });

  it("don't contain a game whose launch was rejected", async () => {
    const live = of('LIVE');
    await patchBrand({ vendorsOff: { [live.vendor]: true } });
    await expect(
      maria.client.call(launchGame, {
        gameId: live.id,
        nodeId: live.nodeId,
        vendor: live.vendor,
      }),
    ).rejects.toMatchObject({ status: 404, messageKey: 'unknown_game' });
    await patchBrand({ vendorsOff: { [live.vendor]: null } });
    const recent = await maria.client.call(listRecentGames, {});
    expect(recent.items.map(({ id }) => id)).not.toContain(live.id);
  });
});
