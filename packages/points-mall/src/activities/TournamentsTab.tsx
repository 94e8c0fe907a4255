import { useChosenParams } from '@perya/page-kit';
import { useIsSignedIn } from '@perya/session';

import { TournamentList } from './tournaments/TournamentList';
import { TournamentView } from './tournaments/TournamentView';

/** Which tournament the address names. */
const TOURNAMENT_PARAM = 'tournament';

/** Tournaments: those that run, come and are over; one of them with its ladder (decisions: what a player would expect). */
export function TournamentsTab() {
  // Asked anew once there is a member: the server knows nobody.
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
