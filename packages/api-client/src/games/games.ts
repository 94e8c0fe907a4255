import * as v from 'valibot';
import { named, unwrapField, type InputFieldOf } from '../core/codec';
import { endpoint, type InputOf } from '../core/endpoint';
import {
  withCodec,
  constant,
  count,
  decimalText,
  searchText,
  text,
  wholeNumber,
} from '../core/schemas';
import { categorySchema } from './category';
import { gameSchema, volatilitySchema } from './game';

/** Default page size of a lobby (§9). */
export const DEFAULT_GAME_PAGE_SIZE = 42;

/** An empty selection doesn't filter, and is omitted because a query can't have an empty list. */
/* @__NO_SIDE_EFFECTS__ */
function anyOf<Code extends string>(code: v.GenericSchema<Code>) {
  return v.optional(
    withCodec<Code[], readonly Code[]>(v.pipe(v.array(code), v.maxLength(60)), {
      decode: (wire: Code[]) => wire,
      encode: (chosen: readonly Code[]) => (chosen.length > 0 ? chosen : undefined),
    }),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function percent() {
  return v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100)));
}

/* @__NO_SIDE_EFFECTS__ */
export function gameFilterSchema() {
  return v.object({
    gameType: named('category', v.optional(categorySchema())),
    /** Vendor codes; matches games of any of them. */
    vassalage: named('vendors', anyOf(text(32))),
    gameClassify: named('classification', v.optional(v.picklist(['all', 'hot', 'new', 'demo']))),
    /** Values of `GAME_KINDS`; matches games of any of them. */
    kinds: anyOf(text(32)),
    /** Part of the name of the game, of its vendor or of its kind. */
    gameName: named('search', searchText(100)),
    /** Decimal amount; matches games whose minimum bet is at most this. */
    minBet: v.optional(decimalText()),
    /** Minimum number of lines of a slot. */
    minLineNum: named('minLines', v.optional(count())),
    /** Values of `GAME_FEATURES`; matches games that have all of them. */
    features: anyOf(text(32)),
    volatilities: anyOf(volatilitySchema()),
    /** Return to player in percent, both ends included; games that don't state it are excluded. */
    rtpFrom: percent(),
    rtpTo: percent(),
    language: v.optional(text(8)),
  });
}

/** Filters for a list of games; omitted fields don't filter. */
export type GameFilter = InputFieldOf<ReturnType<typeof gameFilterSchema>>;

/** Filter of the lobby by popularity, novelty or demo. */
export type GameClassification = NonNullable<GameFilter['classification']>;

export const listGames = /* @__PURE__ */ endpoint({
  id: 'listGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  auth: 'optional',
  request: v.object({
    pageNo: named('page', v.optional(wholeNumber(1), 1)),
    pageSize: v.optional(wholeNumber(1, 200), DEFAULT_GAME_PAGE_SIZE),
    clientType: constant(3),
    platform: constant('flash,html5-desktop'),
    channel: constant('WEB'),
    merchant: v.optional(text(32)),
    ...gameFilterSchema().entries,
    /**
     * `popular` is the platform's own order; `rtp` sorts from the highest and `min-bet` from the smallest. By
     * default, search results start with the best match.
     */
    sort: v.optional(v.picklist(['popular', 'new', 'name', 'rtp', 'min-bet'])),
  }),
  value: v.object({
    games: named('items', v.array(gameSchema())),
    totalPages: count(),
    totalCount: count(),
  }),
  summary: 'Lists the games of a lobby, filtered by category, vendor, name, class and features.',
  spec: '§7 Games and lobby "Game list (GET)" and GCSGAME_gameList, treated as one call. Added: totalCount, sort, multiple vendors, kinds, features, volatilities, rtpFrom, rtpTo.',
});

/** Input of {@link listGames}. */
export type GamesInput = InputOf<typeof listGames>;

/** Order of a list of games. */
export type GameSort = NonNullable<GamesInput['sort']>;

export const listHotGames = /* @__PURE__ */ endpoint({
  id: 'listHotGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  auth: 'optional',
  request: v.object({
    merchantCode: v.optional(text(32)),
    isPlatform: constant(2),
    vassalage: constant(''),
    platform: constant('flash,html5-desktop'),
    language: v.optional(text(8)),
  }),
  value: unwrapField(
    'list',
    v.object({ list: v.array(gameSchema()), totalPages: v.optional(count()) }),
  ),
  summary: 'Lists the games that the brand marks as hot.',
  spec: '§7 Games and lobby, §3 hot games.',
});
