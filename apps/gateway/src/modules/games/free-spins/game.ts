import { gameListOf, isOffered, type GameList } from '../game-list/gameList';
import type { Game } from '../game-list/types';
import type { Platform } from '../../../kernel/platform';
import { stakesOf } from '../game-list/stakes';

/** A slot and the stake of a free round on it, in minor units. */
export interface FreeSpinGame {
  id: string;
  name: string;
  stake: bigint;
}

/** The slots that can be opened, by rank in their category. */
const slots = new WeakMap<GameList, readonly Game[]>();

function slotsOf(gameList: GameList): readonly Game[] {
  const found =
    slots.get(gameList) ??
    gameList.games
      .filter(({ engine }) => engine === 'slot')
      .toSorted((one, other) => one.rank - other.rank);
  slots.set(gameList, found);
  return found;
}

/** The slot for free spins of activities: the first one that the brand offers; undefined if there is none. */
export async function freeSpinGame(platform: Platform): Promise<FreeSpinGame | undefined> {
  const brand = platform.brand.current;
  const game = slotsOf(await gameListOf(platform)).find((slot) => isOffered(brand, slot));
  return game && { id: game.id, name: game.name, stake: stakesOf(game)[0] ?? 1n };
}
