import { useFormat } from '@perya/i18n';
import { startOfDay } from '@perya/rules/time';
import { Field, IconButton, Input } from '@perya/ui-kit';
import { Select } from '@perya/ui-kit/select';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { useT } from '../../locales';
import {
  clampPeriod,
  earliestDay,
  lengthOf,
  PERIOD_PRESETS,
  stepPeriod,
  type Period,
} from '../../period/period';
import type { PeriodState } from '../../period/usePeriod';
import styles from './PeriodFilter.module.css';

/** Props of {@link PeriodFilter}. */
export type PeriodFilterProps = Pick<PeriodState, 'period' | 'today' | 'choose'>;

const OWN = 'OWN';

/**
 * Selects the period of a record: 1, 7 or 30 days or twelve months, a custom range, and the periods of the
 * same length before and after it (specification §8, Date presets).
 */
export function PeriodFilter({ period, today, choose }: PeriodFilterProps) {
  const t = useT();
  const { date, timeZone } = useFormat();
  const [isOwn, setIsOwn] = useState(period.preset === null);
  const length = lengthOf(period);
  const step = (direction: -1 | 1) => {
    const next = stepPeriod(period, direction, today);
    if (next) choose(next);
  };
  const shown = (day: string) => date(startOfDay(day, timeZone));
  const options = PERIOD_PRESETS.map((days) => ({
    value: String(days),
    label:
      days === 1
        ? t('period.today')
        : days === 365
          ? t('period.year')
          : t('period.days', { count: days }),
  }));
  return (
    <div className={styles['filter']} role="group" aria-label={t('period.label')}>
      <div className={styles['line']}>
        <IconButton
          label={t('period.previous', { count: length })}
          icon={<ChevronLeft />}
          disabled={stepPeriod(period, -1, today) === null}
          onClick={() => step(-1)}
        />
        <Select
          aria-label={t('period.label')}
          value={isOwn || period.preset === null ? OWN : String(period.preset)}
          options={[...options, { value: OWN, label: t('period.own') }]}
          onValueChange={(value) => {
            setIsOwn(value === OWN);
            const preset = PERIOD_PRESETS.find((days) => String(days) === value);
            if (preset) choose(preset);
          }}
        />
        <IconButton
          label={t('period.next', { count: length })}
          icon={<ChevronRight />}
          disabled={stepPeriod(period, 1, today) === null}
          onClick={() => step(1)}
        />
      </div>
      {isOwn || period.preset === null ? (
        <OwnDays period={period} today={today} choose={choose} />
      ) : (
        <p className={styles['days']}>
          {length === 1 ? shown(period.from) : `${shown(period.from)} – ${shown(period.to)}`}
        </p>
      )}
    </div>
  );
}

function OwnDays({ period, today, choose }: PeriodFilterProps) {
  const t = useT();
  const change = (days: Partial<Period>) => {
    const { from, to } = { from: period.from, to: period.to, ...days };
    // A date field is empty while it is being typed.
    if (from !== '' && to !== '') choose(clampPeriod({ from, to }, today));
  };
  return (
    <div className={styles['own']}>
      <Field label={t('period.from')}>
        <Input
          type="date"
          value={period.from}
          min={earliestDay(today)}
          max={today}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field label={t('period.to')}>
        <Input
          type="date"
          value={period.to}
          min={earliestDay(today)}
          max={today}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
    </div>
  );
}
