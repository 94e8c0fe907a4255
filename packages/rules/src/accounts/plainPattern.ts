/** One character set of a plain pattern, with its repetition. */
export interface PlainItem {
  /** Source of an expression that matches one character. */
  readonly set: string;
  readonly min: number;
  readonly max: number;
}

/**
 * An expression of the simplest form: `(?=.*SET)` conditions, then a sequence of character sets. Nearly every
 * pattern in use has this form: `^(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,20}$`.
 */
export interface PlainPattern {
  /** Sets of which at least one character is required. */
  readonly conditions: readonly string[];
  readonly body: readonly PlainItem[];
}

/** `[…]`, `\d` and the like, `\p{…}`, an escaped character, a dot, or a literal character. */
const SET = String.raw`(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS]|\\[pP]\{[\w=]+\}|\\[^\w]|[^\\^$*+?()[\]{}|])`;
const CONDITION = new RegExp(String.raw`\(\?=\.\*(${SET})\)`, 'uy');
const ITEM = new RegExp(String.raw`(${SET})([*+?]|\{\d{1,3}(?:,\d{0,3})?\})?(?![*+?{])`, 'uy');

/** Parses a plain pattern; `null` for any other. */
export function plainPattern(source: string): PlainPattern | null {
  const inner = source.replace(/^\^/, '').replace(/(?<!\\)\$$/, '');
  const conditions = matchesFrom(CONDITION, inner, 0);
  const body = matchesFrom(ITEM, inner, conditions.end);
  if (body.end !== inner.length) return null;
  const items = body.found.map(([, set = '', quantifier]) => ({ set, ...countsOf(quantifier) }));
  return isLinear(items)
    ? { conditions: conditions.found.map(([, set = '']) => set), body: items }
    : null;
}

/**
 * With a single item of variable length, an engine can only vary where that item ends, because the rest has a
 * fixed length. So the work is linear in the text's length.
 */
function isLinear(items: readonly PlainItem[]): boolean {
  return items.filter(({ min, max }) => min !== max).length <= 1;
}

function matchesFrom(expression: RegExp, text: string, start: number) {
  const found: RegExpExecArray[] = [];
  let end = start;
  while (end < text.length) {
    expression.lastIndex = end;
    const match = expression.exec(text);
    if (!match) break;
    found.push(match);
    end = expression.lastIndex;
  }
  return { found, end };
}

function countsOf(quantifier = ''): { min: number; max: number } {
  if (quantifier === '') return { min: 1, max: 1 };
  if (quantifier === '*') return { min: 0, max: Infinity };
  if (quantifier === '+') return { min: 1, max: Infinity };
  if (quantifier === '?') return { min: 0, max: 1 };
  const [first = '', last] = quantifier.slice(1, -1).split(',');
  const min = Number(first);
  if (last === undefined) return { min, max: min };
  return { min, max: last === '' ? Infinity : Number(last) };
}
