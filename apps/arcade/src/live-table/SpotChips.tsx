import { minorUnits, parseMinorUnits } from '@perya/rules/money';
import styles from './SpotChips.module.css';
import { useCompactAmount } from './useCompactAmount';

/** Props of {@link SpotChips}. */
export interface SpotChipsProps {
  /** The player's placed stake. */
  mine: string | undefined;
  /** The player's pending stake. */
  added: string | undefined;
  /** Stakes of all players. */
  total: string | undefined;
}

/**
 * The player's chips on a small spot, and the stakes of the others. The spot sets `--chip-block` and
 * `--chip-inline`, and `--others: none` where there is no room for the others' stakes.
 */
export function SpotChips({ mine, added, total }: SpotChipsProps) {
  const compact = useCompactAmount();
  const own = parseMinorUnits(mine ?? '0');
  const others = minorUnits(Math.max(0, parseMinorUnits(total ?? '0') - own));
  return (
    <>
      {others > 0 && <span className={styles['others']}>{compact(others)}</span>}
      <span className={styles['chips']} data-numeric="">
        {mine !== undefined && <i className={styles['placed']}>{compact(own)}</i>}
        {added !== undefined && (
          <i className={styles['pending']}>{compact(parseMinorUnits(added))}</i>
        )}
      </span>
    </>
  );
}
