import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEntries } from './entry';
import { LOTTERIES } from './lotteries';
import { selectionErrorOf, valuesOf, type SelectionShape } from './model/selection';

const lotto: SelectionShape = {
  kind: 'set',
  board: { from: 1, to: 42, width: 2 },
  picks: 6,
  max: 12,
};
const twoDigits: SelectionShape = {
  kind: 'set',
  board: { from: 0, to: 99, width: 2 },
  picks: 2,
  max: 10,
};
const threeDigits: SelectionShape = { kind: 'entries', digits: 3, max: 1000 };
const digit = { from: 0, to: 9, width: 1 };
const straight: SelectionShape = {
  kind: 'positions',
  board: digit,
  positions: ['1', '2', '3'],
};

test.each([
  ['commas and spaces', '123, 456 789'],
  ['slashes and semicolons', '123/456;789'],
  ['line breaks and tabs', '123\n\t456\r\n789'],
  ['hyphens', '123-456-789'],
  ['full stops and bullets', '• 123 · 456。789'],
  ['Chinese commas', '123、456，789'],
  ['full-width digits', '１２３　４５６　７８９'],
  ['Thai digits', '๑๒๓ ๔๕๖ ๗๘๙'],
  ['underscores and brackets', '[123]_(456)_{789}'],
])('separates numbers by %s', (_, text) => {
  expect(parseEntries(text, threeDigits)).toEqual({
    selection: [['123', '456', '789']],
    rejected: [],
    repeated: 0,
  });
});

test('reports unrecognized input unchanged', () => {
  expect(parseEntries('123, 12, 4567, abc, 12x, โต๊ด 456', threeDigits)).toEqual({
    selection: [['123', '456']],
    rejected: ['12', '4567', 'abc', '12x', 'โต๊ด'].map((text) => ({
      text,
      error: 'not-understood',
    })),
    repeated: 0,
  });
});

test('never splits typed numbers, because a wrong length is a typo', () => {
  expect(parseEntries('123456', threeDigits).selection).toEqual([[]]);
});

test('counts a number once, and reports the number of repetitions', () => {
  expect(parseEntries('123 456 123 123~125', threeDigits)).toEqual({
    selection: [['123', '456', '124', '125']],
    rejected: [],
    repeated: 2,
  });
});

test.each(['098~101', '098..101', '098 ... 101', '098 ～ 101', '098…101'])(
  'reads %s as a range',
  (text) => {
    expect(parseEntries(text, threeDigits).selection).toEqual([['098', '099', '100', '101']]);
  },
);

test('does not accept a range that is descending or changes its width', () => {
  const text = '105~101 1~101';
  expect(parseEntries(text, threeDigits).rejected.map((each) => each.text)).toEqual([
    '105~101',
    '1~101',
  ]);
});

test('reports a range as too large instead of creating a million numbers', () => {
  const sixDigits: SelectionShape = { kind: 'entries', digits: 6, max: 1000 };
  expect(parseEntries('000000~999999', sixDigits)).toMatchObject({
    selection: [[]],
    rejected: [{ error: 'too-many' }],
  });
});

test('accepts balls with or without a leading zero, and splits concatenated ones', () => {
  const balls = [['01', '07', '13', '22', '35', '42']];
  expect(parseEntries('1 7 13 22 35 42', lotto).selection).toEqual(balls);
  expect(parseEntries('010713223542', lotto).selection).toEqual(balls);
  expect(parseEntries('5~8', lotto).selection).toEqual([['05', '06', '07', '08']]);
});

test('rejects a single digit for two-digit numbers: it may be the first or the last', () => {
  expect(parseEntries('7 07', twoDigits)).toMatchObject({
    selection: [['07']],
    rejected: [{ text: '7', error: 'not-understood' }],
  });
});

test('reports what is out of range and what is too many', () => {
  expect(parseEntries('43 0 123', lotto).rejected).toEqual([
    { text: '43', error: 'out-of-range' },
    { text: '0', error: 'out-of-range' },
    { text: '123', error: 'out-of-range' },
  ]);
  expect(parseEntries('01~12 13', lotto)).toMatchObject({
    selection: [valuesOf({ from: 1, to: 12, width: 2 })],
    rejected: [{ text: '13', error: 'too-many' }],
  });
});

test('assigns each position its digits', () => {
  expect(parseEntries('12|3|4,5', straight).selection).toEqual([['1', '2'], ['3'], ['4', '5']]);
  expect(parseEntries('1 2\n3\n45', straight).selection).toEqual([['1', '2'], ['3'], ['4', '5']]);
  expect(parseEntries('123', straight).selection).toEqual([['1'], ['2'], ['3']]);
  expect(parseEntries('1 2 3', straight).selection).toEqual([['1'], ['2'], ['3']]);
});

test('leaves unnamed spots empty', () => {
  const spots: SelectionShape = { ...straight, kind: 'spots' };
  expect(parseEntries('1||23', spots).selection).toEqual([['1'], [], ['2', '3']]);
});

test('does not guess the position of a digit', () => {
  expect(parseEntries('1234', straight)).toEqual({
    selection: [[], [], []],
    rejected: [{ text: '1234', error: 'not-understood' }],
    repeated: 0,
  });
  expect(parseEntries('1|2', straight).rejected).toHaveLength(2);
});

test('accepts option codes in any case', () => {
  const options: SelectionShape = { kind: 'options', options: ['big', 'sum-7'] };
  expect(parseEntries('BIG, sum-7; small', options)).toEqual({
    selection: [['big', 'sum-7']],
    rejected: [{ text: 'small', error: 'not-understood' }],
    repeated: 0,
  });
});

const shapes = LOTTERIES.flatMap(({ playTypes }) => playTypes.map(({ shape }) => shape));
const separators = fc.constantFrom(' ', ',', ', ', '-', '\t', '、', '，', ' . ');

test('never turns any text into a selection with a duplicate or out-of-range value', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      fc.string({ unit: fc.constantFrom(...Array.from('0123456789 ,-~.|\n５๕xđ')), maxLength: 60 }),
      (shape, text) => {
        const error = selectionErrorOf(shape, parseEntries(text, shape).selection);
        expect(['too-few', undefined]).toContain(error);
      },
    ),
    { numRuns: 500 },
  );
});

test('parses every list of values, whatever the separators', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 4 }).chain((digits) =>
        fc.record({
          digits: fc.constant(digits),
          numbers: fc.uniqueArray(fc.nat({ max: 10 ** digits - 1 }), {
            minLength: 1,
            maxLength: 30,
          }),
        }),
      ),
      separators,
      ({ digits, numbers }, separator) => {
        const written = numbers.map((number) => String(number).padStart(digits, '0'));
        const shape: SelectionShape = { kind: 'entries', digits, max: 10_000 };
        const parsed = parseEntries(written.join(separator), shape);
        expect(parsed).toEqual({ selection: [written], rejected: [], repeated: 0 });
      },
    ),
  );
});
