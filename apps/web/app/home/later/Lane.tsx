import type { ComponentType } from 'react';

import type { HomeLane } from '../lanes/lanes';
import { FavouritesLane, NewLane, PopularLane, RecentLane } from './GameLanes';
import { LaneBoundary } from './LaneBoundary';
import { LotteryLane } from './LotteryLane';
import { PointsLane } from './PointsLane';
import { PromotionsLane } from './PromotionsLane';
import { WinnersLane } from './WinnersLane';

/** Lanes that are not in the first view; kinds of games and what is hot may be. */
const LANES: Partial<Record<HomeLane, ComponentType>> = {
  NEW: NewLane,
  POPULAR: PopularLane,
  RECENT: RecentLane,
  FAVOURITES: FavouritesLane,
  PROMOTIONS: PromotionsLane,
  WINNERS: WinnersLane,
  LOTTERY: LotteryLane,
  POINTS: PointsLane,
};

/** One of the lanes whose script comes when they do; a fault of one stays its own. */
export default function Lane({ lane }: { lane: HomeLane }) {
  const Content = LANES[lane];
  return Content ? (
    <LaneBoundary>
      <Content />
    </LaneBoundary>
  ) : null;
}
