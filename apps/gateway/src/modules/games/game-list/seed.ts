import type { SeedProfile } from '../../../kernel/config/config';
import type { SeedContext } from '../../../kernel/seed/seed';
import { generateGameList } from './generate';
import { game, vendor } from './schema';

/** The number of games in each profile; only `small` and `large` differ. */
export const GAME_COUNTS: Readonly<Record<SeedProfile, number>> = {
  demo: 3084,
  large: 50_000,
  small: 300,
  empty: 3084,
};
/** Keeps a statement below PostgreSQL's 65,535 parameters. */
const BATCH = 1000;

export async function seedGameList({ db, profile, progress }: SeedContext): Promise<void> {
  const size = GAME_COUNTS[profile];
  const { vendors, games } = generateGameList('perya', size);
  await db.insert(vendor).values(vendors.map((row, position) => ({ ...row, position })));
  for (let from = 0; from < games.length; from += BATCH) {
    progress(`Filling the lobby, ${Math.min(from + BATCH, games.length)} of ${games.length} games`);
    await db.insert(game).values(games.slice(from, from + BATCH));
  }
}
