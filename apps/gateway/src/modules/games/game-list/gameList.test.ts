import { LOTTERIES, lotteryOf, PRIZE_MODES, returnOf, type PrizeMode } from '@perya/rules/lottery';
import fc from 'fast-check';
import {
  listGames,
  listHotGames,
  listPopularGames,
  listVendorGameTypes,
  listVendors,
  type Game,
} from '@perya/api-client';
import { cpuTimeOf } from '@perya/vitest-preset/cpu-time';
import { describe, expect } from 'vitest';
import { SLOT_MODELS } from '@perya/game-engines/slot';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import { makeGameList } from './gameList';
import { generateGameList } from './generate';
import { isEditDistanceWithin, indexNames, wordsOf } from './search';
import { SLOT_THEMES, TABLE_THEMES } from './themes';
import { CATEGORIES, hasEngine } from './types';

const demo = generateGameList();
const MODES = Object.keys(PRIZE_MODES) as PrizeMode[];

describe('the demo game list', () => {
  it('is the same for the same seed and differs for another', () => {
    expect(generateGameList()).toEqual(demo);
    expect(generateGameList('elsewhere').games.map(({ name }) => name)).not.toEqual(
      demo.games.map(({ name }) => name),
    );
  });

  it('has at least 3,000 games of 40 vendors in all ten categories', () => {
    // Without the lotteries.
    expect(demo.games.filter(hasEngine).length).toBeGreaterThanOrEqual(3000);
    expect(new Set(demo.games.map(({ vendor }) => vendor)).size).toBeGreaterThanOrEqual(40);
    for (const category of CATEGORIES) {
      expect(demo.games.filter((game) => game.category === category).length).toBeGreaterThan(0);
    }
  });

  it('has several games of each vendor in each of its categories', () => {
    const gameList = makeGameList(demo.vendors, demo.games);
    for (const { code, categories } of demo.vendors) {
      for (const category of categories) {
        expect([code, category, gameList.count(code, category) > 1]).toEqual([
          code,
          category,
          true,
        ]);
      }
    }
  });

  it('includes every game that runs here, at any size', () => {
    const engines = (size: number) =>
      new Set(generateGameList('perya', size).games.map(({ engine }) => engine));
    expect(engines(1)).toEqual(engines(3000));
  });

  it('gives every game a unique id, node, code and name', () => {
    for (const field of ['id', 'nodeId', 'code', 'name'] as const) {
      expect(new Set(demo.games.map((game) => game[field])).size).toBe(demo.games.length);
    }
  });

  it('uses the esports and in-house vendor codes of the specification', () => {
    const of = (category: string) =>
      new Set(demo.games.filter((game) => game.category === category).map(({ vendor }) => vendor));
    expect(of('ESPORTS')).toEqual(new Set(['AV', 'AI', 'IMES', 'TF', 'IA']));
    expect(of('INHOUSE')).toEqual(new Set(['XGS', 'SS']));
  });

  it("states the return of each slot's machine", () => {
    const models = new Map(SLOT_MODELS.map((model) => [model.id, model]));
    for (const game of demo.games.filter(({ category }) => category === 'RNG')) {
      const model = models.get(game.model ?? '');
      expect(game.rtpBasisPoints).toBe(model?.rtpBasisPoints);
      expect(game.lines).toBe(model?.lines);
      // In centavos, the stake is divisible by the lines, so there is no remainder.
      expect(game.minBet % game.lines).toBe(0);
    }
  });

  it('offers every lottery of the rules once, under its own code and name', () => {
    const lotteries = demo.games.filter(({ category }) => category.endsWith('LOTT'));
    expect(
      lotteries.map(({ code, name, category }) => `${code} ${name} ${category}`).sort(),
    ).toEqual(LOTTERIES.map(({ code, name, category }) => `${code} ${name} ${category}`).sort());
    for (const { code, minBet } of lotteries) {
      const { price = 0, units = [] } = lotteryOf(code) ?? {};
      expect(minBet).toBe((price * Math.min(...units)) / 1000);
    }
  });

  it.each(MODES)(
    'states for every lottery no more than its least favorable bet returns in %s',
    (mode) => {
      const { games } = makeGameList(demo.vendors, demo.games, { gamesOff: {}, lotteryType: mode });
      const lotteries = games.filter(({ category }) => category.endsWith('LOTT'));
      expect(lotteries.length).toBeGreaterThan(0);
      for (const { code, rtpBasisPoints } of lotteries) {
        const returns = (lotteryOf(code)?.playTypes ?? []).map((playType) =>
          returnOf(playType, { mode, rebate: 0 }),
        );
        expect(rtpBasisPoints).toBeGreaterThan(0);
        for (const each of returns)
          expect((rtpBasisPoints ?? 0) / 10_000).toBeLessThanOrEqual(each + 1e-9);
      }
    },
  );

  it('starts each lottery lobby with more than one kind of lottery', () => {
    for (const category of ['LOTT', 'ELOTT']) {
      const page = demo.games.filter((game) => game.category === category).slice(0, 12);
      expect(new Set(page.map(({ theme }) => theme)).size).toBeGreaterThan(2);
    }
  });

  it('shows no two equal themes side by side in a lobby', () => {
    // Lotteries have the picture of their family, and a country has many of the same family.
    // Other categories have a single kind of game.
    const uniform = /^(?:COCKFIGHT|INHOUSE|E?LOTT)$/;
    for (const category of CATEGORIES.filter((name) => !uniform.test(name))) {
      const themes = demo.games
        .filter((game) => game.category === category)
        .map(({ theme }) => theme);
      themes.slice(1).forEach((theme, index) => expect(theme).not.toBe(themes[index]));
    }
    const page = demo.games.filter(({ category }) => category === 'RNG').slice(0, 42);
    expect(new Set(page.map(({ theme }) => theme)).size).toBe(42);
    expect(new Set(page.map(({ name }) => wordsOf(name)[0])).size).toBeGreaterThan(34);
  });

  it('uses every theme', () => {
    const used = new Set(demo.games.map(({ theme }) => theme));
    expect([...used].sort()).toEqual(
      [...Object.keys(SLOT_THEMES), ...Object.keys(TABLE_THEMES)].sort(),
    );
  });

  it('grows to 50,000 games with unique names that are searched quickly', () => {
    const { vendors, games } = generateGameList('perya', 50_000);
    expect(games).toHaveLength(50_000);
    expect(new Set(games.map(({ name }) => name)).size).toBe(50_000);
    const gameList = makeGameList(vendors, games);
    gameList.find({ search: 'warm up', vendorsOff: {} });
    for (const search of ['carabao', 'drgaon', 'lola remy', 'lanten', 'se']) {
      const find = () => expect(gameList.find({ search, vendorsOff: {} })).not.toHaveLength(0);
      // Measured about 5 ms per search; the limit only catches a search that scans every name.
      expect(cpuTimeOf(find)).toBeLessThan(1000);
    }
  });
});

