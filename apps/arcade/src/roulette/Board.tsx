import { rouletteSpot } from '@perya/game-engines/roulette';
import type { WireStakes } from '@perya/game-engines/live-table';
import { useState } from 'react';
import { useRovingFocus } from '../live-table/useRovingFocus';
import styles from './Board.module.css';
import { BOARD_PLACES } from './boardPlaces';
import { BoardSpot } from './BoardSpot';
import { useRouletteT } from './texts';
import { useSpotNames } from './useSpotNames';

/** Props of {@link Board}. */
export interface BoardProps {
  isOpen: boolean;
  /** The player's placed stakes on the round. */
  placed: WireStakes;
  /** The player's pending stakes. */
  pending: WireStakes;
  /** Stakes of all players on the round. */
  totals: WireStakes;
  /** The winning number once known. */
  pocket: number | undefined;
  onBet(spot: string): void;
}

/** The betting table: a button for each spot, with one tab stop for all of them. */
export function Board({ isOpen, placed, pending, totals, pocket, onBet }: BoardProps) {
  const t = useRouletteT();
  const { nameOf, labelOf } = useSpotNames();
  const roving = useRovingFocus(() => BOARD_PLACES);
  const [pointedAt, setPointedAt] = useState<string>();
  const covered = pointedAt === undefined ? [] : rouletteSpot(pointedAt).numbers;

  return (
    <div className={styles['board']} role="group" aria-label={t('board')}>
      {BOARD_PLACES.map((place) => {
        const spot = rouletteSpot(place.id);
        const [number = 0] = spot.numbers;
        return (
          <BoardSpot
            key={place.id}
            place={place}
            spot={spot}
            roving={roving(place.id)}
            name={nameOf(place.id)}
            label={labelOf(place.id)}
            isOpen={isOpen}
            mine={placed[place.id]}
            added={pending[place.id]}
            total={totals[place.id]}
            isCovered={spot.betType === 'straight' && covered.includes(number)}
            hasWon={pocket !== undefined && spot.numbers.includes(pocket)}
            onPoint={setPointedAt}
            onBet={onBet}
          />
        );
      })}
    </div>
  );
}
