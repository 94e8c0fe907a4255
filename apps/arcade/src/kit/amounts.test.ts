import { expect, it } from 'vitest';
import { writeAmount } from './amounts';

it.each([
  ['en-PH', '₱12,345.60'],
  ['th-TH', '₱12,345.60'],
  ['vi-VN', '12,345.60\u00a0₱'],
  ['id-ID', '₱12,345.60'],
])('writes an amount in %s as the site does', (tag, expected) => {
  const format = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'PHP',
    currencyDisplay: 'narrowSymbol',
  });
  expect(writeAmount(format, '12345.60')).toBe(expected);
});

it('keeps every digit of what a float could not hold', () => {
  const format = new Intl.NumberFormat('vi-VN', { minimumFractionDigits: 2 });
  expect(writeAmount(format, '90071992547409931.07')).toBe('90,071,992,547,409,931.07');
});
