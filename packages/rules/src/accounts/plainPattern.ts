/** One set of characters of a plain pattern, and how often it stands there. */
export interface PlainItem {
  /** Source of an expression that matches one character. */
  readonly set: string;
  readonly min: number;
  readonly max: number;
}

/**
 * An expression of the simplest shape there is: `(?=.*SET)` conditions, then sets of characters
 * one after another. Nearly every pattern in use is one: `^(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{8,20}$`.
 */
export interface PlainPattern {
  /** Sets of which at least one character is asked. */
  readonly conditions: readonly string[];
  readonly body: readonly PlainItem[];
}

/** `[…]`, `\d` and its kind, `\p{…}`, an escaped sign, a dot, or a sign that stands for itself. */
const SET = String.raw`(?:\[(?:\\.|[^\]\\])+\]|\\[dDwWsS]|\\[pP]\{[\w=]+\}|\\[^\w]|[^\\^$*+?()[\]{}|])`;
const CONDITION = new RegExp(String.raw`\(\?=\.\*(${SET})\)`, 'uy');
const ITEM = new RegExp(String.raw`(${SET})([*+?]|\{\d{1,3}(?:,\d{0,3})?\})?(?![*+?{])`, 'uy');

/** The parts of a plain pattern; `null` for every other one. */
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
 * With one item of varying length an engine has nothing to try twice but where that item ends;
 * what follows it has a fixed length. So the work grows with the text, and no faster.
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
