import type { Category } from '../../../games';
import type { Texts } from '../../../../kernel/text/texts';

/** The house's accounts, the other side of every movement. */
type PointHouse = 'earned' | 'mall' | 'conversion' | 'adjustment';

/** What points are moved for, and where they come from or go to. */
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

/** What the member reads beside a movement. */
export interface PointDetails {
  /** Which mission, which reward. */
  note?: Texts;
  /** Of points that play earned. */
  category?: Category;
}
