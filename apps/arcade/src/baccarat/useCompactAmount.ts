import { useLanguage } from '@perya/i18n';
import { formatDecimal, type MinorUnits } from '@perya/rules/money';
import { useMemo } from 'react';

/**
 * Writes an amount in few characters, for a chip or a chair: 500, 5K, 1.5M. With commas and a decimal
 * point in every language, as all amounts are.
 */
export function useCompactAmount(): (amount: MinorUnits) => string {
  const { bcp47 } = useLanguage();
  const format = useMemo(
    () => new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 1 }),
    [bcp47],
  );
  return (amount) =>
    format
      .formatToParts(formatDecimal(amount) as Intl.StringNumericLiteral)
      .map(({ type, value }) => (type === 'group' ? ',' : type === 'decimal' ? '.' : value))
      .join('');
}
