import { useFormat } from '@perya/i18n';
import { IconButton } from '@perya/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { Figure } from './Figure';
import styles from './StakePicker.module.css';
import { useGameT } from './texts';
import type { Stakes } from './useStakes';

/** Decrease button, stake, increase button. */
export function StakePicker({ stakes }: { stakes: Stakes }) {
  const t = useGameT();
  const { money } = useFormat();
  return (
    <div className={styles['picker']}>
      <IconButton
        variant="outline"
        label={t('less')}
        icon={<Minus />}
        disabled={!stakes.canLower}
        onClick={() => stakes.move(-1)}
      />
      <div className={styles['stake']}>
        <Figure label={t('stake')} value={money(stakes.value)} isLive />
      </div>
      <IconButton
        variant="outline"
        label={t('more')}
        icon={<Plus />}
        disabled={!stakes.canRaise}
        onClick={() => stakes.move(1)}
      />
    </div>
  );
}
