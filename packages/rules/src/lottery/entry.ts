import {
  emptySelection,
  MAX_BETS,
  valuesOf,
  writeValue,
  type Board,
  type Selection,
  type SelectionShape,
} from './model/selection';

/** Why a piece of a pasted text was left out. */
export type EntryFault = 'not-understood' | 'out-of-range' | 'too-many';

export interface RejectedEntry {
  /** As it stood in the text. */
  readonly text: string;
  readonly fault: EntryFault;
}

export interface ParsedEntries {
  /** What was understood, without repetition; it may still make no bet. */
  readonly selection: Selection;
  /** What was left out, in the order of the text. */
  readonly rejected: readonly RejectedEntry[];
  /** How many numbers were named again, and count once. */
  readonly repeated: number;
}

type Reading = readonly string[] | EntryFault;
/** The values that one piece of text names, or why it names none. */
type Reader = (piece: string) => Reading;

/**
 * Reads typed or pasted numbers for a play type.
 *
 * Numbers are told apart by whatever is neither letter nor digit, a hyphen too: `12-34` are two.
 * `12~15` and `12..15` mean all from one to the other. Digits may be full-width or Thai. Of board
 * numbers, what is written without a gap is cut by their width (`010203`), and from 1 on leading
 * zeros may be missing; typed numbers are never cut: a wrong length is reported. For shapes with
 * positions, `|`, `/`, `;` or a new line leads to the next one, or a single run of digits gives one
 * value to each.
 */
export function parseEntries(text: string, shape: SelectionShape): ParsedEntries {
  const plain = plainDigits(text);
  switch (shape.kind) {
    case 'entries':
      return collect([plain], readEntry(shape.digits), shape.max);
    case 'set':
      return collect([plain], readBoard(shape.board), shape.max);
    case 'options':
      return collect([plain], readOption(shape.options), Infinity);
    case 'positions':
    case 'spots':
      return parsePositions(plain, shape);
  }
}

/** NFKC makes ASCII of full-width digits and signs; Thai digits it leaves. */
const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u0E50-\u0E59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));

function parsePositions(
  text: string,
  shape: Extract<SelectionShape, { kind: 'positions' | 'spots' }>,
): ParsedEntries {
  const { board, positions } = shape;
  const lists = text.trim().split(/\s*[|/;\n]\s*/);
  if (lists.length === positions.length) return collect(lists, readBoard(board), Infinity);
  const run = lists.length === 1 ? (lists[0] ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '') : '';
  if (run.length === positions.length * board.width && /^\d+$/.test(run)) {
    return collect(cut(run, board.width), readBoard(board), Infinity);
  }
  return {
    selection: emptySelection(shape),
    rejected: piecesOf(text).map((piece) => ({ text: piece, fault: 'not-understood' })),
    repeated: 0,
  };
}

function collect(lists: readonly string[], read: Reader, max: number): ParsedEntries {
  const rejected: RejectedEntry[] = [];
  let repeated = 0;
  const selection = lists.map((list) => {
    const known = new Set<string>();
    for (const piece of piecesOf(list)) {
      const reading = read(piece);
      if (typeof reading === 'string') {
        rejected.push({ text: piece, fault: reading });
        continue;
      }
      const fresh = new Set(reading.filter((value) => !known.has(value)));
      if (known.size + fresh.size > max) {
        rejected.push({ text: piece, fault: 'too-many' });
        continue;
      }
      repeated += reading.length - fresh.size;
      for (const value of fresh) known.add(value);
    }
    return [...known];
  });
  return { selection, rejected, repeated };
}

/** Words and numbers with what joins a range, `sum-7` as one: only digits are parted by a hyphen. */
const piecesOf = (text: string): string[] =>
  text.match(
    /\d+\s*(?:~|\.{2,3})\s*\d+|\d+(?![\p{L}\p{M}\d])|[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu,
  ) ?? [];

const RANGE = /^(\d+)\s*(?:~|\.{2,3})\s*(\d+)$/;

const readEntry =
  (digits: number): Reader =>
  (piece) => {
    const range = RANGE.exec(piece);
    const [from = '', to = ''] = range === null ? [piece, piece] : range.slice(1);
    if (!/^\d+$/.test(from) || from.length !== digits || to.length !== digits) {
      return 'not-understood';
    }
    return between(Number(from), Number(to), digits);
  };

function readBoard(board: Board): Reader {
  const values = new Set(valuesOf(board));
  const one = (text: string): Reading => {
    if (text.length > board.width) return 'out-of-range';
    // 7 is 07 among balls that count from 1; among two digits it is neither 07 nor 70.
    const full = board.from > 0 ? text.padStart(board.width, '0') : text;
    if (full.length < board.width) return 'not-understood';
    return values.has(full) ? [full] : 'out-of-range';
  };
  return (piece) => {
    const range = RANGE.exec(piece);
    if (range !== null) return readRange(one, range[1] ?? '', range[2] ?? '', board.width);
    if (!/^\d+$/.test(piece)) return 'not-understood';
    const isRun = piece.length > board.width && piece.length % board.width === 0;
    const readings = (isRun ? cut(piece, board.width) : [piece]).map(one);
    const fault = readings.find((reading) => typeof reading === 'string');
    return fault ?? readings.flat();
  };
}

function readRange(one: Reader, from: string, to: string, width: number): Reading {
  const [first, last] = [one(from), one(to)];
  if (typeof first === 'string') return first;
  if (typeof last === 'string') return last;
  return between(Number(first[0]), Number(last[0]), width);
}

/** From the lower to the higher, both included; a range that runs backwards is not understood. */
function between(from: number, to: number, width: number): Reading {
  if (from > to) return 'not-understood';
  const length = to - from + 1;
  if (length > MAX_BETS) return 'too-many';
  return Array.from({ length }, (_, index) => writeValue(from + index, width));
}

function readOption(options: readonly string[]): Reader {
  const known = new Set(options);
  return (piece) => {
    const code = piece.toLowerCase();
    return known.has(code) ? [code] : 'not-understood';
  };
}

const cut = (run: string, width: number): string[] =>
  Array.from({ length: run.length / width }, (_, index) =>
    run.slice(index * width, (index + 1) * width),
  );
