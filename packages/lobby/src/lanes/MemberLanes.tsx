import { listFavourites, listRecentGames } from '@perya/api-client';
import { useApiQuery } from '@perya/api-client/react';
import { useIsSignedIn } from '@perya/session';
import { GameLane } from '../components/GameLane/GameLane';
import { useT } from '../i18n';

/** As many as a lane is turned through before a list of one's own would be better. */
const LANE_SIZE = 20;

/** What the member played last; nothing for a guest, or before the first game. */
export function RecentGamesLane() {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    listRecentGames,
    { page: 1, pageSize: LANE_SIZE },
    { enabled: isSignedIn },
  );
  if (!isSignedIn || !data) return null;
  return <GameLane title={t('lanes.recent')} games={data.items} />;
}

/** The member's hearts; nothing for a guest, or while there are none. */
export function FavouriteGamesLane() {
  const t = useT();
  const isSignedIn = useIsSignedIn();
  const { data } = useApiQuery(
    listFavourites,
    { page: 1, pageSize: LANE_SIZE },
    { enabled: isSignedIn },
  );
  if (!isSignedIn || !data) return null;
  return <GameLane title={t('lanes.favourites')} games={data.items} />;
}