describe('the search', () => {
  const names = [
    'Carabao Fortune',
    'Señora Pilar’s Orchard',
    'Seven Sleepy Dragons',
    'Dragon Tiger Luna',
    'Sea of Lanterns',
  ];
  const index = indexNames(names);
  const found = (query: string) =>
    [...index.find(query)].sort((a, b) => b[1] - a[1]).map(([position]) => names[position]);

  it.each([
    ['carabao', 'Carabao Fortune'],
    ['CARA', 'Carabao Fortune'],
    ['carbao', 'Carabao Fortune'],
    ['crabao', 'Carabao Fortune'],
    ['senora', 'Señora Pilar’s Orchard'],
    ['pilars', 'Señora Pilar’s Orchard'],
    ['dragons seven', 'Seven Sleepy Dragons'],
    ['lantren', 'Sea of Lanterns'],
  ])('for %s finds %s first', (query, name) => {
    expect(found(query)[0]).toBe(name);
  });

  it('finds by vendor together with part of a name, matches in the name first', () => {
    const games = ['Kalabaw Dawn', 'Mango Rush', 'Golden Mango'];
    const made = indexNames(games, ['Quiet Volcano slot', 'Kalabaw Reels slot', 'Tin Comet slot']);
    const ranked = (query: string) =>
      [...made.find(query)].sort((a, b) => b[1] - a[1]).map(([position]) => games[position]);
    expect(ranked('kalabaw')).toEqual(['Kalabaw Dawn', 'Mango Rush']);
    expect(ranked('kalbaw mang')).toEqual(['Mango Rush']);
    expect(ranked('mango slot')).toEqual(['Mango Rush', 'Golden Mango']);
    expect(ranked('mango live')).toEqual([]);
  });

  it('answers within a tenth of a second over the whole demo game list', () => {
    const gameList = makeGameList(demo.vendors, demo.games);
    gameList.find({ search: 'warm up', vendorsOff: {} });
    for (const search of ['s', 'kalabaw slot', 'dragn', 'lantren hot', 'live baccarat']) {
      const find = () => expect(gameList.find({ search, vendorsOff: {} })).not.toHaveLength(0);
      expect(cpuTimeOf(find)).toBeLessThan(100);
    }
  });

  it('ranks by match quality, then by position', () => {
    const all = demo.games.map(({ name }) => name);
    const whole = indexNames(
      all,
      demo.games.map(({ vendor }) => vendor),
    );
    for (const query of [
      'mango',
      'ma',
      'lantren',
      'the of',
      'bdw moon',
      'moon moon',
      '',
      'xqzwvk',
    ]) {
      const inOrder = [...whole.find(query)].sort(
        ([one, score], [other, otherScore]) => otherScore - score || one - other,
      );
      expect([...whole.ranked(query)]).toEqual(inOrder.map(([position]) => position));
    }
  });

  it('suggests similarly spelled words, nearest first', () => {
    const near = index.near('lentrens', 3);
    expect(near[0]).toEqual({ word: 'lanterns', distance: 2 });
    expect(index.near('xqzwvkpj', 3)).toEqual([]);
    // A word that exists isn't similar to itself.
    expect(index.near('carabao', 3).map(({ word }) => word)).not.toContain('carabao');
  });

  it('finds nothing for unknown words or an empty query', () => {
    expect(found('submarine')).toEqual([]);
    expect(found('carabao submarine')).toEqual([]);
    expect(found('  -- ')).toEqual([]);
  });

  it('requires every letter of short words', () => {
    expect(found('se')).toContain('Sea of Lanterns');
    expect(found('sae')).toEqual([]);
  });

  it('finds every name by each of its words with one typo', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...demo.games.slice(0, 400)),
        fc.nat(),
        fc.nat(),
        (game, which, where) => {
          const words = wordsOf(game.name).filter((word) => word.length >= 5);
          const word = words[which % Math.max(1, words.length)];
          fc.pre(word !== undefined);
          const place = where % (word?.length ?? 1);
          const slipped = `${word?.slice(0, place)}${word?.slice(place + 1)}`;
          expect(indexNames([game.name]).find(slipped).size).toBe(1);
        },
      ),
    );
  });

  it('counts swapped neighbors as one typo', () => {
    expect(isEditDistanceWithin('dragon', 'drgaon', 1)).toBe(true);
    expect(isEditDistanceWithin('dragon', 'drgano', 1)).toBe(false);
    expect(isEditDistanceWithin('abcd', 'abcdef', 1)).toBe(false);
  });
});

