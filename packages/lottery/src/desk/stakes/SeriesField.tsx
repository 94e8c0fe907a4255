import { useFormat } from '@perya/i18n';
import { REBATES } from '@perya/rules/lottery';
import { useId } from 'react';

import { useT } from '../../locales';
import styles from './StakeControls.module.css';

export interface SeriesFieldProps {
  /** Basis points; one of `REBATES` in the rules. */
  value: number;
  /** Odds at this series, as text. */
  odds: string | undefined;
  onChange(rebate: number): void;
}

/** The prize series: higher payouts, or a rebate on every stake. */
export function SeriesField({ value, odds, onChange }: SeriesFieldProps) {
  const t = useT();
  const { percent } = useFormat();
  const id = useId();
  const back = percent(value / 10_000);
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {t('stake.series')}
      </label>
      <input
        id={id}
        type="range"
        className={styles['range']}
        min={0}
        max={REBATES.length - 1}
        step={1}
        value={Math.max(0, REBATES.indexOf(value))}
        aria-valuetext={
          odds === undefined ? t('stake.back', { back }) : t('stake.seriesValue', { odds, back })
        }
        onChange={(event) => onChange(REBATES[Number(event.currentTarget.value)] ?? 0)}
      />
      <p className={styles['ends']}>
        <span>{odds !== undefined && <strong>{odds}</strong>}</span>
        <span>{t('stake.back', { back })}</span>
      </p>
    </div>
  );
}
