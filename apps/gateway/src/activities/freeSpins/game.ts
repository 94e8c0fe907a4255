import { asc, eq } from 'drizzle-orm';
import { game as gameTable } from '../../catalogue/schema';
import { catalogueOf } from '../../catalogue/catalogue';
import type { Game } from '../../catalogue/types';
import type { Db } from '../../db/types';
import type { Platform } from '../../platform';
import { stakesOf } from '../../play/stakes';

/** A slot and what a free round of it is played for, minor units. */
export interface FreeSpinGame {
  id: string;
  name: string;
  stake: bigint;
}

const freeGame = (game: Game): FreeSpinGame => ({
  id: game.id,
  name: game.name,
  stake: stakesOf(game)[0] ?? 1n,
});

/** The slot that free spins of activities are for: the most played one that the brand offers; undefined without any. */
export async function freeSpinGame(platform: Platform): Promise<FreeSpinGame | undefined> {
  const { popular } = await catalogueOf(platform);
  const { vendorsOff } = platform.brand.current;
  const found = popular.find(
    ({ engine, vendor }) => engine === 'slot' && vendorsOff[vendor] !== true,
  );
  return found && freeGame(found);
}

/** The same while there is no platform yet. */
export async function seedFreeSpinGame(db: Db): Promise<FreeSpinGame | undefined> {
  const [row] = await db
    .select()
    .from(gameTable)
    .where(eq(gameTable.engine, 'slot'))
    .orderBy(asc(gameTable.rank))
    .limit(1);
  return row && freeGame(row);
}
