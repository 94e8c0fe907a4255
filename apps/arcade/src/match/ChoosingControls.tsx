import { useFormat } from '@perya/i18n';
import { Button } from '@perya/ui-kit';
import { BalanceFigure } from '../game/BalanceFigure';
import { KeyHint } from '../game/KeyHint';
import { StakePicker } from '../game/StakePicker';
import { useGameT } from '../game/texts';
import { useKeyboardShortcuts } from '../game/useKeyboardShortcuts';
import type { Stakes } from '../game/useStakes';
import styles from './MatchPage.module.css';
import { useMatchT } from './texts';
import type { MatchControl } from './useMatch';

/** Props of {@link ChoosingControls}. */
export interface ChoosingControlsProps {
  control: Pick<MatchControl, 'again' | 'isBusy' | 'isUnknown' | 'join' | 'status'>;
  stakes: Stakes;
  /** Number of players. */
  seats: number;
}

/** The stake and "Play". */
export function ChoosingControls({ control, stakes, seats }: ChoosingControlsProps) {
  const t = useMatchT();
  const common = useGameT();
  const { money } = useFormat();
  const { isBusy, isUnknown, status } = control;
  const press = () => {
    if (isUnknown) void control.again();
    else void control.join(stakes.decimal, seats);
  };
  useKeyboardShortcuts({
    Space: press,
    Enter: press,
    ArrowUp: () => stakes.move(1),
    ArrowDown: () => stakes.move(-1),
  });
  return (
    <div className={styles['controls']}>
      <div className={styles['figures']}>
        <BalanceFigure status={status} />
        <StakePicker stakes={stakes} />
      </div>
      <Button variant="primary" size="large" aria-disabled={isBusy} onClick={press}>
        {isBusy && t('joining')}
        {!isBusy && (isUnknown ? common('again') : t('play', { amount: money(stakes.value) }))}
      </Button>
      <KeyHint>{t('stakeKeys')}</KeyHint>
    </div>
  );
}
