import {
  checkInstantRound,
  type InstantFacts,
  type InstantModel,
  type InstantRules,
} from '@perya/game-engines/instant';
import { FairnessPanel, SeedsForm } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import type { InstantGameState } from './useInstantGame';

/** Props of the fairness dialog of a game. */
export interface InstantFairnessProps {
  instant: Pick<InstantGameState, 'seeds' | 'setSeeds'>;
  onError(error: unknown): void;
}

interface GameFairnessProps<Model extends InstantModel> extends InstantFairnessProps {
  rules: InstantRules<Model>;
}

/** Content of the fairness dialog: the player's seeds, and the last rounds to verify. */
export function InstantFairness<Model extends InstantModel>({
  rules,
  instant: { seeds, setSeeds },
  onError,
}: GameFairnessProps<Model>) {
  const { game } = useOpenedGame<InstantFacts<Model>>();
  return (
    <FairnessPanel
      check={(played) => checkInstantRound(rules, game.rules, played)}
      head={<SeedsForm seeds={seeds} onSeeds={setSeeds} onError={onError} />}
      revision={seeds}
      onError={onError}
    />
  );
}
