import { TRANSACTION_TYPES, type TransactionStatus, type TransactionType } from '@perya/api-client';
import type { SelectOption } from '@perya/ui-kit/select';

import { useT } from '../locales';

/** Names of types and states of transactions, in the current language. */
export interface TransactionWords {
  status(status: TransactionStatus): string;
  /** For a filter by type. The first option means all types, with the value `ALL`. */
  readonly typeOptions: readonly SelectOption<TransactionType | 'ALL'>[];
  /** Label of the type filter. */
  readonly typeLabel: string;
  readonly statusLabel: string;
}

/** The texts for filtering transactions. */
export function useTransactionWords(): TransactionWords {
  const t = useT();
  return {
    status: (status) => t(`moveStatus.${status}`),
    typeOptions: [
      { value: 'ALL', label: t('moves.allTypes') },
      ...TRANSACTION_TYPES.map((each) => ({ value: each, label: t(`moveType.${each}`) })),
    ],
    typeLabel: t('moves.type'),
    statusLabel: t('moves.status'),
  };
}
