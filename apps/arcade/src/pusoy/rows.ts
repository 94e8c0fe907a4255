import {
  ROW_COUNT,
  rowsOf,
  strengthOf,
  type Card,
  type Hand,
  type Rows,
} from '@perya/game-engines/pusoy';

/** From the weakest to the strongest. */
export const ROW_NAMES = ['front', 'middle', 'back'] as const;

/** The three rows of nine cards, the front row first; undefined before a deal. */
export const toRows = (laid: readonly Card[]): Rows | undefined => rowsOf(laid, laid);

/** Whether a row is weaker than the previous one. */
export function isWeakRow(rows: Rows, row: number): boolean {
  const [hand, before] = [rows[row], rows[row - 1]];
  return hand !== undefined && before !== undefined && strengthOf(hand) < strengthOf(before);
}

/** The first row that's weaker than the previous one; undefined if the arrangement is valid. */
export function findWeakRow(rows: Rows): number | undefined {
  const row = ROW_NAMES.findIndex((_, index) => isWeakRow(rows, index));
  return row === -1 ? undefined : row;
}

/** A valid initial arrangement: in threes by rank, the weakest three in front. */
export function firstLayout(cards: readonly Card[]): Card[] {
  const sorted = cards.toSorted((one, other) => one - other);
  const handAt = (at: number): Hand => [sorted[at] ?? 0, sorted[at + 1] ?? 0, sorted[at + 2] ?? 0];
  return Array.from({ length: ROW_COUNT }, (_, row) => handAt(row * 3))
    .sort((one, other) => strengthOf(one) - strengthOf(other))
    .flat();
}
