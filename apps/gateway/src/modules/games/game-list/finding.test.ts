import {
  getGameFacets,
  listGames,
  suggestGames,
  type Category,
  type Game as Found,
  type GameFilter,
} from '@perya/api-client';
import { parseDecimal } from '@perya/rules/money';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';
import {
  addBit,
  intersection,
  countIntersection,
  hasBit,
  emptyBits,
  union,
  difference,
  type BitSet,
} from './bitSet';
import { makeGameList } from './gameList';
import { facetsOf } from './facets';
import { generateGameList } from './generate';
import type { GameQuery } from './query';
import { suggestionsFor } from './suggest';
import { CATEGORIES, hasEngine, type Game } from './types';

const { vendors, games } = generateGameList('perya', 1200);
const gameList = makeGameList(vendors, games);

const some = <Item>(...items: Item[]) =>
  fc.option(fc.subarray(items, { minLength: 1 }), { nil: undefined });
const maybe = <Item>(...items: Item[]) => fc.option(fc.constantFrom(...items), { nil: undefined });

const queries: fc.Arbitrary<GameQuery> = fc.record({
  category: maybe<Category>('RNG', 'LIVE', 'FISH'),
  vendors: some('BDW', 'LMP', 'MSG', 'PWK', 'TMB'),
  classification: maybe('hot' as const, 'new' as const, 'demo' as const, 'all' as const),
  kinds: some('FRUIT', 'OCEAN', 'BACCARAT', 'SHOOTER'),
  search: maybe('mango', 'table', 'lantren'),
  minBet: maybe(100, 200, 500),
  minLines: maybe(10, 25),
  features: some('WILD', 'FREE_SPINS_X2', 'FREE_SPINS_X3'),
  volatilities: some('low' as const, 'medium' as const, 'high' as const),
  minRtp: maybe(9500, 9600),
  maxRtp: maybe(9650, 9700),
  vendorsOff: fc.constantFrom({}, { BDW: true, LMP: false }),
});

/** A simple reference implementation of a query, for one game. */
function means(query: GameQuery, game: Game): boolean {
  if (query.vendorsOff[game.vendor]) return false;
  if (query.category && game.category !== query.category) return false;
  if (query.vendors && !query.vendors.includes(game.vendor)) return false;
  if (query.kinds && !query.kinds.includes(game.classify)) return false;
  if (query.classification === 'hot' && !game.isHot) return false;
  if (query.classification === 'new' && !game.isNew) return false;
  if (query.classification === 'demo' && !game.hasDemo) return false;
  if (query.minBet && game.minBet > query.minBet) return false;
  if (query.minLines && game.lines < query.minLines) return false;
  if (query.features?.some((feature) => !game.features.includes(feature))) return false;
  if (query.volatilities && !query.volatilities.some((name) => name === game.volatility))
    return false;
  const { rtpBasisPoints: rtp } = game;
  if (query.minRtp && (rtp === null || rtp < query.minRtp)) return false;
  if (query.maxRtp && (rtp === null || rtp > query.maxRtp)) return false;
  return true;
}

const ids = (found: readonly Game[]) => found.map(({ id }) => id);

describe('a bit set', () => {
  it('intersects, unites, subtracts and counts like arrays of positions', () => {
    const positions = fc.uniqueArray(fc.nat(99));
    fc.assert(
      fc.property(positions, positions, (mine, theirs) => {
        const [one, other] = [mine, theirs].map((list) => {
          const bits = emptyBits(100);
          for (const position of list) addBit(bits, position);
          return bits;
        }) as [BitSet, BitSet];
        const listed = (bits: BitSet) => [...Array(100).keys()].filter((at) => hasBit(bits, at));
        const all = [...Array(100).keys()];
        expect(listed(one)).toEqual(all.filter((at) => mine.includes(at)));
        expect(listed(intersection([one, other]))).toEqual(
          all.filter((at) => mine.includes(at) && theirs.includes(at)),
        );
        expect(listed(union([one, other], 100))).toEqual(
          all.filter((at) => mine.includes(at) || theirs.includes(at)),
        );
        expect(listed(difference(one, other))).toEqual(
          all.filter((at) => mine.includes(at) && !theirs.includes(at)),
        );
        expect(countIntersection(one, other)).toBe(mine.filter((at) => theirs.includes(at)).length);
      }),
    );
  });
});

