import { expect, test } from 'vitest';
import { boardGroupsOf, valuesInGroup, type BoardGroup } from './boardGroups';
import { LOTTERIES } from './lotteries';
import { valuesOf, type Board } from './model/selection';

const digits: Board = { from: 0, to: 9, width: 1 };
const eleven: Board = { from: 1, to: 11, width: 2 };

test.each<[BoardGroup, Board, string]>([
  ['all', eleven, '01 02 03 04 05 06 07 08 09 10 11'],
  ['big', digits, '5 6 7 8 9'],
  ['small', digits, '0 1 2 3 4'],
  ['odd', digits, '1 3 5 7 9'],
  ['even', digits, '0 2 4 6 8'],
  ['big', eleven, '06 07 08 09 10 11'],
  ['small', eleven, '01 02 03 04 05'],
  ['odd', eleven, '01 03 05 07 09 11'],
  ['clear', eleven, ''],
])('selects %s of a board', (group, board, values) => {
  expect(valuesInGroup(board, group).join(' ')).toBe(values);
});

test('splits every board in two, by size and by parity', () => {
  for (const { playTypes } of LOTTERIES) {
    for (const { shape } of playTypes) {
      if (!('board' in shape)) continue;
      const of = (group: BoardGroup) => valuesInGroup(shape.board, group);
      const sorted = valuesOf(shape.board);
      expect([...of('small'), ...of('big')]).toEqual(sorted);
      expect([...of('odd'), ...of('even')].toSorted()).toEqual(sorted);
    }
  }
});

test('offers no group that selects more than the shape allows', () => {
  expect(boardGroupsOf({ kind: 'set', board: eleven, picks: 2, max: 11 })).toHaveLength(6);
  expect(boardGroupsOf({ kind: 'set', board: eleven, picks: 2, max: 5 })).toEqual([
    'small',
    'even',
    'clear',
  ]);
  expect(
    boardGroupsOf({ kind: 'set', board: { from: 1, to: 42, width: 2 }, picks: 6, max: 12 }),
  ).toEqual([]);
  expect(boardGroupsOf({ kind: 'entries', digits: 3, max: 9 })).toEqual([]);
  expect(boardGroupsOf({ kind: 'positions', board: digits, positions: ['1'] })).toHaveLength(6);
});
