import { listFavourites, listGames, listPopularGames, listRecentGames } from '@perya/api-client';
import type { Game, Page } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useBrand } from '@perya/site-config';
import { useEffect } from 'react';

import { LaneView, type LaneQuery } from '../lanes/LaneView';
import { isLaneExpected, storeOwnLaneState, type OwnLane } from '../lanes/ownLanes';
import { useHomeT } from './locales';

/** The maximum number of games in a lane. Beyond that, a list is more useful. */
const LANE_GAMES = 20;
const OWN = { page: 1, pageSize: LANE_GAMES };
const NEW = { ...OWN, classification: 'new' as const };

/** Recently most played games. */
export function PopularLane() {
  const t = useHomeT();
  const prizeMode = useBrand().lottery.type;
  const query = useApiQuery(listPopularGames, { prizeMode });
  return <LaneView title={t('lanes.popular')} query={query} games={query.data} />;
}

/** New games of every category. */
export function NewLane() {
  const t = useHomeT();
  const query = useApiQuery(listGames, NEW);
  return <LaneView title={t('lanes.new')} query={query} games={query.data?.items} />;
}

/** The member's recently played games. Renders nothing if there are none. */
export function RecentLane() {
  const t = useHomeT();
  const query = useApiQuery(listRecentGames, OWN);
  return <OwnLaneView lane="RECENT" title={t('lanes.recent')} query={query} />;
}

/** The member's favorites. Renders nothing if there are none. */
export function FavouritesLane() {
  const t = useHomeT();
  const query = useApiQuery(listFavourites, OWN);
  return <OwnLaneView lane="FAVOURITES" title={t('lanes.favourites')} query={query} />;
}

interface OwnLaneViewProps {
  lane: OwnLane;
  title: string;
  query: LaneQuery & { data: Page<Game> | undefined };
}

function OwnLaneView({ lane, title, query }: OwnLaneViewProps) {
  const games = query.data?.items;
  const isFilled = games && games.length > 0;
  useEffect(() => {
    if (isFilled !== undefined) storeOwnLaneState(lane, isFilled);
  }, [lane, isFilled]);
  if (!games && !query.isError && !isLaneExpected(lane)) return null;
  return <LaneView title={title} query={query} games={games} />;
}
