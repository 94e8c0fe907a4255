import { prizeNumbers, type DrawResult, type PlayType, type Selection } from '@perya/rules/lottery';

/**
 * The chosen values that match a draw, list by list, to be marked on a settled line.
 *
 * If single values can be bet, the rules decide whether each wins; if several values make a bet, those that
 * were drawn are marked. A mark doesn't imply a prize: the payout of the line, as settled by the platform, is
 * shown next to it.
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

/** A combination wins as a whole: marks the values of the winning combinations. */
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

/** All drawn numbers, shortened to the last `width` digits, as on the board. */
function drawnAs(result: DrawResult, width: number): ReadonlySet<string> {
  return new Set(
    result.flatMap(({ prize }) =>
      prizeNumbers(result, prize).map((number) => number.slice(-width)),
    ),
  );
}
