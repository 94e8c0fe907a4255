import * as v from 'valibot';
import { named } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import { constant, count, pagedRequest, pagedValue, text } from '../core/schemas';
import { categorySchema } from './category';
import { gameSchema } from './game';

// Separate from the favorite ids: game lists need those immediately, but these lists are only needed where
// they're shown.

export const listFavourites = /* @__PURE__ */ endpoint({
  id: 'listFavourites',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_favoriteGames',
  auth: 'token',
  request: pagedRequest({
    clientType: constant(3),
    platform: constant('flash,html5-desktop'),
    language: v.optional(text(8)),
    gameType: named('category', v.optional(categorySchema())),
  }),
  value: v.object({
    content: named('items', v.array(gameSchema())),
    totalPages: count(),
    totalCount: count(),
  }),
  summary: "Lists the member's favorite games, most recently added first.",
  spec: '§7 Favourites: value.content and totalPages; path defined here. Added: totalCount.',
});

/** Input of {@link listFavourites}. */
export type FavouritesFilter = InputOf<typeof listFavourites>;

export const listRecentGames = /* @__PURE__ */ endpoint({
  id: 'listRecentGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'token',
  request: pagedRequest({
    clientType: constant(3),
    /** Code of the vendor. */
    vassalage: named('vendor', v.optional(text(32))),
    gameType: named('category', v.optional(categorySchema())),
    language: v.optional(text(8)),
  }),
  value: pagedValue(gameSchema(), {}),
  summary: 'Lists the games that the member launched most recently, newest first.',
  spec: '§7 Games and lobby, GCS_recentGame. Added: totalCount, gameType.',
});

/** Input of {@link listRecentGames}. */
export type RecentGamesFilter = InputOf<typeof listRecentGames>;
