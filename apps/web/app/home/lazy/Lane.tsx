import type { ComponentType } from 'react';

import type { HomeLane } from '../lanes/lanes';
import { FavouritesLane, NewLane, PopularLane, RecentLane } from './GameLanes';
import { LaneBoundary } from './LaneBoundary';
import { LotteryLane } from './LotteryLane';
import { PointsLane } from './PointsLane';
import { PromotionsLane } from './PromotionsLane';
import { WinnersLane } from './WinnersLane';

/** Lanes below the first view. Category and hot lanes can be in it. */
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

/** A lane with a lazily loaded script. An error doesn't affect other lanes. */
export default function Lane({ lane }: { lane: HomeLane }) {
  const Content = LANES[lane];
  return Content ? (
    <LaneBoundary>
      <Content />
    </LaneBoundary>
  ) : null;
}
