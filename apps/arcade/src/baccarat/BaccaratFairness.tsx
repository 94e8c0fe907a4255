import { checkBaccarat, type BaccaratFacts } from '@perya/game-engines/baccarat';
import { FairnessPanel } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import { TableCommitments } from './TableCommitments';
import type { BaccaratState } from './useBaccarat';

export interface BaccaratFairnessProps {
  baccarat: Pick<BaccaratState, 'table' | 'seeds' | 'setSeeds' | 'promiseOf'>;
  onError(error: unknown): void;
}

/** Content of the fairness dialog. A separate module, loaded on demand. */
export default function BaccaratFairness({ baccarat, onError }: BaccaratFairnessProps) {
  const { game } = useOpenedGame<BaccaratFacts>();
  const { table, seeds, setSeeds, promiseOf } = baccarat;
  return (
    <FairnessPanel
      check={(played) => checkBaccarat(game, played, promiseOf(played.nonce))}
      head={
        <TableCommitments table={table.table} seeds={seeds} onSeeds={setSeeds} onError={onError} />
      }
      onError={onError}
    />
  );
}
