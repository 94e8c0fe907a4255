import { IconButton } from '@perya/ui-kit';
import { Repeat, Undo2 } from 'lucide-react';
import styles from './ChipTray.module.css';
import { useLiveTableT } from './texts';
import type { Chips } from './useChips';
import { useCompactAmount } from './useCompactAmount';
import type { Slip } from './useSlip';

export interface ChipTrayProps {
  chips: Chips;
  slip: Pick<Slip, 'canUndo' | 'canRepeat' | 'undo' | 'repeat'>;
  /** Whether chips can be placed. */
  isOpen: boolean;
}

/** The chip selection, and buttons to undo a chip or repeat the last bet. */
export function ChipTray({ chips, slip, isOpen }: ChipTrayProps) {
  const t = useLiveTableT();
  const compact = useCompactAmount();
  const canUndo = isOpen && slip.canUndo;
  const canRepeat = isOpen && slip.canRepeat;
  // Not `disabled`, which would lose the focus when the last chip is removed.
  return (
    <div className={styles['tray']}>
      <IconButton
        variant="outline"
        label={t('undo')}
        icon={<Undo2 />}
        aria-disabled={!canUndo}
        onClick={() => {
          if (canUndo) slip.undo();
        }}
      />
      <div className={styles['chips']} role="radiogroup" aria-label={t('chips')}>
        {chips.values.map((value, place) => (
          <label key={value} className={styles['chip']} data-chip="" data-tone={place}>
            <input
              type="radio"
              name="chip"
              aria-label={t('chip', { amount: compact(value) })}
              checked={value === chips.chosen}
              onChange={() => chips.choose(value)}
            />
            <span aria-hidden="true">{compact(value)}</span>
          </label>
        ))}
      </div>
      <IconButton
        variant="outline"
        label={t('repeat')}
        icon={<Repeat />}
        aria-disabled={!canRepeat}
        onClick={() => {
          if (canRepeat) slip.repeat();
        }}
      />
    </div>
  );
}
