import {
  listCountOf,
  readSelection,
  REBATES,
  selectionErrorOf,
  takesRebate,
  writeSelection,
  type Lottery,
} from '@perya/rules/lottery';
import { wireLineOf, type Chase, type Desk, type Draft } from './desk';

/** A line as stored. */
type KeptLine = ReturnType<typeof wireLineOf>;

interface KeptDesk {
  readonly draft: KeptLine;
  readonly lines: readonly KeptLine[];
  readonly draw: string | null;
  readonly chase: Chase | null;
}

/** In session storage: a desk belongs to one tab and ends with the sign-out. */
const PREFIX = 'lotteryDesk:';

/** Stores a desk across reloads; an empty one is removed. */
export function keepDesk(lottery: string, { draft, lines, draw, chase }: Desk): void {
  const isEmpty = lines.length === 0 && writeSelection(draft.selection).replaceAll('|', '') === '';
  const kept: KeptDesk = {
    draft: wireLineOf(draft),
    lines: lines.map(wireLineOf),
    draw,
    chase,
  };
  try {
    if (isEmpty) sessionStorage.removeItem(PREFIX + lottery);
    else sessionStorage.setItem(PREFIX + lottery, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full: the desk is kept in memory.
  }
}

/**
 * Restores the desk stored before a reload, without lines that are no longer valid; null if there is none.
 */
export function keptDesk(lottery: Lottery): Desk | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + lottery.code) ?? 'null');
    return isKept(kept) ? deskOf(lottery, kept) : null;
  } catch {
    return null;
  }
}

export function clearStoredDesks(): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
    }
  } catch {
    // Nothing was stored.
  }
}

/** Stored data isn't trusted: lines that the rules reject are dropped. */
function deskOf(lottery: Lottery, { draft, lines, draw, chase }: KeptDesk): Desk | null {
  const board = draftOf(lottery, draft);
  if (board === null) return null;
  const bettable = lines
    .map((line) => draftOf(lottery, line))
    .filter((line) => line !== null)
    .filter((line) => errorOf(lottery, line) === undefined);
  const isSlip = bettable.length > 0 && draw !== null;
  return {
    draft: board,
    lines: isSlip ? bettable.map((line, at) => ({ ...line, id: at + 1 })) : [],
    editing: null,
    draw: isSlip ? draw : null,
    chase: isSlip ? chase : null,
    nextId: bettable.length + 1,
  };
}

function draftOf(lottery: Lottery, { numbers, ...stakes }: KeptLine): Draft | null {
  const { unit, multiple, rebate } = stakes;
  const playType = lottery.playTypes.find(({ code }) => code === stakes.playType);
  if (playType === undefined || !lottery.units.includes(unit)) return null;
  if (!REBATES.includes(rebate) || (rebate > 0 && !takesRebate(playType))) return null;
  if (!Number.isSafeInteger(multiple) || multiple < 1) return null;
  const draft: Draft = { ...stakes, selection: readSelection(numbers) };
  if (draft.selection.length !== listCountOf(playType.shape)) return null;
  const error = errorOf(lottery, draft);
  const isReadable = error === undefined || error === 'too-few' || error === 'too-many';
  return isReadable ? draft : null;
}

function errorOf(lottery: Lottery, { playType, selection }: Draft) {
  const found = lottery.playTypes.find(({ code }) => code === playType);
  return found === undefined ? 'malformed' : selectionErrorOf(found.shape, selection);
}

function isKept(kept: unknown): kept is KeptDesk {
  if (typeof kept !== 'object' || kept === null) return false;
  const { draft, lines, draw, chase } = kept as Partial<Record<keyof KeptDesk, unknown>>;
  return (
    isLine(draft) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    (draw === null || typeof draw === 'string') &&
    (chase === null || isChase(chase))
  );
}

function isLine(line: unknown): line is KeptLine {
  if (typeof line !== 'object' || line === null) return false;
  const { playType, numbers, unit, multiple, rebate } = line as Partial<
    Record<keyof KeptLine, unknown>
  >;
  return (
    typeof playType === 'string' &&
    typeof numbers === 'string' &&
    [unit, multiple, rebate].every((value) => typeof value === 'number')
  );
}

function isChase(chase: unknown): chase is Chase {
  if (typeof chase !== 'object' || chase === null) return false;
  const { multiples, stopOnWin } = chase as Partial<Record<keyof Chase, unknown>>;
  return (
    Array.isArray(multiples) &&
    multiples.every((multiple) => Number.isSafeInteger(multiple) && multiple > 0) &&
    typeof stopOnWin === 'boolean'
  );
}
