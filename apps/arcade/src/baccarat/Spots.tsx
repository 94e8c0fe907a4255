import {
  hasWon,
  SPOTS,
  type BaccaratFacts,
  type Round,
  type Spot,
} from '@perya/game-engines/baccarat';
import type { WireStakes } from '@perya/game-engines/live-table';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useId } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useLiveTableT } from '../live-table/texts';
import styles from './Spots.module.css';
import { useBaccaratT } from './texts';

export interface SpotsProps {
  isOpen: boolean;
  /** The player's placed stakes on the round. */
  placed: WireStakes;
  /** The player's pending stakes. */
  pending: WireStakes;
  /** Stakes of all players on the round. */
  totals: WireStakes;
  /** The result once known: winning spots are highlighted. */
  result: Round | undefined;
  onBet(spot: Spot): void;
}

/** The five betting spots. */
export function Spots({ isOpen, placed, pending, totals, result, onBet }: SpotsProps) {
  return (
    <div className={styles['spots']}>
      {SPOTS.map((spot) => (
        <SpotButton
          key={spot}
          spot={spot}
          isOpen={isOpen}
          mine={placed[spot]}
          added={pending[spot]}
          total={totals[spot]}
          hasWon={result !== undefined && hasWon(spot, result)}
          onBet={() => onBet(spot)}
        />
      ))}
    </div>
  );
}

interface SpotButtonProps {
  spot: Spot;
  isOpen: boolean;
  mine: string | undefined;
  added: string | undefined;
  total: string | undefined;
  hasWon: boolean;
  onBet(): void;
}

function SpotButton({ spot, isOpen, mine, added, total, hasWon, onBet }: SpotButtonProps) {
  const t = useBaccaratT();
  const common = useLiveTableT();
  const format = useFormat();
  const odds = useOddsText();
  const placedId = useId();
  const money = (decimal: string) => format.money(parseMinorUnits(decimal));
  return (
    <button
      type="button"
      className={styles['spot']}
      data-spot={spot}
      data-won={hasWon || undefined}
      aria-disabled={!isOpen}
      aria-describedby={mine === undefined ? undefined : placedId}
      onClick={() => {
        if (isOpen) onBet();
      }}
    >
      {/* The space separates them in the accessible name. */}
      <b>{t(spot)}</b> <small>{common('pays', { odds: odds(spot) })}</small>
      <span className={styles['pile']} data-numeric="">
        {mine !== undefined && <i className={styles['mine']}>{money(mine)}</i>}
        {added !== undefined && <i className={styles['pending']}>+{money(added)}</i>}
      </span>
      <span className={styles['total']} data-numeric="">
        {total !== undefined && total !== mine && money(total)}
      </span>
      {mine !== undefined && (
        <span id={placedId} hidden>
          {common('placed', { amount: money(mine) })}
        </span>
      )}
    </button>
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
