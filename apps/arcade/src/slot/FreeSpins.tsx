import type { SlotFacts } from '@perya/game-engines/slot';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import styles from './FreeSpins.module.css';
import { useSlotT } from './texts';

export type FreeSpinsProps = Pick<SlotFacts, 'feature' | 'grant'>;

/** The remaining free spins and their winnings: those of the machine before those of a reward. */
export function FreeSpins({ feature, grant }: FreeSpinsProps) {
  const t = useSlotT();
  const { money } = useFormat();
  const spins = feature ?? grant;
  if (spins === null) return null;
  const left = t(feature === null ? 'grantLeft' : 'freeLeft', {
    count: spins.remaining,
    total: spins.total,
  });
  return (
    <p className={styles['banner']}>
      {left} · {money(parseMinorUnits(spins.won))}
    </p>
  );
}
