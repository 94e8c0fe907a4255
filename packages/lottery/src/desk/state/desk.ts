import {
  countBets,
  emptySelection,
  selectionFault,
  writeSelection,
  type Lottery,
  type PlayType,
  type Selection,
  type SelectionFault,
} from '@perya/rules/lottery';

/** On what terms a line is bet: its unit in thousandths of the price, its multiple, its prize series. */
export interface Stakes {
  readonly unit: number;
  readonly multiple: number;
  /** Basis points that are given back. */
  readonly rebate: number;
}

/** A line of the slip. */
export interface SlipLine extends Stakes {
  readonly id: number;
  /** Code of the play type. */
  readonly playType: string;
  readonly selection: Selection;
}

/** What stands on the board, not on the slip yet. */
export type Draft = Omit<SlipLine, 'id'>;

/** The same slip on draws ahead. */
export interface Chase {
  /** Of each draw, the first being the one that is sold. */
  readonly multiples: readonly number[];
  readonly stopOnWin: boolean;
}

/** All that a player has put together for one lottery and not sent yet: the board and the slip. */
export interface Desk {
  readonly draft: Draft;
  readonly lines: readonly SlipLine[];
  /** The line that stands on the board again, to be changed. */
  readonly editing: number | null;
  /**
   * The draw that the slip is for; null while it has no line. It is named with the first line, and
   * after its lock nothing but the player moves it on.
   */
  readonly draw: string | null;
  readonly chase: Chase | null;
  readonly nextId: number;
}

export type DeskEvent =
  | { readonly type: 'playTypeChosen'; readonly playType: PlayType }
  | { readonly type: 'numbersChosen'; readonly selection: Selection }
  | { readonly type: 'stakesChanged'; readonly stakes: Partial<Stakes> }
  | { readonly type: 'lineAdded'; readonly draw: string | null }
  | { readonly type: 'lineEdited'; readonly id: number }
  | { readonly type: 'editAbandoned' }
  | { readonly type: 'lineRemoved'; readonly id: number }
  | {
      readonly type: 'linesRepeated';
      readonly lines: readonly Draft[];
      readonly draw: string | null;
    }
  | { readonly type: 'slipCleared' }
  | { readonly type: 'movedToDraw'; readonly draw: string }
  | { readonly type: 'chaseChanged'; readonly chase: Chase | null }
  | { readonly type: 'deskFound'; readonly desk: Desk };

/** An empty desk, at a play type or at the lottery's own first one. */
export function emptyDesk(lottery: Lottery, code?: string): Desk {
  const playType = playTypeOf(lottery, code ?? '');
  return {
    draft: {
      playType: playType.code,
      selection: emptySelection(playType.shape),
      unit: lottery.units[0] ?? 1000,
      multiple: 1,
      rebate: 0,
    },
    lines: [],
    editing: null,
    draw: null,
    chase: null,
    nextId: 1,
  };
}

/** The play type with a code; the lottery's default where it has none of that code. */
export function playTypeOf(lottery: Lottery, code: string): PlayType {
  const { playTypes, defaultPlayType } = lottery;
  const found =
    playTypes.find((each) => each.code === code) ??
    playTypes.find((each) => each.code === defaultPlayType) ??
    playTypes[0];
  if (found === undefined) throw new RangeError(`${lottery.code} has no play type.`);
  return found;
}

export const isSelectionEmpty = (selection: Selection): boolean =>
  selection.every((list) => list.length === 0);

/** What a selection on the board makes: its bets, and why it cannot be bet yet. */
export interface Count {
  readonly bets: number;
  readonly fault: SelectionFault | undefined;
}

export const countOf = ({ shape }: PlayType, selection: Selection): Count => ({
  bets: countBets(shape, selection),
  fault: selectionFault(shape, selection),
});

/** The desk after something has happened; the same desk where it changes nothing. */
export function deskAfter(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'playTypeChosen':
      return event.playType.code === desk.draft.playType
        ? desk
        : { ...desk, editing: null, draft: clean(desk.draft, event.playType) };
    case 'numbersChosen':
      return { ...desk, draft: { ...desk.draft, selection: event.selection } };
    case 'stakesChanged':
      return { ...desk, draft: { ...desk.draft, ...event.stakes } };
    case 'lineAdded':
      return lineAdded(desk, event.draw);
    case 'lineEdited': {
      const line = desk.lines.find(({ id }) => id === event.id);
      if (line === undefined) return desk;
      const { id, ...draft } = line;
      return { ...desk, editing: id, draft };
    }
    case 'editAbandoned':
      return { ...desk, editing: null, draft: emptied(desk.draft) };
    case 'lineRemoved':
      return lineRemoved(desk, event.id);
    case 'linesRepeated':
      return {
        ...desk,
        lines: [
          ...desk.lines,
          ...event.lines.map((line, at) => ({ ...line, id: desk.nextId + at })),
        ],
        nextId: desk.nextId + event.lines.length,
        draw: desk.draw ?? event.draw,
      };
    case 'slipCleared':
      return {
        ...desk,
        lines: [],
        editing: null,
        chase: null,
        draw: null,
        draft: emptied(desk.draft),
      };
    case 'movedToDraw':
      return { ...desk, draw: event.draw };
    case 'chaseChanged':
      return { ...desk, chase: event.chase };
    case 'deskFound':
      return event.desk;
  }
}

/** Puts the board's numbers onto the slip, or back into the line that they came from. */
function lineAdded(desk: Desk, draw: string | null): Desk {
  const { draft, lines, editing, nextId } = desk;
  const isEdit = lines.some(({ id }) => id === editing);
  return {
    ...desk,
    lines: isEdit
      ? lines.map((line) => (line.id === editing ? { ...draft, id: line.id } : line))
      : [...lines, { ...draft, id: nextId }],
    nextId: isEdit ? nextId : nextId + 1,
    editing: null,
    draft: emptied(draft),
    draw: desk.draw ?? draw,
  };
}

const emptied = (draft: Draft): Draft => ({
  ...draft,
  selection: draft.selection.map(() => []),
});

const clean = (draft: Draft, playType: PlayType): Draft => ({
  ...draft,
  playType: playType.code,
  selection: emptySelection(playType.shape),
});

function lineRemoved(desk: Desk, id: number): Desk {
  const lines = desk.lines.filter((line) => line.id !== id);
  return {
    ...desk,
    lines,
    editing: desk.editing === id ? null : desk.editing,
    // A slip without a line is for no draw, and chases none.
    ...(lines.length === 0 && { draw: null, chase: null }),
  };
}

/** How a line is named on the wire. */
export const wireLineOf = ({ playType, selection, unit, multiple, rebate }: Draft) => ({
  playType,
  numbers: writeSelection(selection),
  unit,
  multiple,
  rebate,
});
