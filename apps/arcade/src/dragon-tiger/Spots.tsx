import { hasWon, readRound, type Spot } from '@perya/game-engines/dragon-tiger';
import { SpotButton } from '../live-table/SpotButton';
import type { LiveTableState } from '../live-table/useLiveTable';
import styles from './Spots.module.css';
import { useDragonTigerT } from './texts';
import { useOddsText } from './useOddsText';

/** As on the table: the main bets, then the ones below them. */
const PLACES: readonly Spot[] = [
  'dragon',
  'tie',
  'tiger',
  'dragonSmall',
  'dragonBig',
  'suitedTie',
  'tigerSmall',
  'tigerBig',
];

/** The eight betting spots; those that have won are highlighted. */
export function Spots({ live }: { live: LiveTableState }) {
  const t = useDragonTigerT();
  const odds = useOddsText();
  const { result } = live.table;
  const round = result && readRound(result);
  return (
    <div className={styles['spots']}>
      {PLACES.map((spot) => (
        <SpotButton
          key={spot}
          live={live}
          spot={spot}
          name={t(spot)}
          odds={odds(spot)}
          hasWon={round !== undefined && hasWon(spot, round)}
          className={styles[spot]}
        />
      ))}
    </div>
  );
}
