import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';

import { useT } from '../locales';

export interface AmountLimits {
  /** The smallest amount that can be moved at once; none by default. */
  min?: MinorUnits | undefined;
  /** All that can be moved now. */
  max: MinorUnits;
  currency: string;
}

/** Says what is wrong with an amount as `readAmount` gives it; null where nothing is. */
export function useAmountFault(): (
  amount: MinorUnits | null,
  limits: AmountLimits,
) => string | null {
  const t = useT();
  const format = useFormat();
  return (amount, { min, max, currency }) => {
    if (amount === null || amount === 0) return t('amount.missing');
    if (min !== undefined && amount < min) {
      return t('amount.tooLittle', { min: format.money(min, currency) });
    }
    return amount > max ? t('amount.tooMuch') : null;
  };
}
