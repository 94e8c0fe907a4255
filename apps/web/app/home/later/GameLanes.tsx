import { listFavourites, listGames, listPopularGames, listRecentGames } from '@perya/api-client';
import type { Game, Page } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useEffect } from 'react';

import { LaneView, type LaneQuery } from '../lanes/LaneView';
import { isExpected, ownLaneAnswered, type OwnLane } from '../lanes/ownLanes';
import { useHomeT } from './locales';

/** As many as a lane is turned through before a list of one's own would be better. */
const LANE_GAMES = 20;
const OWN = { page: 1, pageSize: LANE_GAMES };
const NEW = { ...OWN, classification: 'new' as const };

/** What everybody has played most of late. */
export function PopularLane() {
  const t = useHomeT();
  const query = useApiQuery(listPopularGames, {});
  return <LaneView title={t('lanes.popular')} query={query} games={query.data} />;
}

/** What has just opened, of every kind. */
export function NewLane() {
  const t = useHomeT();
  const query = useApiQuery(listGames, NEW);
  return <LaneView title={t('lanes.new')} query={query} games={query.data?.items} />;
}

/** What the member played last; nothing before the first game. */
export function RecentLane() {
  const t = useHomeT();
  const query = useApiQuery(listRecentGames, OWN);
  return <OwnLaneView lane="RECENT" title={t('lanes.recent')} query={query} />;
}

/** The member's hearts; nothing while there are none. */
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
    if (isFilled !== undefined) ownLaneAnswered(lane, isFilled);
  }, [lane, isFilled]);
  if (!games && !query.isError && !isExpected(lane)) return null;
  return <LaneView title={title} query={query} games={games} />;
}
