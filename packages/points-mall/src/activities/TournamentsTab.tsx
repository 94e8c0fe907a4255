import { useChosenParams } from '@perya/centre-kit';

import { TournamentList } from './tournaments/TournamentList';
import { TournamentView } from './tournaments/TournamentView';

/** Which tournament the address names. */
const TOURNAMENT_PARAM = 'tournament';

/** Tournaments: those that run, come and are over; one of them with its ladder (decisions: what a player would expect). */
export function TournamentsTab() {
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
    <TournamentList onChoose={choose} />
  ) : (
    <TournamentView key={id} id={id} onBack={() => choose(null)} />
  );
}
