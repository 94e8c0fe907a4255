import type { Category } from '../../../games';
import type { Texts } from '../../../../kernel/text/texts';

/** The house accounts, the other side of every posting. */
type PointHouse = 'earned' | 'mall' | 'conversion' | 'adjustment';

/** The kinds of postings, and the house account on the other side of each. */
export const POINTS = {
  play: 'earned',
  mission: 'earned',
  check_in: 'earned',
  wheel: 'earned',
  tournament: 'earned',
  reward: 'earned',
  redemption: 'mall',
  refund: 'mall',
  conversion: 'conversion',
  adjustment: 'adjustment',
} as const satisfies Record<string, PointHouse>;

/** See {@link POINTS}. */
export type PointKind = keyof typeof POINTS;

/** What the member sees with a posting. */
export interface PointDetails {
  /** The mission or the reward. */
  note?: Texts;
  /** For points earned by play. */
  category?: Category;
}
