import {
  hasWon,
  readRound,
  SPOTS,
  type BaccaratFacts,
  type Spot,
} from '@perya/game-engines/baccarat';
import { useFormat } from '@perya/i18n';
import { useOpenedGame } from '../game/GameContext';
import { SpotButton } from '../live-table/SpotButton';
import type { LiveTableState } from '../live-table/useLiveTable';
import styles from './Spots.module.css';
import { useBaccaratT } from './texts';

/** The five betting spots; those that have won are highlighted. */
export function Spots({ live }: { live: LiveTableState }) {
  const t = useBaccaratT();
  const odds = useOddsText();
  const { result } = live.table;
  const round = result && readRound(result);
  return (
    <div className={styles['spots']}>
      {SPOTS.map((spot) => (
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

/** Payout of a spot per unit staked, in the usual notation: 0.95, 8, 11. */
export function useOddsText(): (spot: Spot) => string {
  const { rules } = useOpenedGame<BaccaratFacts>().game;
  const { number } = useFormat();
  return (spot) => {
    const [pays, per] = rules.pays[spot];
    return number(pays / per);
  };
}
