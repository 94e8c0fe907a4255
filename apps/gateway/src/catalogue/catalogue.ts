import { asc } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Platform } from '../platform';
import { game as gameTable, vendor as vendorTable } from './schema';
import { indexNames } from './search';
import { CATEGORIES, type Category, type Game, type Vendor } from './types';

interface GameQuery {
  category?: Category | undefined;
  vendor?: string | undefined;
  classification?: 'ALL' | 'HOT' | 'NEW' | 'DEMO' | undefined;
  search?: string | undefined;
  /** Minor units: games whose smallest stake is at most this. */
  minBet?: bigint | undefined;
  minLines?: number | undefined;
  sort?: 'POPULAR' | 'NEW' | 'NAME' | undefined;
  /** Vendor codes that the brand does not offer. */
  vendorsOff: Readonly<Record<string, boolean>>;
}

/** All vendors and games, in memory: 50,000 games are searched in a few milliseconds. */
export interface Catalogue {
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[];
  game(id: string): Game | undefined;
  node(nodeId: string): Game | undefined;
  vendor(code: string): Vendor | undefined;
  /** The games of a query, in order. */
  find(query: GameQuery): Game[];
  /** How many games a vendor has in a category. */
  count(vendor: string, category: Category): number;
  /** The most played game of a vendor in a category. */
  first(vendor: string, category: Category): Game | undefined;
}

const loaded = new WeakMap<Platform, Promise<Catalogue>>();

/** The platform's catalogue, read from the database when it is first needed. */
export function catalogueOf(platform: Platform): Promise<Catalogue> {
  let catalogue = loaded.get(platform);
  if (catalogue === undefined) {
    catalogue = readCatalogue(platform.db);
    catalogue.catch(() => loaded.delete(platform));
    loaded.set(platform, catalogue);
  }
  return catalogue;
}

/** Reads the database again when it is next needed. */
export function forgetCatalogue(platform: Platform): void {
  loaded.delete(platform);
}

async function readCatalogue(db: Db): Promise<Catalogue> {
  const vendors = await db.select().from(vendorTable).orderBy(asc(vendorTable.position));
  const games = await db.select().from(gameTable).orderBy(asc(gameTable.id));
  return makeCatalogue(vendors, games);
}

export function makeCatalogue(vendors: readonly Vendor[], games: readonly Game[]): Catalogue {
  const byId = new Map(games.map((game) => [game.id, game]));
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const popular = [...games].sort((a, b) => b.popularity - a.popularity);
  const byCategory = new Map<Category, Game[]>(CATEGORIES.map((category) => [category, []]));
  const firsts = new Map<string, Game>();
  const counts = new Map<string, number>();
  for (const game of popular) {
    byCategory.get(game.category)?.push(game);
    const key = `${game.vendor}/${game.category}`;
    if (!firsts.has(key)) firsts.set(key, game);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  // The rank is the category's own order; neighbours in it are made to look different.
  for (const list of byCategory.values()) list.sort((a, b) => a.rank - b.rank);

  // Made when first needed: most gateways never sort by name, and tests rarely search.
  const search = once(() => indexNames(popular.map((game) => game.name)));
  const byName = once(() => {
    const sorted = [...games].sort((one, other) => NAMES.compare(one.name, other.name));
    return new Map(sorted.map((game, place) => [game.id, place]));
  });

  const match = (words: string, query: GameQuery): Game[] => {
    const found = [...search().find(words)].filter(([place]) => {
      const game = popular[place];
      return game !== undefined && inCategory(game, query) && fits(game, query);
    });
    // Better matches first; of equal ones the more played.
    return found
      .sort(([one, score], [other, otherScore]) => otherScore - score || one - other)
      .flatMap(([place]) => popular[place] ?? []);
  };

  return {
    vendors,
    games,
    game: (id) => byId.get(id),
    node: (nodeId) => byNode.get(nodeId),
    vendor: (code) => byCode.get(code),
    count: (vendor, category) => counts.get(`${vendor}/${category}`) ?? 0,
    first: (vendor, category) => firsts.get(`${vendor}/${category}`),
    find: (query) => {
      const pool = query.category === undefined ? popular : (byCategory.get(query.category) ?? []);
      const result =
        query.search === undefined
          ? pool.filter((game) => fits(game, query))
          : match(query.search, query);
      if (query.sort === 'NAME') {
        const place = byName();
        result.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      } else if (query.sort === 'NEW') {
        // The sort is stable: new or not, the order stays.
        result.sort((one, other) => Number(other.isNew) - Number(one.isNew));
      }
      return result;
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const inCategory = (game: Game, { category }: GameQuery): boolean =>
  category === undefined || game.category === category;

const NAMES = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

function fits(game: Game, query: GameQuery): boolean {
  const { vendor, classification, minBet, minLines, vendorsOff } = query;
  return (
    vendorsOff[game.vendor] !== true &&
    (vendor === undefined || game.vendor === vendor) &&
    (classification !== 'HOT' || game.isHot) &&
    (classification !== 'NEW' || game.isNew) &&
    (classification !== 'DEMO' || game.hasDemo) &&
    (minBet === undefined || BigInt(game.minBet) <= minBet) &&
    (minLines === undefined || game.lines >= minLines)
  );
}
