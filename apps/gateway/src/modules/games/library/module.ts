import {
  addFavourite,
  getLibraryCounts,
  listFavouriteIds,
  listFavourites,
  listRecentGames,
  removeFavourite,
} from '@perya/api-client';
import { and, desc, eq } from 'drizzle-orm';
import { gameListOf } from '../game-list/gameList';
import { unknownGame } from '../game-list/unknownGame';
import type { Db } from '../../../kernel/db/types';
import { Rejection } from '../../../kernel/http/Rejection';
import { serve } from '../../../kernel/http/serve';
import type { Module } from '../../../kernel/module';
import { countsOf, entriesAt, entryAt } from './entries';
import { favourite, recentGame } from './schema';
import { seedLibrary } from './seed';
import { libraryData } from './ownData';

const PAGE_SIZE = 42;
/** A longer list would no longer help to find a game. */
const MAX_FAVOURITES = 500;
const MAX_RECENT = 60;

/** Favorites and recently opened games. */
export const library: Module = {
  name: 'library',
  ownData: libraryData,
  routes: [
    serve(listFavouriteIds, async ({ ctx }) => ({
      list: await favouriteNodes(ctx.db, ctx.me().id),
    })),
    serve(listFavourites, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const nodes = await favouriteNodes(ctx.db, ctx.me().id);
      const games = entriesAt(gameList, nodes, ctx.brand).filter(
        ({ category }) => input.gameType === undefined || category === input.gameType,
      );
      const { items, ...counts } = paged(games, input);
      return { content: items.map(({ wire }) => wire()), ...counts };
    }),
    serve(addFavourite, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const { id: memberId } = ctx.me();
      if (entryAt(gameList, input.nodeId) === undefined) throw unknownGame();
      const nodes = await favouriteNodes(ctx.db, memberId);
      if (nodes.length >= MAX_FAVOURITES && !nodes.includes(input.nodeId)) {
        throw new Rejection(422, 'TOO_MANY_FAVOURITES', 'too_many_favourites', {
          params: { count: MAX_FAVOURITES },
        });
      }
      await ctx.db
        .insert(favourite)
        .values({ memberId, nodeId: input.nodeId, addedAt: ctx.now() })
        .onConflictDoNothing();
      return null;
    }),
    serve(removeFavourite, async ({ input, ctx }) => {
      await ctx.db
        .delete(favourite)
        .where(and(eq(favourite.memberId, ctx.me().id), eq(favourite.nodeId, input.nodeId)));
      return null;
    }),
    serve(listRecentGames, async ({ input, ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const nodes = await recentNodes(ctx.db, ctx.me().id);
      const games = entriesAt(gameList, nodes, ctx.brand)
        .filter(({ vendor }) => input.vassalage === undefined || vendor === input.vassalage)
        .filter(({ category }) => input.gameType === undefined || category === input.gameType);
      const { items, ...counts } = paged(games, input);
      return { list: items.map(({ wire }) => wire()), ...counts };
    }),
    serve(getLibraryCounts, async ({ ctx }) => {
      const gameList = await gameListOf(ctx.platform);
      const { id } = ctx.me();
      const [favourites, recents] = await Promise.all([
        favouriteNodes(ctx.db, id),
        recentNodes(ctx.db, id),
      ]);
      return {
        favourites: countsOf(entriesAt(gameList, favourites, ctx.brand)),
        recents: countsOf(entriesAt(gameList, recents, ctx.brand)),
      };
    }),
  ],
  seedDemo: seedLibrary,
};

async function favouriteNodes(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .select({ nodeId: favourite.nodeId })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .orderBy(desc(favourite.addedAt), desc(favourite.nodeId));
  return rows.map(({ nodeId }) => nodeId);
}

async function recentNodes(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .select({ nodeId: recentGame.nodeId })
    .from(recentGame)
    .where(eq(recentGame.memberId, memberId))
    .orderBy(desc(recentGame.openedAt), desc(recentGame.nodeId))
    .limit(MAX_RECENT);
  return rows.map(({ nodeId }) => nodeId);
}

function paged<Item>(
  all: readonly Item[],
  {
    pageNo = 1,
    pageSize = PAGE_SIZE,
  }: { pageNo?: number | undefined; pageSize?: number | undefined },
): { items: Item[]; totalPages: number; totalCount: number } {
  return {
    items: all.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    totalPages: Math.ceil(all.length / pageSize),
    totalCount: all.length,
  };
}
