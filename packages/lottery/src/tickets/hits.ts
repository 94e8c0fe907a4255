import { prizeNumbers, type DrawResult, type PlayType, type Selection } from '@perya/rules/lottery';

/**
 * The chosen values that a draw has matched, list by list: what is marked on a settled line.
 *
 * Where single values can be asked for, the rules say whether one wins; where several make a bet
 * together, a value is marked that was drawn. A mark is no claim to a prize: what a line has won
 * stands beside it, as the platform settled it.
 */
export function hitsOf(
  playType: PlayType,
  selection: Selection,
  result: DrawResult,
): readonly ReadonlySet<string>[] {
  const { shape, settle } = playType;
  const wins = (one: Selection) => Object.keys(settle(one, result)).length > 0;
  switch (shape.kind) {
    case 'entries':
    case 'options':
      return [new Set((selection[0] ?? []).filter((value) => wins([[value]])))];
    case 'spots':
      return selection.map(
        (list, place) =>
          new Set(
            list.filter((value) => wins(selection.map((_, at) => (at === place ? [value] : [])))),
          ),
      );
    case 'set': {
      const drawn = drawnAs(result, shape.board.width);
      const isSingle = shape.picks === 1;
      return [
        new Set(
          (selection[0] ?? []).filter((value) => (isSingle ? wins([[value]]) : drawn.has(value))),
        ),
      ];
    }
    case 'positions':
      return positionHits(playType, selection, result);
  }
}

/** A way through the positions wins as a whole; of a line that has won, the values of its winning ways. */
function positionHits(
  { settle }: PlayType,
  selection: Selection,
  result: DrawResult,
): readonly ReadonlySet<string>[] {
  const wins = (one: Selection) => Object.keys(settle(one, result)).length > 0;
  return selection.map(
    (list, place) =>
      new Set(
        list.filter((value) => wins(selection.map((all, at) => (at === place ? [value] : all)))),
      ),
  );
}

/** All that was drawn, as a board of so many digits writes it: numbers of more digits by their last ones. */
function drawnAs(result: DrawResult, width: number): ReadonlySet<string> {
  return new Set(
    result.flatMap(({ prize }) =>
      prizeNumbers(result, prize).map((number) => number.slice(-width)),
    ),
  );
}
