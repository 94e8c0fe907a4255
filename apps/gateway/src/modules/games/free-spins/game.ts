import { gameListOf, type GameList } from '../game-list/gameList';
import type { Game } from '../game-list/types';
import type { Platform } from '../../../kernel/platform';
import { stakesOf } from '../game-list/stakes';

/** A slot and what a free round of it is played for, minor units. */
export interface FreeSpinGame {
  id: string;
  name: string;
  stake: bigint;
}

/** The slots that can be opened, the first of their category before the others. */
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

/** The slot that free spins of activities are for: the first that the brand offers; undefined without any. */
export async function freeSpinGame(platform: Platform): Promise<FreeSpinGame | undefined> {
  const { vendorsOff } = platform.brand.current;
  const game = slotsOf(await gameListOf(platform)).find(
    ({ vendor }) => vendorsOff[vendor] !== true,
  );
  return game && { id: game.id, name: game.name, stake: stakesOf(game)[0] ?? 1n };
}
