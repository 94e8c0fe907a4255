import { CATEGORIES, type suggestGames, type WireValueOf } from '@perya/api-client';
import { hasBit } from './bitSet';
import type { GameList } from './gameList';
import { partsOf, type GameQuery, type FilterMatches } from './query';
import { BEST_SCORE, MAX_WORDS, wordsOf } from './search';
import type { Game } from './types';
import { wireGame } from './wire';

type WireSuggestions = WireValueOf<typeof suggestGames>;
type PartName = WireSuggestions['without'][number]['part'];

const MAX_GAMES = 12;
const MAX_SPELLINGS = 3;
/** The number of similar words to try for each typed one. */
const NEAR_WORDS = 4;

/** Suggestions for a query without results. */
export function suggestionsFor(gameList: GameList, query: GameQuery): WireSuggestions {
  return {
    spellings: spellings(gameList, query),
    without: without(gameList, query),
    elsewhere: elsewhere(gameList, query),
    games: nearest(gameList, query).map((game) => wireGame(gameList, game)),
  };
}

/** The query without one of its parts. */
function lessened(query: GameQuery, part: PartName): GameQuery {
  return part === 'rtp'
    ? { ...query, minRtp: undefined, maxRtp: undefined }
    : { ...query, [part]: undefined };
}

function without(gameList: GameList, query: GameQuery): WireSuggestions['without'] {
  const parts: PartName[] = partsOf(query, gameList.columns).map(({ name }) => name);
  if (query.search !== undefined) parts.push('search');
  return parts
    .map((part) => ({ part, count: gameList.find(lessened(query, part)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

function elsewhere(gameList: GameList, query: GameQuery): WireSuggestions['elsewhere'] {
  if (query.category === undefined) return [];
  return CATEGORIES.filter((category) => category !== query.category)
    .map((category) => ({ category, count: gameList.find({ ...query, category }).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Searches with one word replaced by a similarly spelled one, nearest first. */
function spellings(gameList: GameList, query: GameQuery): WireSuggestions['spellings'] {
  const words = wordsOf(query.search ?? '').slice(0, MAX_WORDS);
  return words
    .flatMap((word, place) =>
      gameList
        .names()
        .near(word, NEAR_WORDS)
        .map(({ word: other, distance }) => ({
          search: words.with(place, other).join(' '),
          distance,
        })),
    )
    .sort((one, other) => one.distance - other.distance)
    .map(({ search }) => ({ search, count: gameList.find({ ...query, search }).length }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_SPELLINGS);
}

/** The relative importance of the filters if a game matches only some of them. */
const WEIGHTS: Readonly<Record<FilterMatches['name'], number>> = {
  vendors: 5,
  kinds: 5,
  features: 4,
  volatilities: 3,
  minBet: 3,
  classification: 2,
  minLines: 2,
  rtp: 2,
};

/** A match of a typed word in the name outweighs any filter. */
const WORD_WEIGHT = 10;

/** The games that match a query best; empty if none matches any part of it. */
function nearest(gameList: GameList, query: GameQuery): Game[] {
  const parts = partsOf(query, gameList.columns);
  const named = gamesByWords(gameList, query);
  const lobby = gameList.base({ ...query, search: undefined });
  const scored: { game: Game; score: number }[] = [];
  gameList.popular.forEach((game, place) => {
    if (!hasBit(lobby, place)) return;
    let score = (named.get(game) ?? 0) * WORD_WEIGHT;
    for (const { name, bits } of parts) if (hasBit(bits, place)) score += WEIGHTS[name];
    if (score > 0) scored.push({ game, score });
  });
  // A stable sort: games with equal scores stay ordered by popularity.
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_GAMES)
    .map(({ game }) => game);
}

/**
 * How well each game matches the typed words or the most similar ones: 1 for each exact match in its name.
 */
function gamesByWords(gameList: GameList, { search }: GameQuery): Map<Game, number> {
  const names = gameList.names();
  const found = new Map<Game, number>();
  for (const word of wordsOf(search ?? '').slice(0, MAX_WORDS)) {
    const typed = names.find(word);
    const [other] = typed.size > 0 ? [] : names.near(word, 1);
    const matches = other === undefined ? typed : names.find(other.word);
    for (const [place, score] of matches) {
      const game = gameList.popular[place];
      if (game !== undefined) found.set(game, (found.get(game) ?? 0) + score / BEST_SCORE);
    }
  }
  return found;
}