describe('a query', () => {
  it('finds exactly the games that match every part', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const named =
          query.search === undefined
            ? games
            : gameList.find({ search: query.search, vendorsOff: {} });
        const expected = named.filter((game) => means(query, game));
        expect(ids(gameList.find(query)).toSorted()).toEqual(ids(expected).toSorted());
      }),
    );
  });

  it.each([
    ['rtp', (game: Game) => -(game.rtpBasisPoints ?? -1)],
    ['min-bet', (game: Game) => game.minBet],
    ['new', (game: Game) => (game.isNew ? 0 : 1)],
  ] as const)('sorts by %s, and equal games by popularity', (sort, keyOf) => {
    const popular = gameList.find({ category: 'RNG', vendorsOff: {} });
    const place = new Map(popular.map(({ id }, at) => [id, at]));
    const sorted = gameList.find({ category: 'RNG', sort, vendorsOff: {} });
    expect(sorted).toHaveLength(popular.length);
    const inOrder = (one: Game, other: Game) =>
      keyOf(one) - keyOf(other) || (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0);
    expect(ids(sorted)).toEqual(ids([...popular].sort(inOrder)));
    // Sorting must not change the category's own list.
    expect(ids(gameList.find({ category: 'RNG', vendorsOff: {} }))).toEqual(ids(popular));
  });

  it('keeps the best match first if no order is given', () => {
    const [first] = gameList.find({ search: 'mango', vendorsOff: {} });
    expect(first?.name.toLowerCase()).toContain('mango');
  });
});

describe('the facets', () => {
  const lengthOf = (query: GameQuery) => gameList.find(query).length;

  it('count the games that each option would leave', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const facets = facetsOf(gameList, query);
        expect(facets.total).toBe(lengthOf(query));
        for (const { value, count } of facets.vendors) {
          expect(count).toBe(lengthOf({ ...query, vendors: [value] }));
        }
        for (const { value, count } of facets.kinds) {
          expect(count).toBe(lengthOf({ ...query, kinds: [value] }));
        }
        for (const { value, count } of facets.classifications) {
          expect(count).toBe(lengthOf({ ...query, classification: value }));
        }
        for (const { value, count } of facets.features) {
          const features = [...(query.features ?? []), value];
          expect(count).toBe(lengthOf({ ...query, features }));
        }
        for (const { value, count } of facets.volatilities) {
          const volatility = value.toLowerCase() as 'low' | 'medium' | 'high';
          expect(count).toBe(lengthOf({ ...query, volatilities: [volatility] }));
        }
        for (const { value, count } of facets.minBets) {
          expect(count).toBe(lengthOf({ ...query, minBet: Number(parseDecimal(value)) }));
        }
        for (const { value, count } of facets.lines) {
          expect(count).toBe(lengthOf({ ...query, minLines: value }));
        }
        const stated = { ...query, minRtp: 0, maxRtp: undefined };
        expect(facets.rtp?.count ?? 0).toBe(lengthOf(stated));
      }),
      { numRuns: 60 },
    );
  });

  it('offer every vendor with a game, and keep a chosen one without any', () => {
    const all = facetsOf(gameList, { category: 'FISH', vendorsOff: {} });
    const makers = new Set(
      games.filter(({ category }) => category === 'FISH').map((game) => game.vendor),
    );
    expect(new Set(all.vendors.map(({ value }) => value))).toEqual(makers);
    const chosen = facetsOf(gameList, {
      category: 'FISH',
      vendors: ['LMP'],
      kinds: ['NO_SUCH'],
      features: ['NOR_THIS'],
      vendorsOff: {},
    });
    expect(chosen.vendors).toEqual([{ value: 'LMP', name: 'Lampara Studio', count: 0 }]);
    expect(chosen.kinds).toEqual([{ value: 'NO_SUCH', count: 0 }]);
    expect(chosen.features).toEqual([{ value: 'NOR_THIS', count: 0 }]);
  });

  it('accumulate by minimum stake and by lines, in at most eight steps', () => {
    const { minBets, lines, rtp } = facetsOf(gameList, { category: 'RNG', vendorsOff: {} });
    const slots = games.filter(({ category }) => category === 'RNG');
    expect(minBets.at(-1)?.count).toBe(slots.length);
    expect(lines[0]?.count).toBe(slots.length);
    for (const ladder of [minBets, lines]) expect(ladder.length).toBeLessThanOrEqual(8);
    const counts = minBets.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    const returns = slots.map((game) => game.rtpBasisPoints ?? 0);
    expect(rtp).toEqual({
      min: Math.min(...returns) / 100,
      max: Math.max(...returns) / 100,
      count: slots.length,
    });
  });

  it('state no return if no game does', () => {
    const stateless = makeGameList(
      vendors,
      // Lotteries state the return of the prize mode.
      games.filter(hasEngine).map((game) => ({ ...game, rtpBasisPoints: null })),
    );
    expect(facetsOf(stateless, { vendorsOff: {} }).rtp).toBeNull();
  });

  it('offer only kinds of game that exist', () => {
    const { kinds } = facetsOf(gameList, { category: 'LIVE', vendorsOff: {} });
    expect(kinds.map(({ value }) => value).toSorted()).toEqual([
      'BACCARAT',
      'BLACKJACK',
      'COLOR_GAME',
      'DRAGON_TIGER',
      'GAME_SHOW',
      'ROULETTE',
      'SICBO',
    ]);
    const count = kinds.reduce((sum, kind) => sum + kind.count, 0);
    expect(count).toBe(gameList.find({ category: 'LIVE', vendorsOff: {} }).length);
  });
});