describe('the lobby calls', () => {
  let gateway: TestGateway;
  let guest: TestCaller;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
    guest = callerOf(gateway);
  });

  it('list a lobby in pages of 42 that contain every game once', async () => {
    const first = await guest.client.call(listGames, { category: 'RNG' });
    expect(first.items).toHaveLength(42);
    const seen = new Set<string>();
    for (let page = 1; page <= first.totalPages; page += 1) {
      const { items } = await guest.client.call(listGames, { category: 'RNG', page });
      for (const { id } of items) seen.add(id);
    }
    expect(seen.size).toBe(first.totalCount);
    expect((await guest.client.call(listGames, { category: 'RNG', page: 9999 })).items).toEqual([]);
  });

  it.each([
    ['category', { category: 'FISH' as const }, (game: Game) => game.category === 'FISH'],
    ['vendor', { vendors: ['LMP'] }, (game: Game) => game.vendor === 'LMP'],
    ['hot', { classification: 'hot' as const }, (game: Game) => game.isHot],
    ['new', { classification: 'new' as const }, (game: Game) => game.isNew],
    ['demo', { classification: 'demo' as const }, (game: Game) => game.hasDemo],
    ['smallest stake', { minBet: '1.00' }, (game: Game) => Number(game.minBet) <= 1],
  ])('filter by %s', async (_, filter, fits) => {
    const { items, totalCount } = await guest.client.call(listGames, { ...filter, pageSize: 200 });
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(fits)).toBe(true);
    const all = await guest.client.call(listGames, {});
    expect(totalCount).toBeLessThan(all.totalCount);
  });

  it('filter by lines and sort by name', async () => {
    const { items } = await guest.client.call(listGames, {
      minLines: 25,
      sort: 'name',
      pageSize: 200,
    });
    const lines = new Map(
      generateGameList('perya', 300).games.map((game) => [game.id, game.lines]),
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ id }) => (lines.get(id) ?? 0) >= 25)).toBe(true);
    const names = items.map(({ name }) => name);
    expect(names).toEqual(
      [...names].sort(new Intl.Collator('en', { sensitivity: 'base', numeric: true }).compare),
    );
  });

  it('find a game by a misspelt name', async () => {
    const { items } = await guest.client.call(listGames, {});
    const game = items.find(({ name }) => /^[A-Za-z]{7,}/.test(name)) as Game;
    const word = /^[A-Za-z]{7,}/.exec(game.name)?.[0] ?? '';
    const result = await guest.client.call(listGames, { search: word.slice(0, 3) + word.slice(4) });
    expect(result.items.map(({ id }) => id)).toContain(game.id);
  });

  it('hide the vendors that the brand does not offer', async () => {
    const { items } = await guest.client.call(listGames, { category: 'RNG' });
    const vendor = items[0]?.vendor ?? '';
    const patched = await fetch(`${gateway.url}/sandbox/brand`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ vendorsOff: { [vendor]: true } }),
    });
    expect(patched.ok).toBe(true);
    const after = await guest.client.call(listGames, { pageSize: 200 });
    expect(after.items.some((game) => game.vendor === vendor)).toBe(false);
    const lanes = await guest.client.call(listVendors, {});
    expect(lanes.flatMap(({ vendors }) => vendors.map(({ code }) => code))).not.toContain(vendor);
    await fetch(`${gateway.url}/sandbox/brand`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ vendorsOff: { [vendor]: false } }),
    });
  });

  it('list the vendors in lanes, with folders for those with several games', async () => {
    const lanes = await guest.client.call(listVendors, {});
    expect(lanes.map(({ category }) => category)).toEqual([...CATEGORIES]);
    for (const { category, vendors } of lanes) {
      for (const vendor of vendors) {
        expect(vendor.isFolder).toBe(vendor.gameCount !== 1);
        expect(vendor.gameId === null).toBe(vendor.isFolder);
        const { totalCount } = await guest.client.call(listGames, {
          category,
          vendors: [vendor.code],
          pageSize: 1,
        });
        expect(totalCount).toBe(vendor.gameCount);
      }
    }
    const types = await guest.client.call(listVendorGameTypes, { vendor: 'TBL' });
    expect(types.map(({ category }) => category)).toEqual(['LOTT', 'ELOTT']);
  });

  it('list the hot and the most played games', async () => {
    const hot = await guest.client.call(listHotGames, {});
    expect(hot.length).toBeGreaterThan(5);
    expect(hot.every(({ isHot }) => isHot)).toBe(true);
    expect(await guest.client.call(listPopularGames, {})).toHaveLength(20);
  });

  it('reject invalid filters', async () => {
    const response = await fetch(
      `${gateway.url}/wps/relay/GCSGAME_gameList?clientType=3&platform=flash,html5-desktop&channel=WEB&pageSize=9000`,
    );
    expect(response.status).toBe(400);
  });
});
