/**
 * Writes an amount as the site around the game does: the sign where the language has it, but commas
 * between thousands and a point before the decimals in every language.
 */
export function writeAmount(format: Intl.NumberFormat, decimal: string): string {
  return format
    .formatToParts(decimal as Intl.StringNumericLiteral)
    .map(({ type, value }) => (type === 'group' ? ',' : type === 'decimal' ? '.' : value))
    .join('');
}
