import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';

import { useT } from '../i18n';

export interface AmountLimits {
  /** The least that can be moved at once; none by default. */
  least?: MinorUnits | undefined;
  /** All that can be moved now. */
  most: MinorUnits;
  currency: string;
}

/** Says what is wrong with an amount as `readAmount` gives it; null where nothing is. */
export function useAmountFault(): (
  amount: MinorUnits | null,
  limits: AmountLimits,
) => string | null {
  const t = useT();
  const format = useFormat();
  return (amount, { least, most, currency }) => {
    if (amount === null || amount === 0) return t('amount.missing');
    if (least !== undefined && amount < least) {
      return t('amount.tooLittle', { least: format.money(least, currency) });
    }
    return amount > most ? t('amount.tooMuch') : null;
  };
}
