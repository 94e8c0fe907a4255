import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  betsOf,
  countBets,
  emptySelection,
  MAX_BETS,
  readSelection,
  selectionErrorOf,
  valuesOf,
  writeSelection,
  writeValue,
  type SelectionShape,
} from './selection';
import { selectionsOf } from '../testing/selections';

const board = { from: 1, to: 9, width: 2 };
const SET: SelectionShape = { kind: 'set', board, picks: 3, max: 5 };
const POSITIONS: SelectionShape = { kind: 'positions', board, positions: ['a', 'b', 'c'] };
const DISTINCT: SelectionShape = { ...POSITIONS, isDistinct: true };
const SPOTS: SelectionShape = { kind: 'spots', board, positions: ['a', 'b', 'c'] };
const ENTRIES: SelectionShape = { kind: 'entries', digits: 3, max: 4 };
const OPTIONS: SelectionShape = { kind: 'options', options: ['big', 'small', 'odd'] };
const SHAPES = [SET, POSITIONS, DISTINCT, SPOTS, ENTRIES, OPTIONS];

test('formats the values of a board with leading zeros', () => {
  expect(valuesOf({ from: 0, to: 3, width: 2 })).toEqual(['00', '01', '02', '03']);
  expect(writeValue(7, 3)).toBe('007');
});

test('parses what it has written, for every shape, and the empty selection', () => {
  for (const shape of SHAPES) {
    fc.assert(
      fc.property(selectionsOf(shape), (selection) => {
        expect(readSelection(writeSelection(selection))).toEqual(selection);
      }),
      { seed: 1, numRuns: 50 },
    );
    const nothing = emptySelection(shape);
    expect(readSelection(writeSelection(nothing))).toEqual(nothing);
    expect(countBets(shape, nothing)).toBe(0);
    expect(selectionErrorOf(shape, nothing)).toBe('too-few');
  }
});

test('counts ways without duplicate values as many as are enumerated', () => {
  const lists = fc.array(fc.subarray(valuesOf(board)), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(lists, (selection) => {
      expect(countBets(DISTINCT, selection)).toBe([...betsOf(DISTINCT, selection)].length);
    }),
    { seed: 2, numRuns: 200 },
  );
});

test('counts ways over five positions that share all their values', () => {
  const shape: SelectionShape = { ...DISTINCT, positions: ['a', 'b', 'c', 'd', 'e'] };
  const all = shape.positions.map(() => valuesOf(board));
  expect(countBets(shape, all)).toBe(9 * 8 * 7 * 6 * 5);
});

test('lists a set of two bets once', () => {
  const shape: SelectionShape = { kind: 'set', board, picks: 2, max: 9, betsPerSet: 2 };
  expect([...betsOf(shape, [['01', '02', '03']])]).toEqual([
    [['01', '02']],
    [['01', '03']],
    [['02', '03']],
  ]);
  expect(countBets(shape, [['01', '02', '03']])).toBe(6);
});

describe('the error of a selection', () => {
  test.each([
    ['with fewer numbers than a bet needs', SET, '01,02', 'too-few'],
    ['with more numbers than a line allows', SET, '01,02,03,04,05,06', 'too-many'],
    ['with a number that is not on the board', SET, '01,02,10', 'out-of-range'],
    ['with a number without its leading zero', SET, '1,02,03', 'out-of-range'],
    ['with a repeated number', SET, '01,02,02', 'repeated'],
    ['with more lists than positions', POSITIONS, '01|02|03|04', 'malformed'],
    ['with fewer lists than positions', SPOTS, '01|02', 'malformed'],
    ['with an empty position', POSITIONS, '01||03', 'too-few'],
    ['without a combination of distinct values', DISTINCT, '01|01|02,03', 'too-few'],
    ['with a two-digit number', ENTRIES, '123,45', 'out-of-range'],
    ['with a letter in a number', ENTRIES, '12x', 'out-of-range'],
    ['with digits of another script', ENTRIES, '١٢٣', 'out-of-range'],
    ['with a signed number', ENTRIES, '-12', 'out-of-range'],
    ['with more numbers than can be entered', ENTRIES, '111,222,333,444,555', 'too-many'],
    ['with an unknown option', OPTIONS, 'big,red', 'out-of-range'],
    ['with the name of an inherited property', OPTIONS, 'constructor', 'out-of-range'],
  ] as const)('%s', (_, shape, written, error) => {
    expect(selectionErrorOf(shape, readSelection(written))).toBe(error);
  });

  test('none where there is none', () => {
    expect(selectionErrorOf(SET, readSelection('09,01,05'))).toBeUndefined();
    expect(selectionErrorOf(SPOTS, readSelection('|05|'))).toBeUndefined();
    expect(selectionErrorOf(DISTINCT, readSelection('01|01,02|03'))).toBeUndefined();
  });

  test('a line with more bets than allowed', () => {
    const digits = { from: 0, to: 9, width: 1 };
    const shape: SelectionShape = {
      kind: 'positions',
      board: digits,
      positions: ['a', 'b', 'c', 'd', 'e', 'f'],
    };
    const all = shape.positions.map(() => valuesOf(digits));
    expect(countBets(shape, all)).toBeGreaterThan(MAX_BETS);
    expect(selectionErrorOf(shape, all)).toBe('too-many');
    expect(selectionErrorOf(shape, all.with(0, ['1']))).toBeUndefined();
  });
});
