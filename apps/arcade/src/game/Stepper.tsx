import { useFormat } from '@perya/i18n';
import { IconButton } from '@perya/ui-kit';
import { Minus, Plus } from 'lucide-react';
import { Figure } from './Figure';
import styles from './Stepper.module.css';
import { useGameT } from './texts';
import type { Stakes } from './useStakes';

export interface StepperProps {
  label: string;
  value: string;
  lowerLabel: string;
  raiseLabel: string;
  choice: {
    canLower: boolean;
    canRaise: boolean;
    move(by: number): void;
  };
}

/**
 * Decrease button, value, increase button. Two of them fit side by side on a phone, unlike two
 * `StakePicker`s.
 */
export function Stepper({ label, value, lowerLabel, raiseLabel, choice }: StepperProps) {
  return (
    <div className={styles['stepper']}>
      <IconButton
        variant="outline"
        label={lowerLabel}
        icon={<Minus />}
        disabled={!choice.canLower}
        onClick={() => choice.move(-1)}
      />
      <div className={styles['value']}>
        <Figure label={label} value={value} isLive />
      </div>
      <IconButton
        variant="outline"
        label={raiseLabel}
        icon={<Plus />}
        disabled={!choice.canRaise}
        onClick={() => choice.move(1)}
      />
    </div>
  );
}

/** The stake of the next bet. */
export function StakeStepper({ stakes }: { stakes: Stakes }) {
  const t = useGameT();
  const { money } = useFormat();
  return (
    <Stepper
      label={t('stake')}
      value={money(stakes.value)}
      lowerLabel={t('less')}
      raiseLabel={t('more')}
      choice={stakes}
    />
  );
}
