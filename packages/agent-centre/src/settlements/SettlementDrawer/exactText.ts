/**
 * An amount with all its places, as it was before it was rounded: "100.129900" is "100.1299". At least
 * two decimals, with thousands commas as amounts have them.
 */
export function exactText(decimal: string): string {
  const [whole = '0', decimals = ''] = decimal.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${grouped}.${decimals.replace(/0+$/, '').padEnd(2, '0')}`;
}

/** Whether places were cut off. */
export const wasRounded = (decimal: string): boolean =>
  /[1-9]/.test(decimal.split('.')[1]?.slice(2) ?? '');
