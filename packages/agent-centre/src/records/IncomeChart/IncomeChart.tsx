import type { IncomeDay } from '@perya/api-client';
import { useFormat } from '@perya/i18n';
import { addDays, startOfDay } from '@perya/rules/time';
import { BarChart } from '@perya/ui-kit/bar-chart';

import { useRecordsT } from '../locales';

export interface IncomeChartProps {
  /** The days of the table, newest first. */
  days: readonly IncomeDay[];
}

/** A chart of the days in the table, in ascending order and without gaps. */
export function IncomeChart({ days }: IncomeChartProps) {
  const t = useRecordsT();
  const { date, money, timeZone } = useFormat();
  const found = new Map(days.map(({ day, total }) => [day, total]));
  const currency = days[0]?.total.currency;
  const bars = daysOf([...found.keys()]).map((day) => {
    const minor = found.get(day)?.minor ?? 0;
    return {
      id: day,
      label: date(startOfDay(day, timeZone)),
      value: minor,
      valueText: money(minor, currency),
    };
  });
  return <BarChart label={t('income.chart')} bars={bars} />;
}

/** Every day from the first to the last of a list. */
function daysOf(some: readonly string[]): readonly string[] {
  const [first, ...others] = some.toSorted();
  const last = others.at(-1) ?? first;
  const days: string[] = [];
  if (first === undefined || last === undefined) return days;
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
