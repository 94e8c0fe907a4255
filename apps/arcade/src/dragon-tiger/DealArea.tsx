import { readRound } from '@perya/game-engines/dragon-tiger';
import type { Status } from '../game/useGameStatus';
import { Felt } from '../live-table/Felt';
import type { TableView } from '../live-table/useTable';
import { DealtSide } from './DealtSide';
import { useDragonTigerT } from './texts';

/** Props of {@link DealArea}. */
export interface DealAreaProps {
  view: TableView;
  status: Status;
}

/** In deal order. */
const SIDES = ['dragon', 'tiger'] as const;

/** The area where the two cards are dealt. */
export function DealArea({ view, status }: DealAreaProps) {
  const t = useDragonTigerT();
  const { table, shownCount, result } = view;
  const winner = result && readRound(result).winner;
  return (
    <Felt view={view} status={status} dealingText={t('dealing')}>
      {SIDES.map((side, place) => (
        <DealtSide
          key={`${side} ${table?.times.round}`}
          side={side}
          card={place < shownCount ? table?.outcome?.[place] : undefined}
          isNewest={place === shownCount - 1}
          hasWon={winner === side || winner === 'tie'}
        />
      ))}
    </Felt>
  );
}
