import * as v from 'valibot';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, text } from '../core/schemas';
import { categorySchema } from './category';
import { gameSchema } from './game';
import { gameFilterSchema } from './games';

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

export const suggestGames = /* @__PURE__ */ endpoint({
  id: 'suggestGames',
  tag: 'Games',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameSuggestions',
  auth: 'optional',
  request: gameFilterSchema(),
  value: v.object({
    /** Searches that are spelt nearly the same and find something under the same filters. */
    spellings: v.array(v.object({ search: text(100), count: count() })),
    /** Parts of the filter whose removal alone finds something, the one that finds most first. */
    without: v.array(v.object({ part: v.picklist(SUGGESTION_PARTS), count: count() })),
    /** Other lobbies where the same filter finds something. */
    elsewhere: v.array(v.object({ category: categorySchema(), count: count() })),
    /** The games that come nearest to what was asked, at most 12. */
    games: v.array(gameSchema()),
  }),
  summary: 'Where to go from a list of games that came out empty.',
  spec: '§7 Games and lobby; ours, for a search that finds nothing.',
});

/** Ways on from a list that came out empty; any of them may be empty itself. */
export type GameSuggestions = OutputOf<typeof suggestGames>;
