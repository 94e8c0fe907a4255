import { CATEGORIES, type suggestGames, type WireValueOf } from '@perya/api-client';
import { hasBit } from './bits';
import type { Catalogue } from './catalogue';
import { partsOf, type GameQuery, type Part } from './query';
import { BEST_SCORE, MAX_WORDS, wordsOf } from './search';
import type { Game } from './types';
import { wireGame } from './wire';

type WireSuggestions = WireValueOf<typeof suggestGames>;
type PartName = WireSuggestions['without'][number]['part'];

const MAX_GAMES = 12;
const MAX_SPELLINGS = 3;
/** So many near words of each typed one are tried. */
const NEAR_WORDS = 4;

/** Ways on from a query that found nothing. */
export function suggestionsFor(catalogue: Catalogue, query: GameQuery): WireSuggestions {
  return {
    spellings: spellings(catalogue, query),
    without: without(catalogue, query),
    elsewhere: elsewhere(catalogue, query),
    games: nearest(catalogue, query).map((game) => wireGame(catalogue, game)),
  };
}

/** The query without one of its parts. */
function lessened(query: GameQuery, part: PartName): GameQuery {
  return part === 'rtp'
    ? { ...query, minRtp: undefined, maxRtp: undefined }
    : { ...query, [part]: undefined };
}

function without(catalogue: Catalogue, query: GameQuery): WireSuggestions['without'] {
  const parts: PartName[] = partsOf(query, catalogue.columns).map(({ name }) => name);
  if (query.search !== undefined) parts.push('search');
  return parts
    .map((part) => ({ part, count: catalogue.find(lessened(query, part)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

function elsewhere(catalogue: Catalogue, query: GameQuery): WireSuggestions['elsewhere'] {
  if (query.category === undefined) return [];
  return CATEGORIES.filter((category) => category !== query.category)
    .map((category) => ({ category, count: catalogue.find({ ...query, category }).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}

/** Searches in which one word gives way to one that is spelt nearly the same, the nearest first. */
function spellings(catalogue: Catalogue, query: GameQuery): WireSuggestions['spellings'] {
  const words = wordsOf(query.search ?? '').slice(0, MAX_WORDS);
  return words
    .flatMap((word, place) =>
      catalogue
        .names()
        .near(word, NEAR_WORDS)
        .map(({ word: other, distance }) => ({
          search: words.with(place, other).join(' '),
          distance,
        })),
    )
    .sort((one, other) => one.distance - other.distance)
    .map(({ search }) => ({ search, count: catalogue.find({ ...query, search }).length }))
    .filter(({ count }) => count > 0)
    .slice(0, MAX_SPELLINGS);
}

/** What a person means most by a filter, should a game fit only some of it. */
const WEIGHTS: Readonly<Record<Part['name'], number>> = {
  vendors: 5,
  kinds: 5,
  features: 4,
  volatilities: 3,
  minBet: 3,
  classification: 2,
  minLines: 2,
  rtp: 2,
};

/** A name that holds one of several typed words is nearer than any filter makes a game. */
const WORD_WEIGHT = 10;

/** The games that fit the most of a query; none where not even a part of it fits. */
function nearest(catalogue: Catalogue, query: GameQuery): Game[] {
  const parts = partsOf(query, catalogue.columns);
  const named = gamesByWords(catalogue, query);
  const lobby = catalogue.base({ ...query, search: undefined });
  const scored: { game: Game; score: number }[] = [];
  catalogue.popular.forEach((game, place) => {
    if (!hasBit(lobby, place)) return;
    let score = (named.get(game) ?? 0) * WORD_WEIGHT;
    for (const { name, bits } of parts) if (hasBit(bits, place)) score += WEIGHTS[name];
    if (score > 0) scored.push({ game, score });
  });
  // Stable: of equal ones the more played comes first.
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_GAMES)
    .map(({ game }) => game);
}

/** How well each game has the typed words, or those nearest to them: 1 for each that its name holds. */
function gamesByWords(catalogue: Catalogue, { search }: GameQuery): Map<Game, number> {
  const names = catalogue.names();
  const found = new Map<Game, number>();
  for (const word of wordsOf(search ?? '').slice(0, MAX_WORDS)) {
    const typed = names.find(word);
    const [other] = typed.size > 0 ? [] : names.near(word, 1);
    const matches = other === undefined ? typed : names.find(other.word);
    for (const [place, score] of matches) {
      const game = catalogue.popular[place];
      if (game !== undefined) found.set(game, (found.get(game) ?? 0) + score / BEST_SCORE);
    }
  }
  return found;
}
