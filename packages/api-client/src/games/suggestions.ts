import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, text } from '../core/schemas';
import { categorySchema } from './category';
import { gameSchema } from './game';
import { gameFilterSchema } from './games';

/** The parts of a filter that can be removed when nothing matches. */
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

/** A section of the search suggestions. */
export type SuggestionPart = (typeof SUGGESTION_PARTS)[number];

export const suggestGames = /* @__PURE__ */ endpoint({
  id: 'suggestGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameSuggestions',
  auth: 'optional',
  request: gameFilterSchema(),
  value: v.object({
    /** Similarly spelled searches that match something under the same filters. */
    spellings: v.array(v.object({ search: text(100), count: count() })),
    /** Parts of the filter that match something when only that part is removed, most matches first. */
    without: v.array(v.object({ part: v.picklist(SUGGESTION_PARTS), count: count() })),
    /** Other lobbies where the same filter matches something. */
    elsewhere: v.array(v.object({ category: categorySchema(), count: count() })),
    /** The games closest to the filter, at most 12. */
    games: v.array(gameSchema()),
  }),
  summary: 'Returns suggestions for a game list without results.',
  spec: '§7 Games and lobby; call defined here, for searches without results.',
});

/** Suggestions for an empty game list; each of them can be empty too. */
export type GameSuggestions = OutputOf<typeof suggestGames>;
