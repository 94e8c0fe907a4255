import { TRANSACTION_TYPES, type TransactionStatus, type TransactionType } from '@perya/api-client';
import type { SelectOption } from '@perya/ui-kit/select';

import { useT } from '../locales';

export interface MoveWords {
  status(status: TransactionStatus): string;
  /** For a filter by type: all of them first, whose value is `ALL`. */
  readonly typeOptions: readonly SelectOption<TransactionType | 'ALL'>[];
  /** What the filter chooses. */
  readonly typeLabel: string;
  readonly statusLabel: string;
}

/** The words of movements of money, for what filters them. */
export function useTransactionWords(): MoveWords {
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
