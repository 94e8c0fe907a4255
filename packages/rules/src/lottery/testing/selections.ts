import fc from 'fast-check';
import {
  listCountOf,
  MAX_BETS,
  selectionErrorOf,
  valuesOf,
  type Selection,
  type SelectionShape,
} from '../model/selection';

/** Valid selections of a shape, with a maximum number of values per list. */
export function selectionsOf(shape: SelectionShape, maxValues = 6): fc.Arbitrary<Selection> {
  return rawSelections(shape, maxValues).filter(
    (selection) => selectionErrorOf(shape, selection) === undefined,
  );
}

function rawSelections(shape: SelectionShape, maxValues: number): fc.Arbitrary<Selection> {
  switch (shape.kind) {
    case 'set':
      return fc
        .shuffledSubarray(valuesOf(shape.board), {
          minLength: shape.picks,
          maxLength: Math.min(shape.max, Math.max(shape.picks, maxValues)),
        })
        .map((list) => [list]);
    case 'options':
      return fc
        .shuffledSubarray([...shape.options], {
          minLength: 1,
          maxLength: Math.min(shape.options.length, maxValues),
        })
        .map((list) => [list]);
    case 'entries':
      return fc
        .uniqueArray(
          // Few digits, so that numbers with the same digits are frequent.
          fc
            .array(fc.constantFrom('0', '1', '2', '7'), {
              minLength: shape.digits,
              maxLength: shape.digits,
            })
            .map((digits) => digits.join('')),
          { minLength: 1, maxLength: Math.min(shape.max, maxValues) },
        )
        .map((list) => [list]);
    case 'positions':
    case 'spots':
      return fc.array(
        fc.shuffledSubarray(valuesOf(shape.board), {
          minLength: shape.kind === 'positions' ? 1 : 0,
          maxLength: Math.min(4, maxValues),
        }),
        { minLength: listCountOf(shape), maxLength: listCountOf(shape) },
      );
  }
}

/** The largest valid selection: every list is filled as far as possible. */
export function fullSelection(shape: SelectionShape): Selection {
  switch (shape.kind) {
    case 'options':
      return [shape.options];
    case 'set':
      return [valuesOf(shape.board).slice(0, shape.max)];
    case 'entries':
      return [
        Array.from({ length: Math.min(shape.max, 10 ** shape.digits) }, (_, index) =>
          String(index).padStart(shape.digits, '0'),
        ),
      ];
    case 'positions': {
      const side = Math.floor(MAX_BETS ** (1 / shape.positions.length));
      return shape.positions.map(() => valuesOf(shape.board).slice(0, side));
    }
    case 'spots':
      return shape.positions.map(() => valuesOf(shape.board));
  }
}
