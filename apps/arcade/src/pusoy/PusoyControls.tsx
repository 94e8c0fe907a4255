import { Button } from '@perya/ui-kit';
import { BalanceFigure } from '../game/BalanceFigure';
import { KeyHint } from '../game/KeyHint';
import { StakePicker } from '../game/StakePicker';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import type { Stakes } from '../game/useStakes';
import styles from './PusoyControls.module.css';
import { usePusoyT } from './texts';
import type { PusoyState } from './usePusoy';

export interface PusoyControlsProps {
  pusoy: Pick<PusoyState, 'round' | 'board' | 'isBusy' | 'isUnknown' | 'arrange'>;
  stakes: Stakes;
  status: GameStatus;
  /** The main action: deals, or shows the cards. */
  onPress(): void;
}

/** Balance, stake and the next action. */
export function PusoyControls({ pusoy, stakes, status, onPress }: PusoyControlsProps) {
  const common = useGameT();
  const t = usePusoyT();
  const { isBusy } = pusoy;
  const isLaying = pusoy.round !== null;
  const isAgain = !isBusy && pusoy.isUnknown;
  return (
    <div className={styles['controls']}>
      <BalanceFigure status={status} />
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
