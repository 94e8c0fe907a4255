import {
  emptySelection,
  MAX_BETS,
  valuesOf,
  writeValue,
  type Board,
  type Selection,
  type SelectionShape,
} from './model/selection';

/** Why a part of a pasted text was rejected. */
export type EntryError = 'not-understood' | 'out-of-range' | 'too-many';

/** A part of a typed list that isn't a valid choice. */
export interface RejectedEntry {
  /** As in the input. */
  readonly text: string;
  readonly error: EntryError;
}

/** Result of {@link parseEntries}. */
export interface ParsedEntries {
  /** The accepted values without repetition; it may still be incomplete. */
  readonly selection: Selection;
  /** The rejected parts, in input order. */
  readonly rejected: readonly RejectedEntry[];
  /** How many numbers were repeated and counted once. */
  readonly repeated: number;
}

type Reading = readonly string[] | EntryError;
/** Parses the values of one part of the text, or returns why it is rejected. */
type Reader = (piece: string) => Reading;

/**
 * Parses typed or pasted numbers for a play type.
 *
 * Numbers are separated by anything that is neither letter nor digit, including a hyphen: `12-34` are two.
 * `12~15` and `12..15` are ranges. Digits may be full-width or Thai. Board numbers written without a gap are
 * split by their width (`010203`), and on boards from 1 leading zeros are optional; typed numbers are never
 * split: a wrong length is reported. For shapes with positions, `|`, `/`, `;` or a new line starts the next
 * one, or a single run of digits gives one value to each.
 *
 * @example
 * ```ts
 * import { parseEntries } from '@perya/rules/lottery';
 *
 * const { selection, rejected, repeated } = parseEntries('123 456, 123; 7890', {
 *   kind: 'entries',
 *   digits: 3,
 *   max: 1000,
 * });
 * selection; // => [['123', '456']]
 * repeated; // => 1
 * rejected; // => [{ text: '7890', error: 'not-understood' }]
 * ```
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

/** NFKC converts full-width digits and symbols to ASCII, but not Thai digits. */
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
    rejected: piecesOf(text).map((piece) => ({ text: piece, error: 'not-understood' })),
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
        rejected.push({ text: piece, error: reading });
        continue;
      }
      const fresh = new Set(reading.filter((value) => !known.has(value)));
      if (known.size + fresh.size > max) {
        rejected.push({ text: piece, error: 'too-many' });
        continue;
      }
      repeated += reading.length - fresh.size;
      for (const value of fresh) known.add(value);
    }
    return [...known];
  });
  return { selection, rejected, repeated };
}

/** Words and numbers including range operators and `sum-7`: a hyphen separates only digits. */
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
    const error = readings.find((reading) => typeof reading === 'string');
    return error ?? readings.flat();
  };
}

function readRange(one: Reader, from: string, to: string, width: number): Reading {
  const [first, last] = [one(from), one(to)];
  if (typeof first === 'string') return first;
  if (typeof last === 'string') return last;
  return between(Number(first[0]), Number(last[0]), width);
}

/** The range from the lower to the higher number, both inclusive; a descending range is rejected. */
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
