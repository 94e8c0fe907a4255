import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, done, nothing, pagedRequest, pagedValue, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { decodeGame, gameSchema, type Game } from './game';

export const listFavouriteIds = /* @__PURE__ */ endpoint({
  id: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteGameIds',
  auth: 'token',
  request: nothing(),
  value: v.object({ list: v.array(v.union([v.string(), v.number()])) }),
  decode: ({ list }): readonly string[] => list.map(String),
  summary: "Node ids of the member's favourites.",
  spec: '§7 "Favourites: ids list (value list)", §3; path ours.',
});

export interface FavouritesFilter extends PageInput {
  category?: Category | undefined;
}

export const listFavourites = /* @__PURE__ */ endpoint({
  id: 'listFavourites',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteGames',
  auth: 'token',
  request: pagedRequest({
    clientType: v.literal(3),
    platform: v.literal('flash,html5-desktop'),
    language: v.optional(text(8)),
    gameType: v.optional(categorySchema()),
  }),
  value: v.object({ content: v.array(gameSchema()), totalPages: count(), totalCount: count() }),
  encode: (filter: FavouritesFilter) => ({
    ...encodePage(filter),
    clientType: 3 as const,
    platform: 'flash,html5-desktop' as const,
    gameType: filter.category,
  }),
  decode: ({ content, ...counts }): Page<Game> =>
    decodePage({ list: content, ...counts }, decodeGame),
  summary: "The member's favourite games.",
  spec: '§7 Favourites: value.content and totalPages; path ours. Added: totalCount.',
});

export interface FavouriteInput {
  nodeId: string;
  /** Code of the vendor. */
  vendor: string;
  category: Category;
}

/* @__NO_SIDE_EFFECTS__ */
function favouriteRequest() {
  return v.object({ nodeId: text(64), vendor: text(32), gameType: categorySchema() });
}

function encodeFavourite({ nodeId, vendor, category }: FavouriteInput) {
  return { nodeId, vendor, gameType: category };
}

export const addFavourite = /* @__PURE__ */ endpoint({
  id: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/GCS_addFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  encode: encodeFavourite,
  summary: 'Adds a game to the favourites; adding it twice changes nothing.',
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method ours.',
});

export const removeFavourite = /* @__PURE__ */ endpoint({
  id: 'removeFavourite',
  method: 'POST',
  path: '/wps/relay/GCS_removeFavoriteGame',
  auth: 'token',
  request: favouriteRequest(),
  value: done(),
  encode: encodeFavourite,
  summary: 'Takes a game out of the favourites; one that is not there is no fault.',
  spec: '§7 Favourites: nodeId, vendor, gameType; path and method ours.',
});

export interface RecentGamesFilter extends PageInput {
  /** Code of the vendor. */
  vendor?: string | undefined;
}

export const listRecentGames = /* @__PURE__ */ endpoint({
  id: 'listRecentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'token',
  request: pagedRequest({
    clientType: v.literal(3),
    vassalage: v.optional(text(32)),
    language: v.optional(text(8)),
  }),
  value: pagedValue(gameSchema(), {}),
  encode: (filter: RecentGamesFilter) => ({
    ...encodePage(filter),
    clientType: 3 as const,
    vassalage: filter.vendor,
  }),
  decode: (page): Page<Game> => decodePage(page, decodeGame),
  summary: 'The games the member played last, newest first.',
  spec: '§7 Games and lobby, GCS_recentGame. Added: totalCount.',
});
