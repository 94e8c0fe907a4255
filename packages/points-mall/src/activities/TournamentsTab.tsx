import { useChosenParams } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';

import { TournamentList } from './tournaments/TournamentList';
import { TournamentView } from './tournaments/TournamentView';

/** URL parameter of the open tournament. */
const TOURNAMENT_PARAM = 'tournament';

/**
 * Tournaments: running, upcoming and finished, or one of them with its leaderboard (decisions: what a player
 * would expect).
 */
export function TournamentsTab() {
  // Refetched after sign-in, because the server doesn't know the member.
  const viewer = String(useIsSignedIn());
  const [params, setParams] = useChosenParams();
  const id = params.get(TOURNAMENT_PARAM);
  const choose = (chosen: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (chosen === null) next.delete(TOURNAMENT_PARAM);
      else next.set(TOURNAMENT_PARAM, chosen);
      return next;
    });
  return id === null ? (
    <TournamentList key={viewer} onChoose={choose} />
  ) : (
    <TournamentView key={`${viewer} ${id}`} id={id} onBack={() => choose(null)} />
  );
}
