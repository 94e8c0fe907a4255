import { valuesOf, type Board, type SelectionShape } from './model/selection';

/** The groups of values that one click selects; `clear` selects nothing. */
export const BOARD_GROUPS = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;

/** Name of a group of numbers that is chosen with one click. */
export type BoardGroup = (typeof BOARD_GROUPS)[number];

/**
 * Whether a value is in the upper half of its board. With an odd number of values, the middle one is big: 1
 * to 5 of eleven are small, 6 to 11 big.
 */
export const isBig = ({ from, to }: Board, value: number): boolean =>
  value >= from + Math.floor((to - from + 1) / 2);

/** The values of a group on a board, in ascending order. */
export function valuesInGroup(board: Board, group: BoardGroup): string[] {
  return valuesOf(board).filter((_, index) => {
    const value = board.from + index;
    switch (group) {
      case 'all':
        return true;
      case 'big':
        return isBig(board, value);
      case 'small':
        return !isBig(board, value);
      case 'odd':
        return value % 2 !== 0;
      case 'even':
        return value % 2 === 0;
      case 'clear':
        return false;
    }
  });
}

/**
 * The groups available for a shape: those that don't select more than it allows. None if there is no board,
 * or if every group selects too much.
 */
export function boardGroupsOf(shape: SelectionShape): readonly BoardGroup[] {
  if (shape.kind === 'entries' || shape.kind === 'options') return [];
  const max = shape.kind === 'set' ? shape.max : Number.POSITIVE_INFINITY;
  const min = shape.kind === 'set' ? shape.picks : 0;
  const fitting = BOARD_GROUPS.filter((group) => {
    const { length } = valuesInGroup(shape.board, group);
    return group === 'clear' || (length >= min && length <= max);
  });
  return fitting.length > 1 ? fitting : [];
}
