import type { HandlerValueOf, listLiveTables } from '@perya/api-client';
import { LRUCache } from 'lru-cache';
import type { Platform } from '../../kernel/platform';
import type { EngineGame } from './game-list/types';
import { tableCard } from './live-table/table';

type WireTable = HandlerValueOf<typeof listLiveTables>['list'][number];

/** Cards are cached for one second of platform time, so a full lobby computes each only once. */
const SECOND = 1000;
/** More tables than any lobby shows within a second. */
const KEPT = 2000;

const kept = new WeakMap<Platform, LRUCache<string, Promise<WireTable>>>();

/** The current card of a game that has a table. */
export function tableCardOf(platform: Platform, game: EngineGame): Promise<WireTable> {
  let cards = kept.get(platform);
  if (cards === undefined) kept.set(platform, (cards = new LRUCache({ max: KEPT })));
  const now = platform.clock.now().getTime();
  const key = `${game.id}@${Math.floor(now / SECOND)}`;
  const known = cards.get(key);
  if (known !== undefined) return known;
  const card = readCard(platform, game);
  cards.set(key, card);
  // Failures are not cached; the next request tries again.
  card.catch(() => cards.delete(key));
  return card;
}

async function readCard(platform: Platform, game: EngineGame): Promise<WireTable> {
  return { gameId: game.id, ...(await tableCard(platform, game)) };
}
