import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOTTERIES } from './lotteries';
import { quickPick, type RandomBelow } from './quickPick';
import {
  countBets,
  selectionErrorOf,
  writeSelection,
  type SelectionShape,
} from './model/selection';

test('always makes exactly one bet of every play type', () => {
  const shapes = LOTTERIES.flatMap(({ playTypes }) => playTypes.map(({ shape }) => shape));
  fc.assert(
    fc.property(fc.constantFrom(...shapes), fc.infiniteStream(fc.nat()), (shape, stream) => {
      const picked = quickPick(shape, (bound) => stream.next().value % bound);
      expect(selectionErrorOf(shape, picked)).toBeUndefined();
      const perSet = shape.kind === 'set' ? (shape.betsPerSet ?? 1) : 1;
      expect(countBets(shape, picked)).toBe(perSet);
    }),
    { numRuns: 500 },
  );
});

/** How often each selection occurs when every sequence of numbers below their bounds occurs once. */
function everyWay(shape: SelectionShape): Map<string, number> {
  const counts = new Map<string, number>();
  let ways: number[][] = [[]];
  while (ways.length > 0) {
    ways = ways.flatMap((way) => {
      let asked = 0;
      let next = 0;
      const below: RandomBelow = (bound) => {
        asked += 1;
        if (asked === way.length + 1) next = bound;
        return way[asked - 1] ?? 0;
      };
      const text = writeSelection(quickPick(shape, below));
      if (asked > way.length) return Array.from({ length: next }, (_, value) => [...way, value]);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      return [];
    });
  }
  return counts;
}

const board = { from: 1, to: 5, width: 1 };
const positions = ['1', '2', '3'];
test.each<[string, SelectionShape, number, number]>([
  ['sets', { kind: 'set', board, picks: 3, max: 5 }, 10, 6],
  ['positions', { kind: 'positions', board, positions }, 125, 1],
  ['distinct positions', { kind: 'positions', board, positions, isDistinct: true }, 60, 1],
  ['spots', { kind: 'spots', board, positions }, 15, 1],
  ['entries', { kind: 'entries', digits: 2, max: 9 }, 100, 1],
  ['options', { kind: 'options', options: ['big', 'small'] }, 2, 1],
])('picks each of all %s equally often', (_, shape, different, each) => {
  const counts = everyWay(shape);
  expect(counts.size).toBe(different);
  expect(new Set(counts.values())).toEqual(new Set([each]));
});
