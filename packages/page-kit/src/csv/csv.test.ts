import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvAmount, toCsv } from './csv';

/** Parses RFC 4180 like a spreadsheet. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const columns = [
  { header: 'Name', cell: (row: { name: string; amount: string }) => row.name },
  { header: 'Amount, net', cell: (row: { name: string; amount: string }) => row.amount },
];

test('written values are parsed back, and no text is a formula', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          name: fc.oneof(fc.string(), fc.constantFrom('=1+1', '@x', '-a', '+63', '"a"\r\n,b')),
          amount: fc.maxSafeInteger().map((minor) => csvAmount({ minor })),
        }),
      ),
      (rows) => {
        const [header, ...read] = parse(toCsv(columns, rows));
        expect(header).toEqual(['Name', 'Amount, net']);
        expect(read).toHaveLength(rows.length);
        for (const [index, { name, amount }] of rows.entries()) {
          const [text, number] = read[index] ?? [];
          expect(text === name || text === `'${name}`).toBe(true);
          expect(/^[=+@\t\r]/.test(text ?? '')).toBe(false);
          expect(number).toBe(amount);
        }
      },
    ),
  );
});

test('amounts stay numbers, exact to a hundredth', () => {
  expect([5, -5, 123_450, -999_999_999_999_99].map((minor) => csvAmount({ minor }))).toEqual([
    '0.05',
    '-0.05',
    '1234.50',
    '-999999999999.99',
  ]);
});
