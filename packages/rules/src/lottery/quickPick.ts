import { valuesOf, writeValue, type Selection, type SelectionShape } from './model/selection';

/** A whole number below a bound, every one equally likely. */
export type Below = (bound: number) => number;

/**
 * One bet by chance: every bet that the shape allows is as likely as any other, if `below` is fair.
 * Values of a set come sorted, as the board shows them.
 */
export function quickPick(shape: SelectionShape, below: Below): Selection {
  switch (shape.kind) {
    case 'set':
      // All values have the same width, so that the order of texts is the order of numbers.
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

/** So many of the values, in the order drawn: the beginning of a fair shuffle. */
function taken(values: readonly string[], count: number, below: Below): string[] {
  const drum = Array.from(values);
  for (let place = 0; place < count; place += 1) {
    const other = place + below(drum.length - place);
    [drum[place], drum[other]] = [drum[other] ?? '', drum[place] ?? ''];
  }
  return drum.slice(0, count);
}
