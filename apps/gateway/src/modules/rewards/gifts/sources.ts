import type { FreeSpinGame } from '../../games';
import type { TurnoverBook } from './turnover';

/** What the reward sources need. */
export interface RewardSources {
  book: TurnoverBook;
  /** The slot that free spins are for. */
  game: FreeSpinGame | undefined;
  /** Max rewards per source, the newest first. */
  max: number;
}
