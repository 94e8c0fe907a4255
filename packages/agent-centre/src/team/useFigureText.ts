import { useFormat } from '@perya/i18n';
import type { Money } from '@perya/rules/money';

/** A figure to compare with: hundredths for money. */
export const valueOf = (figure: number | Money): number =>
  typeof figure === 'number' ? figure : figure.minor;

/** Says a figure: a count, or an amount with its sign. */
export function useFigureText(): (figure: number | Money) => string {
  const { money, number } = useFormat();
  return (figure) =>
    typeof figure === 'number' ? number(figure) : money(figure.minor, figure.currency);
}
