import type { HandlerValueOf, listLiveTables } from '@perya/api-client';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../kernel/platform';
import { tableCard } from './baccarat/table';
import { tableAt } from './game-list/tables';
import type { Game } from './game-list/types';

type WireTable = HandlerValueOf<typeof listLiveTables>['list'][number];

/** Cards are cached for one second of platform time, so a full lobby computes each only once. */
const SECOND = 1000;
/** More tables than any lobby shows within a second. */
const KEPT = 2000;

const kept = new WeakMap<Platform, LRUCache<string, Promise<WireTable>>>();

/** The current card of a table. Tables that can be played here report their own state. */
export function tableCardOf(platform: Platform, game: Game): Promise<WireTable> {
  let cards = kept.get(platform);
  if (cards === undefined) kept.set(platform, (cards = new LRUCache({ max: KEPT })));
  const now = platform.clock.now().getTime();
  const key = `${game.id}@${Math.floor(now / SECOND)}`;
  const known = cards.get(key);
  if (known !== undefined) return known;
  const card = game.engine === 'baccarat' ? playedHere(platform, game) : elsewhere(game, now);
  cards.set(key, card);
  // Failures are not cached; the next request tries again.
  card.catch(() => cards.delete(key));
  return card;
}

async function playedHere(platform: Platform, game: Game): Promise<WireTable> {
  return { gameId: game.id, ...(await tableCard(platform, game)) };
}

/** The simulated state of a table that no engine deals at. */
function elsewhere(game: Game, now: number): Promise<WireTable> {
  const { minStake, maxStake, ...table } = tableAt(game, now);
  return Promise.resolve({
    ...table,
    gameId: game.id,
    minStake: BigInt(minStake),
    maxStake: BigInt(maxStake),
  });
}
