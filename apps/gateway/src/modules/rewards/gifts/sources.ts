import type { FreeSpinGame } from '../../games';
import type { TurnoverBook } from './turnover';

/** What the sources of rewards are read with. */
export interface RewardSources {
  book: TurnoverBook;
  /** The slot that free spins are for. */
  game: FreeSpinGame | undefined;
  /** So many of each source, the newest. */
  max: number;
}
