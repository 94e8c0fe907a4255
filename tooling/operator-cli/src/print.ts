/**
 * An answer as readable JSON: amounts as `1,234.50 PHP`, times in the ISO format.
 */
export function printed(answer: unknown): string {
  return JSON.stringify(answer, readable, 2);
}

function readable(name: string, value: unknown): unknown {
  if (isMoney(value)) return amountOf(value);
  if (typeof value === 'number' && /(?:^at|At)$/.test(name)) return new Date(value).toISOString();
  return value;
}

interface Money {
  readonly minor: number;
  readonly currency: string;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'minor' in value && 'currency' in value;

function amountOf({ minor, currency }: Money): string {
  const digits = Intl.NumberFormat('en', { minimumFractionDigits: 2 });
  return `${digits.format(minor / 100)} ${currency}`;
}
