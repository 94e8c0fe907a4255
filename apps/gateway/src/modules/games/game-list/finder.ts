import { LRUCache } from 'lru-cache';
import { addBit, intersection, hasBit, emptyBits, union, difference, type BitSet } from './bitSet';
import { columnsOf, type Columns } from './columns';
import { partsOf, type GameQuery } from './query';
import { indexNames, type NameIndex } from './search';
import { CATEGORIES, type Category, type Game, type Vendor } from './types';

/**
 * The maximum number of games in all cached results together, at 8 bytes each: enough for every lobby in
 * every order, and the filters and searches of the last minutes.
 */
const KEPT_GAMES = 2_000_000;
/** Every page and facet request of a search repeats the same words. */
const KEPT_SEARCHES = 100;

/** Answers queries from memory: 50,000 games in a millisecond, a repeated query immediately. */
export interface Finder {
  /** The games that match a query, in its order. */
  find(query: GameQuery): readonly Game[];
  /** The positions left by category, search and brand; the other parts narrow them further. */
  base(query: GameQuery): BitSet;
  readonly columns: Columns;
  names(): NameIndex;
  /** All games, most played first. Positions are indices into this list. */
  readonly popular: readonly Game[];
}

export function makeFinder(
  games: readonly Game[],
  vendorOf: (code: string) => Vendor | undefined,
): Finder {
  const popular = [...games].sort((a, b) => b.popularity - a.popularity);
  const columns = columnsOf(popular);
  const everything = union(
    columns.category.values.map((category) => columns.category.having(category)),
    popular.length,
  );
  const { names, placesFor } = makePlaces(popular, vendorOf);
  const orders = makeOrders(games);
  const kept = new LRUCache<string, readonly Game[]>({
    maxSize: KEPT_GAMES,
    sizeCalculation: (found) => found.length + 1,
  });

  const base = (query: GameQuery): BitSet => {
    const { category, search } = query;
    const off = offCodes(query).map((code) => columns.vendor.having(code));
    const lobby = category === undefined ? everything : columns.category.having(category);
    const offered = difference(lobby, union(off, popular.length));
    if (search === undefined) return offered;
    const found = emptyBits(popular.length);
    for (const place of placesFor(query)) addBit(found, place);
    return intersection([offered, found]);
  };

  const find = (query: GameQuery): readonly Game[] => {
    const key = JSON.stringify({ ...query, vendorsOff: offCodes(query) });
    const known = kept.get(key);
    if (known !== undefined) return known;
    const bits = intersection([base(query), ...partsOf(query, columns).map((part) => part.bits)]);
    const found: Game[] = [];
    for (const place of placesFor(query)) {
      const game = hasBit(bits, place) ? popular[place] : undefined;
      if (game !== undefined) found.push(game);
    }
    const order = query.sort && orders[query.sort];
    const answer = order === undefined ? found : sorted(found, order());
    kept.set(key, answer);
    return answer;
  };

  return { find, base, columns, popular, names };
}

/** The positions that match a query's category and search, in display order. */
function makePlaces(
  popular: readonly Game[],
  vendorOf: (code: string) => Vendor | undefined,
): { names: () => NameIndex; placesFor: (query: GameQuery) => Int32Array } {
  const everywhere = Int32Array.from(popular.keys());
  const ofCategory = categoryPlaces(popular);
  // Created on first use, because tests rarely search.
  const names = once(() =>
    indexNames(
      popular.map((game) => game.name),
      popular.map((game) => wordsBeside(game, vendorOf(game.vendor))),
    ),
  );
  const searched = new LRUCache<string, Int32Array>({ max: KEPT_SEARCHES });
  const placesFor = ({ category, search }: GameQuery): Int32Array => {
    if (search === undefined) {
      return category === undefined ? everywhere : (ofCategory.get(category) ?? NOWHERE);
    }
    const known = searched.get(search);
    if (known !== undefined) return known;
    // Better matches first; equal matches by popularity.
    const places = names().ranked(search);
    searched.set(search, places);
    return places;
  };
  return { names, placesFor };
}

const NOWHERE = new Int32Array(0);

/** A game's sort key: an integer from 0, lowest first. */
type Order = (game: Game) => number;

/** Higher than any return, so that the highest return comes first and games without one come last. */
const NO_RETURN = 1_000_000;

function makeOrders(games: readonly Game[]): Record<string, (() => Order) | undefined> {
  const places = once(() => {
    const inOrder = [...games].sort((one, other) => NAMES.compare(one.name, other.name));
    return new Map(inOrder.map((game, place) => [game.id, place]));
  });
  return {
    name: () => {
      const place = places();
      return ({ id }) => place.get(id) ?? 0;
    },
    new:
      () =>
      ({ isNew }) =>
        isNew ? 0 : 1,
    rtp:
      () =>
      ({ rtpBasisPoints: rtp }) =>
        NO_RETURN - (rtp ?? 0),
    'min-bet':
      () =>
      ({ minBet }) =>
        minBet,
  };
}

/**
 * A stable sort: games with equal keys keep their order by popularity. It sorts numbers instead of games,
 * which is ten times as fast; other requests wait while a lobby of 50,000 is sorted.
 */
function sorted(games: readonly Game[], order: Order): Game[] {
  const keys = Float64Array.from(games, (game, place) => order(game) * games.length + place);
  keys.sort();
  return Array.from(keys, (key) => games[key % games.length]).filter((game) => game !== undefined);
}

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Games of a category by rank, an order that makes neighbors look different. */
function categoryPlaces(popular: readonly Game[]): Map<Category, Int32Array> {
  const entries = [...popular.entries()].sort(([, a], [, b]) => a.rank - b.rank);
  return new Map(
    CATEGORIES.map((category) => {
      const mine = entries.filter(([, game]) => game.category === category);
      return [category, Int32Array.from(mine, ([place]) => place)] as const;
    }),
  );
}

const offCodes = ({ vendorsOff }: GameQuery): string[] =>
  Object.keys(vendorsOff)
    .filter((code) => vendorsOff[code] === true)
    .sort();

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Players' words for the kinds of game, in addition to the platform's. */
const KIND_WORDS: Readonly<Record<Category, string>> = {
  LIVE: 'live casino table dealer',
  RNG: 'slot slots reels',
  FISH: 'fish fishing',
  PVP: 'pvp cards poker',
  SPORTS: 'sports sport odds',
  ESPORTS: 'esports esport',
  COCKFIGHT: 'cockfight sabong',
  INHOUSE: 'crash instant',
  LOTT: 'lottery lotto draw',
  ELOTT: 'elott bingo keno',
};

function wordsBeside(game: Game, vendor: Vendor | undefined): string {
  const marks = [game.isHot && 'hot', game.isNew && 'new', game.hasDemo && 'demo'];
  return [vendor?.name, game.theme, KIND_WORDS[game.category], ...marks.filter(Boolean)].join(' ');
}
