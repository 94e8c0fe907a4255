import type { DominoesView } from '@perya/game-engines/dominoes';
import type { WireMatch } from '@perya/game-engines/match';
import { Moon } from 'lucide-react';
import { StatusLine } from '../game/StatusLine';
import type { GameStatus } from '../game/useGameStatus';
import { MatchResult } from '../match/MatchResult';
import { MoveLog } from '../match/MoveLog';
import { useMoves } from '../match/useMoves';
import { Chain } from './Chain';
import styles from './DominoesTable.module.css';
import { DominoSeat } from './DominoSeat';
import { OwnTiles } from './OwnTiles';
import { useDominoesT } from './texts';
import { useEndText } from './useEndText';
import { useMoveText } from './useMoveText';
import type { TilePlay } from './useTilePlay';

/** Props of {@link DominoesTable}. */
export interface DominoesTableProps {
  match: WireMatch<DominoesView>;
  view: DominoesView;
  play: TilePlay;
  status: GameStatus['status'];
}

/** The table: the other seats, the chain, and the player's tiles. Needs a key per match. */
export function DominoesTable({ match, view, play, status }: DominoesTableProps) {
  const t = useDominoesT();
  const moves = useMoves(view);
  const moveText = useMoveText(match);
  const isOver = match.phase === 'over';
  return (
    <div className={styles['table']} data-over={isOver || undefined}>
      <ul className={styles['others']} data-many={match.seats.length > 3 || undefined}>
        {othersOf(match).map((seat) => (
          <li key={seat}>
            <DominoSeat match={match} view={view} seat={seat} />
          </li>
        ))}
      </ul>
      <div className={styles['middle']}>
        <Chain view={view} moves={moves} play={play} />
        {isOver && <DominoesResult match={match} view={view} />}
        {view.sleeping > 0 && !isOver && (
          <p className={styles['sleeping']}>
            <Moon aria-hidden="true" />
            {t('sleeping', { count: view.sleeping })}
          </p>
        )}
      </div>
      <div className={styles['talk']}>
        <div className={styles['own']}>
          <DominoSeat match={match} view={view} seat={match.seat} />
        </div>
        <div className={styles['said']}>
          <StatusLine status={status} />
          {!isOver && <MoveLog moves={moves.map(moveText)} />}
        </div>
      </div>
      {!isOver && <OwnTiles hand={view.hand} play={play} />}
    </div>
  );
}

/** The other seats in the order of their turns after the player's. */
const othersOf = ({ seats, seat }: WireMatch): number[] =>
  seats.slice(1).map((_, step) => (seat + step + 1) % seats.length);

function DominoesResult({ match, view }: Pick<DominoesTableProps, 'match' | 'view'>) {
  const t = useDominoesT();
  const endText = useEndText();
  return (
    <MatchResult
      match={match}
      winner={view.end?.winner ?? -1}
      reason={endText(match)}
      noteOf={(seat) => t('handPips', { count: view.end?.handPips[seat] ?? 0 })}
    />
  );
}
