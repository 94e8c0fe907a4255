import { expect, test } from 'vitest';

import { csvAmount, csvLines } from './csv';

const columns = [
  { header: 'Name', cell: (row: { name: string; amount: string }) => row.name },
  { header: 'Amount, net', cell: (row: { name: string; amount: string }) => row.amount },
];

test('writes a line for each row, whose texts are no formulas', () => {
  const rows = [
    { name: '=1+1', amount: csvAmount({ minor: -5 }) },
    { name: 'Juan, Jr.', amount: csvAmount({ minor: 123_450 }) },
  ];
  expect(csvLines(columns, rows)).toBe('\'=1+1,-0.05\r\n"Juan, Jr.",1234.50\r\n');
});

test('amounts stay numbers, exact to a hundredth', () => {
  expect([5, -5, 123_450, -999_999_999_999_99].map((minor) => csvAmount({ minor }))).toEqual([
    '0.05',
    '-0.05',
    '1234.50',
    '-999999999999.99',
  ]);
});
