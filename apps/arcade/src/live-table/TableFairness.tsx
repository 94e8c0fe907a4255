import {
  checkTableRound,
  type TableFacts,
  type TableModel,
  type TableRules,
} from '@perya/game-engines/live-table';
import { FairnessPanel } from '../game/FairnessPanel';
import { useOpenedGame } from '../game/GameContext';
import { TableCommitments } from './TableCommitments';
import { useLiveTableT } from './texts';
import type { LiveTableState } from './useLiveTable';

/** Props of the fairness dialog of a game. */
export interface TableFairnessProps {
  live: LiveTableState;
}

interface GameFairnessProps<Model extends TableModel> extends TableFairnessProps {
  rules: TableRules<Model>;
}

/** Content of the fairness dialog: the published hashes, and the last rounds to verify. */
export function TableFairness<Model extends TableModel>({ rules, live }: GameFairnessProps<Model>) {
  const { game } = useOpenedGame<TableFacts<Model>>();
  const t = useLiveTableT();
  const { table, seeds, setSeeds, promiseOf, status } = live;
  return (
    <FairnessPanel
      check={(played) => checkTableRound(rules, game, played, promiseOf(played.nonce))}
      head={
        <TableCommitments
          about={t('fairText')}
          hashes={
            table.table === undefined
              ? []
              : [
                  [t('thisRound'), table.table.commitment],
                  [t('nextRound'), table.table.nextCommitment],
                ]
          }
          seeds={seeds}
          onSeeds={setSeeds}
          onError={status.sayError}
        />
      }
      onError={status.sayError}
    />
  );
}
