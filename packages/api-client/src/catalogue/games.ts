import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { encodePage, type Page, type PageInput } from '../core/page';
import { count, decimal, pagedRequest, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { decodeGame, gameSchema, type Game } from './game';

/** The page size of a lobby where the caller names none (§9). */
export const DEFAULT_GAME_PAGE_SIZE = 42;

export interface GameFilter extends PageInput {
  category?: Category | undefined;
  /** Code of the vendor. */
  vendor?: string | undefined;
  /** Part of the name. */
  search?: string | undefined;
  classification?: 'all' | 'hot' | 'new' | 'demo' | undefined;
  /** Decimal amount: games whose smallest bet is at most this. */
  minBet?: string | undefined;
  /** Slots with at least so many lines. */
  minLines?: number | undefined;
  sort?: 'popular' | 'new' | 'name' | undefined;
}

export const listGames = /* @__PURE__ */ endpoint({
  id: 'listGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  request: pagedRequest({
    clientType: v.literal(3),
    platform: v.literal('flash,html5-desktop'),
    channel: v.literal('WEB'),
    merchant: v.optional(text(32)),
    gameType: v.optional(categorySchema()),
    vassalage: v.optional(text(32)),
    gameClassify: v.optional(v.picklist(['ALL', 'HOT', 'NEW', 'DEMO'])),
    gameName: v.optional(text(100)),
    minBet: v.optional(decimal()),
    minLineNum: v.optional(count()),
    sort: v.optional(v.picklist(['POPULAR', 'NEW', 'NAME'])),
    language: v.optional(text(8)),
  }),
  value: v.object({ games: v.array(gameSchema()), totalPages: count(), totalCount: count() }),
  encode: (filter: GameFilter) => ({
    ...encodePage({ pageSize: DEFAULT_GAME_PAGE_SIZE, ...filter }),
    clientType: 3 as const,
    platform: 'flash,html5-desktop' as const,
    channel: 'WEB' as const,
    gameType: filter.category,
    vassalage: filter.vendor || undefined,
    gameClassify: filter.classification && WIRE_CLASSIFICATIONS[filter.classification],
    gameName: filter.search?.trim() || undefined,
    minBet: filter.minBet,
    minLineNum: filter.minLines,
    sort: filter.sort && WIRE_SORTS[filter.sort],
  }),
  decode: ({ games, totalPages, totalCount }): Page<Game> => ({
    items: games.map(decodeGame),
    totalPages,
    totalCount,
  }),
  summary: 'The games of a lobby, by category, vendor, name and class.',
  spec: '§7 Games and lobby "Game list (GET)" and GCSGAME_gameList, read as one call. Added: totalCount, sort.',
});

const WIRE_CLASSIFICATIONS = { all: 'ALL', hot: 'HOT', new: 'NEW', demo: 'DEMO' } as const;
const WIRE_SORTS = { popular: 'POPULAR', new: 'NEW', name: 'NAME' } as const;

export const listHotGames = /* @__PURE__ */ endpoint({
  id: 'listHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  auth: 'optional',
  request: v.object({
    merchantCode: v.optional(text(32)),
    isPlatform: v.literal(2),
    vassalage: v.literal(''),
    platform: v.literal('flash,html5-desktop'),
    language: v.optional(text(8)),
  }),
  value: v.object({ list: v.array(gameSchema()), totalPages: v.optional(count()) }),
  encode: (_input: NoInput) => ({
    isPlatform: 2 as const,
    vassalage: '' as const,
    platform: 'flash,html5-desktop' as const,
  }),
  decode: ({ list }): readonly Game[] => list.map(decodeGame),
  summary: 'The games that the brand marks as hot.',
  spec: '§7 Games and lobby, §3 hot games.',
});

export const listPopularGames = /* @__PURE__ */ endpoint({
  id: 'listPopularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  auth: 'optional',
  request: v.object({
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    prizeMode: v.picklist(['Lott', 'ZY', 'Elott', 'SEA']),
    device: v.literal('WEB'),
    language: v.optional(text(8)),
  }),
  value: v.object({ list: v.array(gameSchema()) }),
  encode: ({ count = 20, prizeMode = 'SEA' }: { count?: number; prizeMode?: PrizeMode }) => ({
    count,
    prizeMode,
    device: 'WEB' as const,
  }),
  decode: ({ list }): readonly Game[] => list.map(decodeGame),
  summary: 'The games played most of late.',
  spec: '§7 Games and lobby "Popular games" and Lottery /lgw/games/popular, read as one call; count 20 (§9).',
});

/** The prize modes of the site configuration (§3). */
export type PrizeMode = 'Lott' | 'ZY' | 'Elott' | 'SEA';
