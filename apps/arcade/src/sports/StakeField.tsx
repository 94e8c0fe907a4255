import type { SportsFacts } from '@perya/game-engines/sports';
import { useFormat } from '@perya/i18n';
import { parseMinorUnits } from '@perya/rules/money';
import { Button, Field, Input } from '@perya/ui-kit';
import type { Ref } from 'react';
import { useOpenedGame } from '../game/GameContext';
import { useBook, useBookState } from './book';
import { raiseStake } from './stake';
import styles from './StakeField.module.css';
import { useSportsT } from './texts';

/** Amounts that a tap adds to the stake, in currency units. */
const STEPS = ['10', '50', '100', '500'] as const;

export interface StakeFieldProps {
  label: string;
  ref: Ref<HTMLInputElement>;
}

/** The stake: typed, or added up with buttons. */
export function StakeField({ label, ref }: StakeFieldProps) {
  const { minStake, maxStake } = useOpenedGame<SportsFacts>().game;
  const t = useSportsT();
  const { money } = useFormat();
  const book = useBook();
  const typed = useBookState((state) => state.stake);
  const limits = {
    min: money(parseMinorUnits(minStake)),
    max: money(parseMinorUnits(maxStake)),
  };
  return (
    <Field label={label} help={t('slip.stakeHint', limits)}>
      <div className={styles['stake']}>
        <Input
          ref={ref}
          className={styles['input']}
          value={typed}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => book.setStake(target.value)}
        />
        {STEPS.map((step) => (
          <Button
            key={step}
            variant="quiet"
            className={styles['step']}
            onClick={() => book.setStake(raiseStake(typed, parseMinorUnits(step)))}
          >
            +{step}
          </Button>
        ))}
      </div>
    </Field>
  );
}
