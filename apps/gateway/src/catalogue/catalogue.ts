import { asc } from 'drizzle-orm';
import type { Db } from '../db/types';
import type { Platform } from '../platform';
import { game as gameTable, vendor as vendorTable } from './schema';
import { indexNames, type NameIndex } from './search';
import { CATEGORIES, type Category, type Game, type Vendor } from './types';

export interface GameQuery {
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

  let names: { index: NameIndex; position: Map<string, number> } | undefined;
  const scoresOf = (search: string): ((game: Game) => number) => {
    names ??= {
      index: indexNames(games.map((game) => game.name)),
      position: new Map(games.map((game, position) => [game.id, position])),
    };
    const { index, position } = names;
    const found = index.find(search);
    return (game) => found.get(position.get(game.id) ?? -1) ?? 0;
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
      const score = query.search === undefined ? undefined : scoresOf(query.search);
      const pool = query.category === undefined ? popular : (byCategory.get(query.category) ?? []);
      const result = pool.filter(
        (game) => fits(game, query) && (score === undefined || score(game) > 0),
      );
      const { sort } = query;
      if (sort === 'NAME') result.sort((a, b) => NAMES.compare(a.name, b.name));
      else if (sort === 'NEW') result.sort((a, b) => Number(b.isNew) - Number(a.isNew));
      // The sort is stable: equal matches stay in their order.
      if (score !== undefined && sort === undefined) result.sort((a, b) => score(b) - score(a));
      return result;
    },
  };
}

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
