import { useFormat } from '@perya/i18n';
import {
  priceIn,
  REBATES,
  takesRebate,
  unitsIn,
  type Lottery,
  type PlayType,
} from '@perya/rules/lottery';
import { RadioGroup } from '@perya/ui-kit';

import { useT } from '../../locales';
import type { Stakes } from '../state/desk';
import { MultipleField } from './MultipleField';
import { SeriesField } from './SeriesField';
import styles from './StakeControls.module.css';

export interface StakeControlsProps {
  lottery: Lottery;
  playType: PlayType;
  stakes: Stakes;
  currency: string;
  maxMultiple: number;
  /** Odds at a prize series, as text; undefined for jackpots. */
  oddsAt(rebate: number): string | undefined;
  onChange(stakes: Partial<Stakes>): void;
}

/** The unit, the multiple and the rebate of a bet. */
export function StakeControls({
  lottery,
  playType,
  stakes,
  currency,
  maxMultiple,
  oddsAt,
  onChange,
}: StakeControlsProps) {
  const t = useT();
  const { money } = useFormat();
  const units = unitsIn(lottery, currency);
  return (
    <div className={styles['controls']}>
      {units.length > 1 && (
        <RadioGroup
          label={t('stake.unit')}
          variant="chips"
          value={String(stakes.unit)}
          options={units.map((unit) => ({
            value: String(unit),
            label: money(priceIn(lottery, currency, unit), currency),
          }))}
          onValueChange={(unit) => onChange({ unit: Number(unit) })}
        />
      )}
      <MultipleField
        label={t('stake.multiple')}
        value={stakes.multiple}
        max={maxMultiple}
        hasPresets
        onChange={(multiple) => onChange({ multiple })}
      />
      {takesRebate(playType) && REBATES.length > 1 && (
        <SeriesField
          value={stakes.rebate}
          odds={oddsAt(stakes.rebate)}
          onChange={(rebate) => onChange({ rebate })}
        />
      )}
    </div>
  );
}
