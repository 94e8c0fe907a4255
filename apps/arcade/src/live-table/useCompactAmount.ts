import { useLanguage } from '@perya/i18n';
import { formatDecimal, formatWithCommas, type MinorUnits } from '@perya/rules/money';
import { useMemo } from 'react';

/**
 * Formats an amount compactly, for a chip or a seat: 500, 5K, 1.5M. Uses commas and a decimal point in every
 * language, like all amounts.
 */
export function useCompactAmount(): (amount: MinorUnits) => string {
  const { bcp47 } = useLanguage();
  const format = useMemo(
    () => new Intl.NumberFormat(bcp47, { notation: 'compact', maximumFractionDigits: 1 }),
    [bcp47],
  );
  return (amount) => formatWithCommas(format, formatDecimal(amount) as Intl.StringNumericLiteral);
}
