import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { decodePage, encodePage, type Page, type PageInput } from '../core/page';
import { count, pagedRequest, pagedValue, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { decodeGame, gameSchema, type Game } from './game';

// Apart from the hearts: a wall of games needs those at once, and these lists only where they are shown.

export interface FavouritesFilter extends PageInput {
  category?: Category | undefined;
}

export const listFavourites = /* @__PURE__ */ endpoint({
  id: 'listFavourites',
  tag: 'Games',
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

export interface RecentGamesFilter extends PageInput {
  category?: Category | undefined;
  /** Code of the vendor. */
  vendor?: string | undefined;
}

export const listRecentGames = /* @__PURE__ */ endpoint({
  id: 'listRecentGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  auth: 'token',
  request: pagedRequest({
    clientType: v.literal(3),
    vassalage: v.optional(text(32)),
    gameType: v.optional(categorySchema()),
    language: v.optional(text(8)),
  }),
  value: pagedValue(gameSchema(), {}),
  encode: (filter: RecentGamesFilter) => ({
    ...encodePage(filter),
    clientType: 3 as const,
    vassalage: filter.vendor,
    gameType: filter.category,
  }),
  decode: (page): Page<Game> => decodePage(page, decodeGame),
  summary: 'The games the member played last, newest first.',
  spec: '§7 Games and lobby, GCS_recentGame. Added: totalCount, gameType.',
});
