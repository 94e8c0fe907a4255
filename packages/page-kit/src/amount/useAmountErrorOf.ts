import { useFormat } from '@perya/i18n';
import type { MinorUnits } from '@perya/rules/money';

import { useT } from '../locales';

/** Limits of an amount. See {@link useAmountErrorOf}. */
export interface AmountLimits {
  /** The minimum amount of one transfer. Default: no minimum. */
  min?: MinorUnits | undefined;
  /** The maximum that can be moved now. */
  max: MinorUnits;
  currency: string;
}

/**
 * Returns a function that validates an amount from `readAmount`. It returns an error message, or null if
 * valid.
 */
export function useAmountErrorOf(): (
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
