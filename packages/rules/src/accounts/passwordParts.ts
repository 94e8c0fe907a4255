import { setKind, SYMBOLS } from './characterSet';
import type { FieldError } from './fields';
import { plainPattern, type PlainItem } from './plainPattern';
import { compile } from './readPattern';

/** One requirement of a pattern that has a text. */
export interface PatternPart extends FieldError {
  isMetBy(text: string): boolean;
}

/** A pattern's requirements besides its length: together they are equivalent to the pattern. */
export interface PatternParts {
  readonly parts: readonly PatternPart[];
  /** Length range allowed by the pattern itself. */
  readonly min: number;
  readonly max: number;
  readonly takesSpaces: boolean;
}

const ONE_OF: Readonly<Record<string, string>> = {
  Aa: 'tick.letter',
  A: 'tick.capital',
  a: 'tick.small',
  '0': 'tick.digit',
};

const ONLY: Readonly<Record<string, string>> = {
  Aa0: 'tick.lettersDigits',
  Aa: 'tick.letters',
  A: 'tick.capitals',
  a: 'tick.smallLetters',
  '0': 'tick.digits',
};

/** Compiles a piece of a pattern, with the flags of the whole. */
type Compile = (piece: string) => RegExp;

/** Splits a pattern into parts; `null` if a part has no text, or if the pattern is too complex. */
export function patternParts(source: string): PatternParts | null {
  const plain = plainPattern(source);
  const whole = compile(source);
  const last = plain?.body.at(-1);
  if (!plain || !whole || !last) return null;
  const piece: Compile = (text) => new RegExp(`^(?:${text})$`, whole.flags);
  const conditions = plain.conditions.map((set) => conditionPart(set, piece));
  const body = bodyParts(plain.body, piece);
  if (!body || conditions.includes(null)) return null;
  return {
    parts: [...conditions.filter((part) => part !== null), ...body],
    min: plain.body.reduce((sum, { min }) => sum + min, 0),
    max: plain.body.reduce((sum, { max }) => sum + max, 0),
    takesSpaces: setKind(piece(last.set)).hasSpace,
  };
}

function conditionPart(set: string, piece: Compile): PatternPart | null {
  const { alphabet, symbols } = setKind(piece(set));
  const anywhere = piece(`(?=.*${set})[^]*`);
  const isMetBy = (text: string) => anywhere.test(text);
  if (alphabet === '' && symbols !== '') return { ...symbolWords(symbols), isMetBy };
  const messageKey = symbols === '' ? ONE_OF[alphabet ?? ''] : undefined;
  return messageKey === undefined ? null : { messageKey, params: {}, isMetBy };
}

/** `\W` excludes the underscore, but users rarely think of it first when asked for "a symbol". */
function symbolWords(symbols: string): FieldError {
  return symbols.length >= SYMBOLS.length - 1
    ? { messageKey: 'tick.symbol', params: {} }
    : { messageKey: 'tick.symbolOf', params: { symbols: spaced(symbols) } };
}

/** One set for the whole text, or a letter followed by one set. */
function bodyParts(items: readonly PlainItem[], piece: Compile): readonly PatternPart[] | null {
  const [first, rest = first] = items;
  if (!first || !rest || items.length > 2) return null;
  const only = onlyPart(rest.set, piece);
  if (!only || items.length === 1) return only && [only];
  const start = setKind(piece(first.set));
  const isLetter = start.alphabet === 'Aa' && start.symbols === '' && !start.hasSpace;
  // "A letter first, then digits only" would need its own text.
  const takesLetters = setKind(piece(rest.set)).alphabet?.startsWith('Aa') ?? false;
  if (!isLetter || !takesLetters || first.min !== 1 || first.max !== 1) return null;
  const begins = piece(`${first.set}[^]*`);
  return [
    { messageKey: 'tick.startsWithLetter', params: {}, isMetBy: (text) => begins.test(text) },
    only,
  ];
}

function onlyPart(set: string, piece: Compile): PatternPart | null {
  const words = onlyWords(set, piece);
  const all = piece(`(?:${set})*`);
  return words && { ...words, isMetBy: (text) => all.test(text) };
}

function onlyWords(set: string, piece: Compile): FieldError | null {
  const { alphabet, symbols, hasSpace, isWorldwide } = setKind(piece(set));
  if (alphabet === 'Aa0' && symbols === SYMBOLS && isWorldwide) {
    // A set that accepts everything needs no tick besides the length.
    return { messageKey: hasSpace ? 'tick.length' : 'tick.noSpaces', params: {} };
  }
  if (hasSpace) return null;
  if (alphabet === 'Aa0' && symbols !== '') {
    return { messageKey: 'tick.lettersDigitsAnd', params: { symbols: spaced(symbols) } };
  }
  const messageKey = symbols === '' ? ONLY[alphabet ?? ''] : undefined;
  return messageKey === undefined ? null : { messageKey, params: {} };
}

function spaced(symbols: string): string {
  return Array.from(symbols).join(' ');
}
