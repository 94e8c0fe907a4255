import { ENGINE_NAMES } from '@perya/game-engines/play-api';
import { lotteryOf } from '@perya/rules/lottery';
import { asc } from 'drizzle-orm';
import type { Db } from '../../../kernel/db/types';
import type { Brand } from '../../../kernel/brand';
import type { Platform } from '../../../kernel/platform';
import { makeFinder, type Finder } from './finder';
import { isSold, statedReturnOf } from './lotteries';
import { game as gameTable, vendor as vendorTable } from './schema';
import { isLotteryCategory, type Category, type Game, type Vendor } from './types';

/** All games of a vendor in one category, as one entry of a list. */
export interface VendorFolder {
  readonly nodeId: string;
  readonly vendor: Vendor;
  readonly category: Category;
}

/** All vendors and games, in memory. */
export interface GameList extends Finder {
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[];
  game(id: string): Game | undefined;
  node(nodeId: string): Game | undefined;
  /** The game with a code; lotteries have their own codes. */
  coded(code: string): Game | undefined;
  /** A vendor's folder by its node; undefined if the vendor has fewer than two games. */
  folder(nodeId: string): VendorFolder | undefined;
  vendor(code: string): Vendor | undefined;
  /** The number of a vendor's games in a category. */
  count(vendor: string, category: Category): number;
  /** A vendor's most played game in a category. */
  first(vendor: string, category: Category): Game | undefined;
}

/** The tables, and the list that was last made of them. */
interface Loaded {
  readonly rows: Promise<Rows>;
  /** Made again when the operator turns a game on or off, or changes the prize mode. */
  made?: { readonly key: string; readonly gameList: GameList };
}

interface Rows {
  readonly vendors: readonly Vendor[];
  readonly games: readonly Game[];
}

const loaded = new WeakMap<Platform, Loaded>();

/** The platform's game list, read from the database on first use. */
export async function gameListOf(platform: Platform): Promise<GameList> {
  let known = loaded.get(platform);
  if (known === undefined) {
    known = { rows: readRows(platform.db) };
    known.rows.catch(() => loaded.delete(platform));
    loaded.set(platform, known);
  }
  const { vendors, games } = await known.rows;
  const { gamesOff, lotteryType } = platform.brand.current;
  const off = Object.keys(gamesOff).filter((id) => gamesOff[id] === true);
  const key = [lotteryType, ...off.toSorted()].join();
  if (known.made?.key !== key) {
    known.made = { key, gameList: makeGameList(vendors, games, { gamesOff, lotteryType }) };
  }
  return known.made.gameList;
}

/** The brand's settings that determine which games it offers. */
export type OfferSettings = Pick<Brand, 'vendorsOff' | 'gamesOff' | 'lotteryType'>;

/**
 * Whether the brand offers a game: neither the game nor its vendor is turned off, and a lottery is sold in the
 * brand's prize mode.
 */
export const isOffered = (
  { vendorsOff, ...brand }: OfferSettings,
  game: Pick<Game, 'id' | 'code' | 'vendor'>,
): boolean => vendorsOff[game.vendor] !== true && isListed(brand, game);

const isListed = (
  { gamesOff, lotteryType }: Omit<OfferSettings, 'vendorsOff'>,
  { id, code }: Pick<Game, 'id' | 'code'>,
): boolean => gamesOff[id] !== true && isSold(lotteryType, code);

/**
 * Loads the game list before the transaction of a call that uses it, because loading uses its own connection.
 */
export async function loadGameListFirst({ ctx }: { ctx: { platform: Platform } }): Promise<void> {
  await gameListOf(ctx.platform);
}

/** Clears the cached game list; it's read from the database on next use. */
export function forgetGameList(platform: Platform): void {
  loaded.delete(platform);
}

async function readRows(db: Db): Promise<Rows> {
  const vendors = await db.select().from(vendorTable).orderBy(asc(vendorTable.position));
  const games = await db.select().from(gameTable).orderBy(asc(gameTable.id));
  return { vendors, games: games.flatMap((row) => gameOf(row) ?? []) };
}

/** The game of a stored row; undefined if nothing opens it, for example as its engine is gone. */
function gameOf(row: typeof gameTable.$inferSelect): Game | undefined {
  const { category, engine, model } = row;
  if (isLotteryCategory(category)) {
    return lotteryOf(row.code) && { ...row, category, engine: null, model: null };
  }
  const isRunHere = engine !== null && ENGINE_NAMES.includes(engine);
  return isRunHere && model !== null ? { ...row, category, engine, model } : undefined;
}

/**
 * The game list of vendors and games. Games that are turned off, and lotteries that the prize mode doesn't
 * sell, are found by their id, node and code, for the records of their bets, but are in no list. Lotteries
 * state their return in the prize mode.
 */
export function makeGameList(
  vendors: readonly Vendor[],
  stored: readonly Game[],
  brand: Omit<OfferSettings, 'vendorsOff'> = { gamesOff: {}, lotteryType: 'SEA' },
): GameList {
  const games = stored.map((game) => {
    const rtpBasisPoints = statedReturnOf(brand.lotteryType, game.code);
    return rtpBasisPoints === undefined ? game : { ...game, rtpBasisPoints };
  });
  const byId = new Map(games.map((game) => [game.id, game]));
  const byNode = new Map(games.map((game) => [game.nodeId, game]));
  const gameByCode = new Map(games.map((game) => [game.code, game]));
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const offered = games.filter((game) => isListed(brand, game));
  const finder = makeFinder(offered, (code) => byCode.get(code));
  const firsts = new Map<string, Game>();
  const counts = new Map<string, number>();
  for (const game of finder.popular) {
    const key = `${game.vendor}/${game.category}`;
    if (!firsts.has(key)) firsts.set(key, game);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const folders = new Map(
    vendors.flatMap((vendor) =>
      Object.entries(vendor.folders).map(([category, nodeId]) => {
        const folder: VendorFolder = { nodeId, vendor, category: category as Category };
        return [nodeId, folder] as const;
      }),
    ),
  );
  const count = (vendor: string, category: Category) => counts.get(`${vendor}/${category}`) ?? 0;
  return {
    ...finder,
    vendors,
    games: offered,
    game: (id) => byId.get(id),
    node: (nodeId) => byNode.get(nodeId),
    coded: (code) => gameByCode.get(code),
    folder: (nodeId) => {
      const folder = folders.get(nodeId);
      return folder && count(folder.vendor.code, folder.category) > 1 ? folder : undefined;
    },
    vendor: (code) => byCode.get(code),
    count,
    first: (vendor, category) => firsts.get(`${vendor}/${category}`),
  };
}
