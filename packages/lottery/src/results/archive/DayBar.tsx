import { useFormat } from '@perya/i18n';
import { Button, IconButton, Input } from '@perya/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { dayOfIso, instantIn, isDay, isoOf, type Day } from '../draws/days';
import { useResultsT } from '../locales';
import styles from './DayBar.module.css';

export interface DayBarProps {
  /** The selected day; the latest draws if null. */
  day: Day | null;
  /** The nearest days with draws; undefined at the ends of the archive. */
  previous: Day | null | undefined;
  next: Day | null | undefined;
  /** The last selectable day. */
  last: Day | undefined;
  /** Whether the latest day is shown, so that there's nothing to return to. */
  isLatest: boolean;
  onChoose(day: Day | null): void;
}

/** Navigates the archive by day. */
export function DayBar({ day, previous, next, last, isLatest, onChoose }: DayBarProps) {
  const t = useResultsT();
  const { date } = useFormat();
  const step = (label: string, to: Day | null | undefined, icon: ReactNode) => (
    <IconButton
      variant="outline"
      label={to ? `${label}: ${date(instantIn(to))}` : label}
      icon={icon}
      disabled={!to}
      onClick={() => to && onChoose(to)}
    />
  );
  return (
    <div className={styles['bar']} data-print-hide="">
      {step(t('archive.previous'), previous, <ChevronLeft />)}
      <Input
        type="date"
        aria-label={t('archive.day')}
        className={styles['day'] ?? ''}
        value={day === null ? '' : isoOf(day)}
        max={last === undefined ? undefined : isoOf(last)}
        onChange={({ target }) => {
          const chosen = dayOfIso(target.value);
          if (chosen === '') onChoose(null);
          else if (isDay(chosen)) onChoose(chosen);
        }}
      />
      {step(t('archive.next'), next, <ChevronRight />)}
      {!isLatest && (
        <Button variant="quiet" onClick={() => onChoose(null)}>
          {t('archive.latest')}
        </Button>
      )}
    </div>
  );
}
