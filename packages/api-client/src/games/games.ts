import * as v from 'valibot';
import { endpoint, type NoInput } from '../core/endpoint';
import { encodePage, type Page, type PageInput } from '../core/page';
import { count, decimalText, pagedRequest, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { decodeGame, gameSchema, volatilitySchema, type Game, type Volatility } from './game';

/** The page size of a lobby where the caller names none (§9). */
export const DEFAULT_GAME_PAGE_SIZE = 42;

/** What narrows a list of games; whatever is left out does not. */
export interface GameFilter {
  category?: Category | undefined;
  /** Codes of vendors: games of any of them. */
  vendors?: readonly string[] | undefined;
  /** Part of the name, of the vendor's or of what kind of game it is. */
  search?: string | undefined;
  classification?: GameClassification | undefined;
  /** Some of `GAME_KINDS`: games of any of them. */
  kinds?: readonly string[] | undefined;
  /** Decimal amount: games whose smallest bet is at most this. */
  minBet?: string | undefined;
  /** Slots with at least so many lines. */
  minLines?: number | undefined;
  /** Some of `GAME_FEATURES`: games that have all of them. */
  features?: readonly string[] | undefined;
  volatilities?: readonly Volatility[] | undefined;
  /** Return to player in percent, both ends included; games that state none are left out. */
  rtpFrom?: number | undefined;
  rtpTo?: number | undefined;
}

export type GameClassification = 'all' | 'hot' | 'new' | 'demo';

/**
 * `popular` is the platform's own order; `rtp` has the highest first and `min-bet` the smallest.
 * Without one, a search is answered with the best match first.
 */
export type GameSort = 'popular' | 'new' | 'name' | 'rtp' | 'min-bet';

export interface GamesInput extends GameFilter, PageInput {
  sort?: GameSort | undefined;
}

/** The wire's words for a {@link GameFilter}. */
/* @__NO_SIDE_EFFECTS__ */
export function gameFilterEntries() {
  const codes = () => v.optional(v.pipe(v.array(text(32)), v.maxLength(60)));
  return {
    gameType: v.optional(categorySchema()),
    vassalage: codes(),
    gameClassify: v.optional(v.picklist(['ALL', 'HOT', 'NEW', 'DEMO'])),
    gameKind: codes(),
    gameName: v.optional(text(100)),
    minBet: v.optional(decimalText()),
    minLineNum: v.optional(count()),
    features: codes(),
    volatility: v.optional(v.array(volatilitySchema())),
    minRtp: v.optional(decimalText()),
    maxRtp: v.optional(decimalText()),
    language: v.optional(text(8)),
  };
}

export function encodeGameFilter(filter: GameFilter) {
  return {
    gameType: filter.category,
    vassalage: some(filter.vendors),
    gameClassify: filter.classification && upper(filter.classification),
    gameKind: some(filter.kinds),
    gameName: filter.search?.trim() || undefined,
    minBet: filter.minBet,
    minLineNum: filter.minLines,
    features: some(filter.features),
    volatility: some(filter.volatilities),
    minRtp: filter.rtpFrom?.toFixed(2),
    maxRtp: filter.rtpTo?.toFixed(2),
  };
}

/** An empty choice narrows nothing, and an empty list has no place in a query. */
const some = <Item>(items: readonly Item[] | undefined) => (items?.length ? [...items] : undefined);

const upper = <Word extends string>(word: Word) => word.toUpperCase() as Uppercase<Word>;

export const listGames = /* @__PURE__ */ endpoint({
  id: 'listGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  request: pagedRequest({
    clientType: v.literal(3),
    platform: v.literal('flash,html5-desktop'),
    channel: v.literal('WEB'),
    merchant: v.optional(text(32)),
    ...gameFilterEntries(),
    sort: v.optional(v.picklist(['POPULAR', 'NEW', 'NAME', 'RTP', 'MIN-BET'])),
  }),
  value: v.object({ games: v.array(gameSchema()), totalPages: count(), totalCount: count() }),
  encode: (input: GamesInput) => ({
    ...encodePage({ pageSize: DEFAULT_GAME_PAGE_SIZE, ...input }),
    clientType: 3 as const,
    platform: 'flash,html5-desktop' as const,
    channel: 'WEB' as const,
    ...encodeGameFilter(input),
    sort: input.sort && upper(input.sort),
  }),
  decode: ({ games, totalPages, totalCount }): Page<Game> => ({
    items: games.map(decodeGame),
    totalPages,
    totalCount,
  }),
  summary: 'The games of a lobby, by category, vendors, name, class and what they offer.',
  spec: '§7 Games and lobby "Game list (GET)" and GCSGAME_gameList, read as one call. Added: totalCount, sort, many vendors, gameKind, features, volatility, minRtp, maxRtp.',
});

export const listHotGames = /* @__PURE__ */ endpoint({
  id: 'listHotGames',
  tag: 'Games',
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
