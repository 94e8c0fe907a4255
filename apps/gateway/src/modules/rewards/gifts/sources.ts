import type { FreeSpinGame } from '../../games';
import type { TurnoverLookup } from './turnover';

/** What the reward sources need. */
export interface RewardSources {
  book: TurnoverLookup;
  /** The slot that free spins are for. */
  game: FreeSpinGame | undefined;
  /** Max rewards per source, the newest first. */
  max: number;
}
