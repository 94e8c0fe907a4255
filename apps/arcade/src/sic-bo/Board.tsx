import { sicBoSpot } from '@perya/game-engines/sic-bo';
import type { LiveTableState } from '../live-table/useLiveTable';
import { useRovingFocus } from '../live-table/useRovingFocus';
import styles from './Board.module.css';
import { boardPlaces, SPOT_BOXES } from './boardPlaces';
import { BoardSpot } from './BoardSpot';
import { useSicBoT } from './texts';
import { useSpotNames } from './useSpotNames';

/** Props of {@link Board}. */
export interface BoardProps {
  live: Pick<LiveTableState, 'table' | 'betting' | 'putChips'>;
}

/** The betting table: a button for each spot, with one tab stop for all of them. */
export function Board({ live: { table: view, betting, putChips } }: BoardProps) {
  const t = useSicBoT();
  const names = useSpotNames();
  const roving = useRovingFocus(boardPlaces);
  const { table, phase, result } = view;
  return (
    <div className={styles['board']} role="group" aria-label={t('board')}>
      {SPOT_BOXES.map((boxes) => {
        const spot = sicBoSpot(boxes.id);
        return (
          <BoardSpot
            key={boxes.id}
            boxes={boxes}
            spot={spot}
            roving={roving(boxes.id)}
            names={names}
            isOpen={phase === 'betting'}
            mine={table?.mine?.stakes[boxes.id]}
            added={betting.slip.pending[boxes.id]}
            total={table?.totals[boxes.id]}
            hasWon={result !== undefined && spot.hasWon(result)}
            onBet={() => putChips([boxes.id])}
          />
        );
      })}
    </div>
  );
}
