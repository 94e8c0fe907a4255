import { readRound } from '@perya/game-engines/baccarat';
import type { Status } from '../game/useGameStatus';
import { Felt } from '../live-table/Felt';
import type { TableView } from '../live-table/useTable';
import { Hand } from './Hand';
import { handsOf } from './handsOf';
import { useBaccaratT } from './texts';

export interface DealAreaProps {
  view: TableView;
  status: Status;
}

const SIDES = ['player', 'banker'] as const;

/** The area where cards are dealt, with both hands. */
export function DealArea({ view, status }: DealAreaProps) {
  const t = useBaccaratT();
  const { table, shownCount, result } = view;
  const winner = result && readRound(result).winner;
  const hands = handsOf(table?.outcome ?? [], shownCount);
  return (
    <Felt view={view} status={status} dealingText={t('dealing')}>
      {SIDES.map((side) => (
        <Hand
          key={`${side} ${table?.times.round}`}
          side={side}
          cards={hands[side]}
          hasWon={winner === side || winner === 'tie'}
        />
      ))}
    </Felt>
  );
}
