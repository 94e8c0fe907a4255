import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvLine } from './index';

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

const FORMULAS = ['=1+1', '+639171234567', '-cmd', '@sum', '\tx', '\rx', '\nx'];

test('written texts are parsed back, and none is a formula', () => {
  const texts = fc.array(fc.oneof(fc.string(), fc.constantFrom(...FORMULAS, '"a"\r\n,b')), {
    minLength: 1,
  });
  fc.assert(
    fc.property(fc.array(texts), (rows) => {
      const read = parse(rows.map(csvLine).join(''));
      expect(read.map(({ length }) => length)).toEqual(rows.map(({ length }) => length));
      for (const [index, text] of read.flat().entries()) {
        const written = rows.flat()[index] ?? '';
        expect([written, `'${written}`]).toContain(text);
        expect(text).not.toMatch(/^[=+@\t\r\n]/);
      }
    }),
  );
});

test.each(FORMULAS)('writes %j so that no spreadsheet runs it', (text) => {
  expect(csvLine([text])).toMatch(/^"?'/);
});

test('writes numbers as they are, and nothing for a missing value', () => {
  expect(csvLine([-5, '-0.05', '-999999999999.99', true, null, undefined])).toBe(
    '-5,-0.05,-999999999999.99,true,,\r\n',
  );
});

test('quotes commas, quotation marks and line breaks, also in structured data', () => {
  expect(csvLine(['a,b', 'a"b', { a: 1, b: 2 }])).toBe(`"a,b","a""b","{""a"":1,""b"":2}"\r\n`);
});
