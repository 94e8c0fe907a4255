import { useFormat } from '@perya/i18n';
import { BalanceFigure } from '../game/BalanceFigure';
import { Figure } from '../game/Figure';
import { KeyHint } from '../game/KeyHint';
import { StakePicker } from '../game/StakePicker';
import { useGameT } from '../game/texts';
import type { GameStatus } from '../game/useGameStatus';
import type { Stakes } from '../game/useStakes';
import { FireButton } from './FireButton';
import styles from './FishControls.module.css';
import { useFishT } from './texts';
import { CannonModes } from './CannonModes';
import type { FishState } from './useFish';

export interface FishControlsProps {
  status: GameStatus;
  stakes: Stakes;
  fish: FishState;
}

/** Balance, stake, tools, fire button and last win. */
export function FishControls({ status, stakes, fish }: FishControlsProps) {
  const common = useGameT();
  const t = useFishT();
  const { money } = useFormat();
  return (
    <div className={styles['room']}>
      <div className={styles['controls']}>
        <div className={styles['balance']}>
          <BalanceFigure status={{ ...status, setBalance: fish.setBalance }} />
        </div>
        <div className={styles['stake']}>
          <StakePicker stakes={stakes} />
        </div>
        <div className={styles['tools']}>
          <CannonModes fish={fish} />
        </div>
        <FireButton cannon={fish.cannon} className={styles['fire']} />
        <div className={styles['won']}>
          <Figure label={common('lastWin')} value={money(fish.won)} atEnd />
        </div>
        <KeyHint>{t('keys')}</KeyHint>
      </div>
    </div>
  );
}
