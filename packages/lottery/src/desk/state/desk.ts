import {
  countBets,
  emptySelection,
  selectionErrorOf,
  writeSelection,
  type Lottery,
  type PlayType,
  type Selection,
  type SelectionError,
} from '@perya/rules/lottery';

/** The stake of a line: its unit in thousandths of the price, its multiple, and its prize series. */
export interface Stakes {
  readonly unit: number;
  readonly multiple: number;
  /** Rebate in basis points. */
  readonly rebate: number;
}

/** A line of the slip. */
export interface SlipLine extends Stakes {
  readonly id: number;
  /** Code of the play type. */
  readonly playType: string;
  readonly selection: Selection;
}

/** The selection on the board, not on the slip yet. */
export type Draft = Omit<SlipLine, 'id'>;

/** Repeats the slip on future draws. */
export interface Chase {
  /** One per draw, starting with the draw on sale. */
  readonly multiples: readonly number[];
  readonly stopOnWin: boolean;
}

/** Everything that a member has chosen for one lottery and not placed yet: the board and the slip. */
export interface Desk {
  readonly draft: Draft;
  readonly lines: readonly SlipLine[];
  /** The line being edited on the board. */
  readonly editing: number | null;
  /**
   * The draw that the slip is for; null while it's empty. Set with the first line. After its lock, only the
   * member can change it.
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

/** An empty desk with the given play type, or the lottery's default. */
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

/** The play type with a code, or the lottery's default if it has no such play type. */
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

/** The number of bets of a selection, and why it can't be placed yet. */
export interface Count {
  readonly bets: number;
  readonly error: SelectionError | undefined;
}

export const countOf = ({ shape }: PlayType, selection: Selection): Count => ({
  bets: countBets(shape, selection),
  error: selectionErrorOf(shape, selection),
});

/** Reducer of the desk. Returns the same object when nothing changes. */
export function deskReducer(desk: Desk, event: DeskEvent): Desk {
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

/** Adds the board's selection to the slip, or writes it back to the line being edited. */
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
    // An empty slip has no draw and no chase.
    ...(lines.length === 0 && { draw: null, chase: null }),
  };
}

/** A line in wire format. */
export const wireLineOf = ({ playType, selection, unit, multiple, rebate }: Draft) => ({
  playType,
  numbers: writeSelection(selection),
  unit,
  multiple,
  rebate,
});
