import type { WireMatch } from '@perya/game-engines/match';
import { TONGITS_SEATS, type TongitsView } from '@perya/game-engines/tongits';
import { StatusLine } from '../game/StatusLine';
import type { GameStatus } from '../game/useGameStatus';
import { MatchResult } from '../match/MatchResult';
import { MoveLog } from '../match/MoveLog';
import { useMoves } from '../match/useMoves';
import type { TableMeld, TongitsOptions } from './optionsOf';
import { OwnHand } from './OwnHand';
import { Piles, sideOf } from './Piles';
import { SeatArea } from './SeatArea';
import { SortButton } from './SortButton';
import styles from './TongitsTable.module.css';
import { useEndNote } from './useEndNote';
import { useEndText } from './useEndText';
import type { ShownHand } from './useHand';
import { useMoveText } from './useMoveText';

/** Props of {@link TongitsTable}. */
export interface TongitsTableProps {
  match: WireMatch<TongitsView>;
  view: TongitsView;
  hand: ShownHand;
  options: TongitsOptions;
  status: GameStatus['status'];
  onLayOff(target: TableMeld): void;
}

const SEATS = Array.from({ length: TONGITS_SEATS }, (_, seat) => seat);

/** The table: seats with their melds, stock and discards, and the player's hand. Needs a key per match. */
export function TongitsTable({ match, view, hand, options, status, onLayOff }: TongitsTableProps) {
  const moves = useMoves(view);
  const moveText = useMoveText(match, hand.drawn);
  const isOver = match.phase === 'over';
  return (
    <div className={styles['table']} data-over={isOver || undefined}>
      <div className={styles['board']}>
        {SEATS.map((seat) => (
          <div key={seat} className={styles['seat']} data-side={sideOf(seat, match.seat)}>
            <SeatArea
              match={match}
              view={view}
              seat={seat}
              layOffs={options.layOffs}
              onLayOff={onLayOff}
            />
          </div>
        ))}
        <div className={styles['middle']}>
          {isOver ? (
            <TongitsResult match={match} view={view} />
          ) : (
            <Piles match={match} view={view} moves={moves} />
          )}
        </div>
      </div>
      <div className={styles['talk']}>
        <div className={styles['said']}>
          <StatusLine status={status} />
          {!isOver && <MoveLog moves={moves.map(moveText)} />}
        </div>
        {!isOver && <SortButton hand={hand} />}
      </div>
      {!isOver && <OwnHand hand={hand} isOpen />}
    </div>
  );
}

function TongitsResult({ match, view }: Pick<TongitsTableProps, 'match' | 'view'>) {
  const endText = useEndText();
  const noteOf = useEndNote(view.end);
  return (
    <MatchResult
      match={match}
      winner={view.end?.winner ?? -1}
      reason={endText(match)}
      noteOf={noteOf}
    />
  );
}
