import { SPOTS, type Round } from '@perya/game-engines/money-wheel';
import { useFormat } from '@perya/i18n';
import { ColoredSpot, ColoredSpots } from '../live-table/ColoredSpots';
import type { LiveTableState } from '../live-table/useLiveTable';
import styles from './Spots.module.css';
import { useMoneyWheelT } from './texts';
import { TONES } from './tones';

/** Props of {@link Spots}. */
export interface SpotsProps {
  live: LiveTableState;
  /** The round, once its result is shown. */
  round: Round | undefined;
}

/** A spot for each number. At the result, the number that came lights up. */
export function Spots({ live, round }: SpotsProps) {
  const t = useMoneyWheelT();
  const { number } = useFormat();
  return (
    <ColoredSpots label={t('spots')} isDecided={round !== undefined} className={styles['spots']}>
      {SPOTS.map((spot) => {
        const hasWon = round?.number === spot;
        const text = number(Number(spot));
        return (
          <ColoredSpot
            key={spot}
            live={live}
            spot={spot}
            name={
              <>
                {text}
                {/* The space separates them in the accessible name. */}
                {hasWon && round.multiplier > 1 && ' '}
                {hasWon && round.multiplier > 1 && (
                  <span className={styles['times']}>×{number(round.multiplier)}</span>
                )}
              </>
            }
            odds={text}
            hasWon={hasWon}
            className={TONES[spot]}
          />
        );
      })}
    </ColoredSpots>
  );
}
