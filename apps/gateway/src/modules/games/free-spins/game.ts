import { catalogueOf, type Catalogue } from '../game-list/catalogue';
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
const slots = new WeakMap<Catalogue, readonly Game[]>();

function slotsOf(catalogue: Catalogue): readonly Game[] {
  const found =
    slots.get(catalogue) ??
    catalogue.games
      .filter(({ engine }) => engine === 'slot')
      .toSorted((one, other) => one.rank - other.rank);
  slots.set(catalogue, found);
  return found;
}

/** The slot that free spins of activities are for: the first that the brand offers; undefined without any. */
export async function freeSpinGame(platform: Platform): Promise<FreeSpinGame | undefined> {
  const { vendorsOff } = platform.brand.current;
  const game = slotsOf(await catalogueOf(platform)).find(
    ({ vendor }) => vendorsOff[vendor] !== true,
  );
  return game && { id: game.id, name: game.name, stake: stakesOf(game)[0] ?? 1n };
}
