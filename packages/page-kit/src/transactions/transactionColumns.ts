import type { Transaction } from '@perya/api-client';
import { useFormat } from '@perya/i18n';

import { csvAmount, type CsvColumn } from '../csv/csv';
import { useT } from '../locales';

/** The columns of an exported file of transactions. */
export function useTransactionColumns(): readonly CsvColumn<Transaction>[] {
  const t = useT();
  const { stamp } = useFormat();
  return [
    { header: t('moves.id'), cell: ({ id }) => id },
    { header: t('moves.time'), cell: ({ at }) => stamp(at) },
    { header: t('moves.type'), cell: ({ type }) => t(`moveType.${type}`) },
    { header: t('moves.status'), cell: ({ status }) => t(`moveStatus.${status}`) },
    { header: t('moves.currency'), cell: ({ amount }) => amount.currency },
    { header: t('moves.amount'), cell: ({ amount }) => csvAmount(amount) },
    {
      header: t('moves.balance'),
      cell: ({ balanceAfter }) => balanceAfter && csvAmount(balanceAfter),
    },
    { header: t('moves.reference'), cell: ({ reference }) => reference },
    { header: t('moves.note'), cell: ({ note }) => note },
  ];
}
