import type { Board } from '../model/selection';

/** A result of a draw that options depend on, and the number of outcomes with it. */
export interface Fact {
  readonly value: number;
  readonly ways: number | bigint;
}

/** Equally likely facts: the integers of a range. */
export const uniformFacts = (from: number, to: number): Fact[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, ways: 1 }));

/** The sums of a number of independent values of a board. */
export function sumFacts({ from, to }: Board, count: number): Fact[] {
  let ways = new Map([[0, 1]]);
  for (let drawn = 0; drawn < count; drawn += 1) {
    const next = new Map<number, number>();
    for (const [sum, before] of ways)
      for (let value = from; value <= to; value += 1)
        next.set(sum + value, (next.get(sum + value) ?? 0) + before);
    ways = next;
  }
  return [...ways].map(([value, count]) => ({ value, ways: count }));
}

/** The sums of a number of different values of a board. */
export function setSumFacts({ from, to }: Board, count: number): Fact[] {
  const bySize: Map<number, bigint>[] = Array.from({ length: count + 1 }, () => new Map());
  bySize[0]?.set(0, 1n);
  for (let value = from; value <= to; value += 1)
    for (let size = count; size > 0; size -= 1)
      for (const [sum, ways] of bySize[size - 1] ?? [])
        bySize[size]?.set(sum + value, (bySize[size]?.get(sum + value) ?? 0n) + ways);
  return [...(bySize[count] ?? [])].map(([value, ways]) => ({ value, ways }));
}

/** The sum of the drawn numbers. */
export const sumOf = (numbers: readonly string[]): number =>
  numbers.reduce((sum, number) => sum + Number(number), 0);

export const isOdd = (value: number): boolean => value % 2 === 1;
export const isEven = (value: number): boolean => value % 2 === 0;
