import type { DepositMethod } from '@perya/api-client';
import type { MinorUnits } from '@perya/rules/money';

type AmountFault = 'empty' | 'form' | 'low' | 'high';

/** What is wrong with an amount as `readAmount` reads it from `text`; null where nothing is. */
export function amountFault(
  text: string,
  amount: MinorUnits | null,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
): AmountFault | null {
  if (amount === null) return text.trim() === '' ? 'empty' : 'form';
  if (amount < min) return 'low';
  return amount > max ? 'high' : null;
}
