import { INCOME_SOURCES, type IncomeDay } from '@perya/api-client';
import { csvAmount, type CsvColumn } from '@perya/page-kit';

import { useRecordsT } from './locales';

/** The columns of the file: every source, also one that brought nothing. */
export function useIncomeColumns(): readonly CsvColumn<IncomeDay>[] {
  const t = useRecordsT();
  return [
    { header: t('income.day'), cell: ({ day }) => day },
    { header: t('sums.currency'), cell: ({ total }) => total.currency },
    ...INCOME_SOURCES.map((source) => ({
      header: t(`source.${source}`),
      cell: ({ amounts }: IncomeDay) => csvAmount(amounts[source]),
    })),
    { header: t('income.total'), cell: ({ total }) => csvAmount(total) },
  ];
}
