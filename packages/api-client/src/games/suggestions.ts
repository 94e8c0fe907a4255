import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, text } from '../core/schemas';
import { categorySchema, type Category } from './category';
import { decodeGame, gameSchema, type Game } from './game';
import { encodeGameFilter, gameFilterEntries, type GameFilter } from './games';

/** What a person can take back of a filter that left nothing. */
export const SUGGESTION_PARTS = [
  'search',
  'vendors',
  'kinds',
  'classification',
  'features',
  'volatilities',
  'minBet',
  'minLines',
  'rtp',
] as const;

export type SuggestionPart = (typeof SUGGESTION_PARTS)[number];

/** Ways on from a list that came out empty; any of them may be empty itself. */
export interface GameSuggestions {
  /** Searches that are spelt nearly the same and find something under the same filters. */
  readonly spellings: readonly { readonly search: string; readonly count: number }[];
  /** Parts of the filter whose removal alone finds something, the one that finds most first. */
  readonly without: readonly { readonly part: SuggestionPart; readonly count: number }[];
  /** Other lobbies where the same filter finds something. */
  readonly elsewhere: readonly { readonly category: Category; readonly count: number }[];
  /** The games that come nearest to what was asked, at most 12. */
  readonly games: readonly Game[];
}

const SuggestionsSchema = /* @__PURE__ */ v.object({
  gameNames: v.array(v.object({ gameName: text(100), count: count() })),
  without: v.array(v.object({ part: v.picklist(SUGGESTION_PARTS), count: count() })),
  gameTypes: v.array(v.object({ gameType: categorySchema(), count: count() })),
  games: v.array(gameSchema()),
});

export type WireGameSuggestions = v.InferOutput<typeof SuggestionsSchema>;

export const suggestGames = /* @__PURE__ */ endpoint({
  id: 'suggestGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameSuggestions',
  auth: 'optional',
  request: v.object(gameFilterEntries()),
  value: SuggestionsSchema,
  encode: (filter: GameFilter) => encodeGameFilter(filter),
  decode: ({ gameNames, without, gameTypes, games }): GameSuggestions => ({
    spellings: gameNames.map(({ gameName, count }) => ({ search: gameName, count })),
    without,
    elsewhere: gameTypes.map(({ gameType, count }) => ({ category: gameType, count })),
    games: games.map(decodeGame),
  }),
  summary: 'Where to go from a list of games that came out empty.',
  spec: '§7 Games and lobby; ours, for a search that finds nothing.',
});
