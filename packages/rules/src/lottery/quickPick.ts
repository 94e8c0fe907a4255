import { valuesOf, writeValue, type Selection, type SelectionShape } from './model/selection';

/** A uniformly distributed integer below a bound. */
export type RandomBelow = (bound: number) => number;

/**
 * One random bet: every bet the shape allows is equally likely, if `below` is uniform. Values of a set are
 * sorted, like on the board.
 */
export function quickPick(shape: SelectionShape, below: RandomBelow): Selection {
  switch (shape.kind) {
    case 'set':
      // All values have the same width, so string order is numeric order.
      return [taken(valuesOf(shape.board), shape.picks, below).toSorted()];
    case 'positions': {
      const values = valuesOf(shape.board);
      const { length } = shape.positions;
      return shape.isDistinct === true
        ? taken(values, length, below).map((value) => [value])
        : shape.positions.map(() => taken(values, 1, below));
    }
    case 'spots': {
      const marked = below(shape.positions.length);
      return shape.positions.map((_, place) =>
        place === marked ? taken(valuesOf(shape.board), 1, below) : [],
      );
    }
    case 'entries':
      return [[writeValue(below(10 ** shape.digits), shape.digits)]];
    case 'options':
      return [taken(shape.options, 1, below)];
  }
}

/** A number of values, in drawing order: a partial Fisher–Yates shuffle. */
function taken(values: readonly string[], count: number, below: RandomBelow): string[] {
  const drum = Array.from(values);
  for (let place = 0; place < count; place += 1) {
    const other = place + below(drum.length - place);
    [drum[place], drum[other]] = [drum[other] ?? '', drum[place] ?? ''];
  }
  return drum.slice(0, count);
}
