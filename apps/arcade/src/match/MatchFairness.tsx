import { checkMatch, type MatchDetails, type MatchRules } from '@perya/game-engines/match';
import type { PlayedRound } from '@perya/game-engines/play-api';
import { FairnessPanel } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import { TableCommitments } from '../live-table/TableCommitments';
import { useMatchT } from './texts';
import type { MatchControl } from './useMatch';

/** Props of the fairness dialog of a game. */
export interface MatchFairnessProps {
  control: Pick<MatchControl, 'match' | 'seeds' | 'setSeeds' | 'promiseOf' | 'status'>;
}

interface GameFairnessProps<State> extends MatchFairnessProps {
  rules: MatchRules<State>;
}

/** Content of the fairness dialog: the published hash, the player's seed, and the last matches to verify. */
export function MatchFairness<State>({ rules, control }: GameFairnessProps<State>) {
  const { game } = useOpenedGame();
  const t = useMatchT();
  const { match, seeds, setSeeds, promiseOf, status } = control;
  const check = (played: PlayedRound) => {
    const { matchId } = played.details as MatchDetails;
    return checkMatch(rules, game, played, promiseOf(matchId));
  };
  return (
    <FairnessPanel
      check={check}
      roundsTitle={t('lastMatches')}
      head={
        <TableCommitments
          about={t('fairText')}
          hashes={match ? [[t('thisMatch'), match.commitment]] : []}
          seeds={seeds}
          onSeeds={setSeeds}
          onError={status.sayError}
        />
      }
      revision={match && `${match.matchId}:${match.phase}`}
      onError={status.sayError}
    />
  );
}
