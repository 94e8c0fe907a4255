import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';
import { Button } from '@perya/ui-kit';
import { Figure } from '../game/Figure';
import { KeyHint } from '../game/KeyHint';
import { StakePicker } from '../game/StakePicker';
import { useGameT } from '../game/texts';
import type { Stakes } from '../game/useStakes';
import styles from './PusoyControls.module.css';
import { usePusoyT } from './texts';
import type { PusoyState } from './usePusoy';

export interface PusoyControlsProps {
  pusoy: Pick<PusoyState, 'round' | 'board' | 'isBusy' | 'isUnknown' | 'arrange'>;
  stakes: Stakes;
  balance: MinorUnits;
  /** The main action: deals, or shows the cards. */
  onPress(): void;
}

/** Balance, stake and the next action. */
export function PusoyControls({ pusoy, stakes, balance, onPress }: PusoyControlsProps) {
  const common = useGameT();
  const t = usePusoyT();
  const { money } = useFormat();
  const { isBusy } = pusoy;
  const isLaying = pusoy.round !== null;
  const isAgain = !isBusy && pusoy.isUnknown;
  return (
    <div className={styles['controls']}>
      <Figure label={common('balance')} value={money(balance)} />
      <div className={styles['stake']}>
        <StakePicker stakes={stakes} />
      </div>
      <Button
        size="large"
        className={styles['arrange']}
        disabled={!isLaying || isBusy}
        onClick={pusoy.arrange}
      >
        {t('arrange')}
      </Button>
      <Button
        variant="primary"
        size="large"
        className={styles['main']}
        aria-disabled={isBusy || (isLaying && !pusoy.board.isInOrder)}
        onClick={onPress}
      >
        {isAgain ? common('again') : t(isLaying ? 'show' : 'deal')}
      </Button>
      <KeyHint>{t('keys')}</KeyHint>
    </div>
  );
}
