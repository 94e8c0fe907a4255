import type { HandlerValueOf, listLiveTables } from '@perya/api-client';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../kernel/platform';
import { tableCard } from './baccarat/table';
import { tableAt } from './game-list/tables';
import type { Game } from './game-list/types';

type WireTable = HandlerValueOf<typeof listLiveTables>['list'][number];

/** Anyone who looks within one second of the platform's time sees the same card: a full lobby asks once. */
const SECOND = 1000;
/** More tables than any lobby shows within a second. */
const KEPT = 2000;

const kept = new WeakMap<Platform, LRUCache<string, Promise<WireTable>>>();

/** A table as its card shows it now. One that can be played here tells of itself. */
export function tableCardOf(platform: Platform, game: Game): Promise<WireTable> {
  let cards = kept.get(platform);
  if (cards === undefined) kept.set(platform, (cards = new LRUCache({ max: KEPT })));
  const now = platform.clock.now().getTime();
  const key = `${game.id}@${Math.floor(now / SECOND)}`;
  const known = cards.get(key);
  if (known !== undefined) return known;
  const card = game.engine === 'baccarat' ? playedHere(platform, game) : elsewhere(game, now);
  cards.set(key, card);
  // A look that failed is no card: who asks next looks again.
  card.catch(() => cards.delete(key));
  return card;
}

async function playedHere(platform: Platform, game: Game): Promise<WireTable> {
  return { gameId: game.id, ...(await tableCard(platform, game)) };
}

/** A table that no engine here deals at, as it stands. */
function elsewhere(game: Game, now: number): Promise<WireTable> {
  const { minStake, maxStake, ...table } = tableAt(game, now);
  return Promise.resolve({
    ...table,
    gameId: game.id,
    minStake: BigInt(minStake),
    maxStake: BigInt(maxStake),
  });
}
