import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { useId, type ReactNode } from 'react';
import styles from './SpotButton.module.css';
import { useLiveTableT } from './texts';
import type { LiveTableState } from './useLiveTable';

export interface SpotButtonProps {
  live: Pick<LiveTableState, 'table' | 'betting' | 'putChips'>;
  spot: string;
  name: ReactNode;
  /** Profit per unit staked, in the usual notation: 0.95, 8, 1 / 2 / 3. */
  odds: string;
  hasWon: boolean;
  /** Why no chips can be put here, in the place of the odds. */
  hint?: string | undefined;
  /**
   * Sets the place on the table, `--tone` and `--height`, and optionally `--spot-fill`, `--spot-ink` and
   * `--total-inset`.
   */
  className?: string | undefined;
}

/** A betting spot: pressing it puts the chosen chip on it. Shows the player's stake and everyone's. */
export function SpotButton({ live, spot, name, odds, hasWon, hint, className }: SpotButtonProps) {
  const t = useLiveTableT();
  const format = useFormat();
  const placedId = useId();
  const { table, phase } = live.table;
  const isOpen = phase === 'betting' && hint === undefined;
  const mine = table?.mine?.stakes[spot];
  const added = live.betting.slip.pending[spot];
  const total = table?.totals[spot];
  const money = (decimal: string) => format.money(parseMinorUnits(decimal));
  return (
    <button
      type="button"
      className={[styles['spot'], className].filter(Boolean).join(' ')}
      data-spot={spot}
      data-won={hasWon || undefined}
      aria-disabled={!isOpen}
      aria-describedby={mine === undefined ? undefined : placedId}
      onClick={() => {
        if (isOpen) live.putChips([spot]);
      }}
    >
      {/* The space separates them in the accessible name. */}
      <b>{name}</b> <small>{hint ?? t('pays', { odds })}</small>
      <span className={styles['pile']} data-numeric="">
        {mine !== undefined && <i className={styles['mine']}>{money(mine)}</i>}
        {added !== undefined && <i className={styles['pending']}>+{money(added)}</i>}
      </span>
      <span className={styles['total']} data-numeric="">
        {total !== undefined && total !== mine && money(total)}
      </span>
      {mine !== undefined && (
        <span id={placedId} hidden>
          {t('placed', { amount: money(mine) })}
        </span>
      )}
    </button>
  );
}