describe('the suggestions', () => {
  it('list the parts to remove and how many games that finds', () => {
    const query: GameQuery = {
      category: 'RNG',
      vendors: ['MSG'],
      classification: 'hot',
      minRtp: 9000,
      vendorsOff: {},
    };
    expect(gameList.find(query)).toEqual([]);
    const { without } = suggestionsFor(gameList, query);
    expect(without).toEqual([
      { part: 'vendors', count: gameList.find({ ...query, vendors: undefined }).length },
    ]);
  });

  it('correct a word that is too far off for the search', () => {
    const query: GameQuery = { category: 'RNG', search: 'lentrean', vendorsOff: {} };
    expect(gameList.find(query)).toEqual([]);
    const { spellings, games: near } = suggestionsFor(gameList, query);
    expect(spellings[0]).toEqual({
      search: 'lantern',
      count: gameList.find({ ...query, search: 'lantern' }).length,
    });
    expect(near[0]?.gameName.toLowerCase()).toContain('lantern');
  });

  it('list other lobbies with matching games', () => {
    const { elsewhere } = suggestionsFor(gameList, {
      category: 'SPORTS',
      search: 'baccarat',
      vendorsOff: {},
    });
    expect(elsewhere[0]?.category).toBe('LIVE');
    expect(elsewhere.every(({ count }) => count > 0)).toBe(true);
  });

  it('show at most twelve games that match best, and none that match nothing', () => {
    const query: GameQuery = {
      category: 'RNG',
      vendors: ['LMP'],
      kinds: ['BACCARAT'],
      volatilities: ['high'],
      vendorsOff: {},
    };
    const { games: near } = suggestionsFor(gameList, query);
    expect(near).toHaveLength(12);
    expect(near[0]).toMatchObject({ vassalage: 'LMP', volatility: 'HIGH' });
    for (const game of near) {
      expect(game.vassalage === 'LMP' || game.volatility === 'HIGH').toBe(true);
    }
    expect(suggestionsFor(gameList, { search: 'xqzwvk', vendorsOff: {} }).games).toEqual([]);
  });

  it('never include a vendor that the brand does not offer', () => {
    const { games: near } = suggestionsFor(gameList, {
      category: 'RNG',
      vendors: ['LMP'],
      kinds: ['BACCARAT', 'FRUIT'],
      minLines: 900,
      vendorsOff: { LMP: true },
    });
    expect(near.length).toBeGreaterThan(0);
    expect(near.some(({ vassalage }) => vassalage === 'LMP')).toBe(false);
  });
});

describe('the calls that find games', () => {
  let gateway: TestGateway;
  let guest: TestCaller;
  it.beforeAll(async ({ fileGateway }) => {
    gateway = fileGateway;
    guest = callerOf(gateway);
  });

  it.each<[string, GameFilter, (game: Found) => boolean]>([
    ['vendors', { vendors: ['LMP', 'BDW'] }, ({ vendor }) => ['LMP', 'BDW'].includes(vendor)],
    [
      'kinds',
      { kinds: ['FRUIT', 'BACCARAT'] },
      ({ kind }) => kind === 'FRUIT' || kind === 'BACCARAT',
    ],
    [
      'features',
      { features: ['FREE_SPINS_X3', 'WILD'] },
      ({ features = [] }) => features.includes('FREE_SPINS_X3') && features.includes('WILD'),
    ],
    [
      'volatilities',
      { volatilities: ['LOW', 'HIGH'] },
      ({ volatility }) => volatility === 'LOW' || volatility === 'HIGH',
    ],
    [
      'a range of returns',
      { rtpFrom: 95.5, rtpTo: 96.5 },
      ({ rtp = 0 }) => rtp >= 95.5 && rtp <= 96.5,
    ],
    [
      'lines and stake',
      { minLines: 20, minBet: '1.00' },
      ({ lines = 0, minBet }) => lines >= 20 && minBet === '1.00',
    ],
  ])('filter by %s', async (_, filter, fits) => {
    const { items, totalCount } = await guest.client.call(listGames, { ...filter, pageSize: 200 });
    expect(totalCount).toBeGreaterThan(0);
    expect(items.filter((game) => !fits(game))).toEqual([]);
    const everything = await guest.client.call(listGames, { pageSize: 1 });
    expect(totalCount).toBeLessThan(everything.totalCount);
    const facets = await guest.client.call(getGameFacets, filter);
    expect(facets.total).toBe(totalCount);
  });

  it('return suggestions, also to guests', async () => {
    const filter: GameFilter = { category: 'RNG', search: 'baccarat' };
    expect((await guest.client.call(listGames, filter)).items).toEqual([]);
    const { elsewhere, without } = await guest.client.call(suggestGames, filter);
    expect(elsewhere[0]?.category).toBe('LIVE');
    expect(without[0]?.part).toBe('search');
  });

  it('return facets that add up for each lobby', async () => {
    for (const category of CATEGORIES) {
      const { total, vendors: makers } = await guest.client.call(getGameFacets, { category });
      expect(makers.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    }
  });

  it('reject an unknown volatility', async () => {
    const response = await fetch(`${gateway.url}/wps/relay/GCSGAME_gameFacets?volatilities=WILD`);
    expect(response.status).toBe(400);
  });
});
