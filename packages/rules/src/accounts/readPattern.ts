import { fetchJudge, presentJudge } from '#pattern-judge';
import type { FieldRules } from './fields';
import { plainPattern } from './plainPattern';

/** A regular expression that may be run. */
export interface Pattern {
  /** Whether the whole text matches. */
  matches(text: string): boolean;
}

export interface RefusedPattern {
  /**
   * `invalid`: it does not compile. `unsafe`: some text could keep it busy for very long.
   * `unjudged`: in a browser, until what judges patterns has arrived; it may be neither.
   */
  readonly refused: 'invalid' | 'unsafe' | 'unjudged';
}

/** Longer sources cannot be judged in a time that a page has. */
const MAX_SOURCE = 500;
/** No field takes so much, and no expression is run on more. */
const MAX_TEXT = 4096;

const verdicts = new Map<string, Pattern | RefusedPattern>();

/** The expression that a platform means: a lone star, or none, is anything. */
export function patternSource(source: string | null): string {
  return source === null || source === '*' ? '.*' : source;
}

/**
 * A pattern of the platform, ready to run, or why it is not run. `*` means anything, and so does
 * no pattern. The verdict is kept.
 */
export function readPattern(source: string | null): Pattern | RefusedPattern {
  const key = patternSource(source);
  const verdict = verdicts.get(key) ?? judged(key);
  if (!isUnjudged(verdict)) verdicts.set(key, verdict);
  return verdict;
}

/**
 * Settles once every pattern of these rules has its verdict. A server has what judges them; a
 * browser fetches it, if one of them needs it. The first `readPattern` begins that too: until it
 * is there, and where it cannot be fetched, such rules ask for their lengths only.
 */
export async function preparePatterns(rules: FieldRules): Promise<void> {
  const isNeeded = Object.values(rules).some(({ pattern }) => isUnjudged(readPattern(pattern)));
  if (isNeeded) await preparation();
}

let underWay: Promise<unknown> | null = null;

function preparation(): Promise<unknown> {
  // The platform checks every rule again, so a lost file keeps nobody out; it is asked for again.
  underWay ??= fetchJudge().catch(() => (underWay = null));
  return underWay;
}

/** A pattern of our own, which needs no judging. */
export function trustedPattern(source: string): Pattern {
  return runnable(new RegExp(`^(?:${source})$`, 'u'));
}

/** By code points where the source allows that; some that are in use do not. */
export function compile(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      // The source alone too: `a)(b` compiles only inside a group.
      const alone = new RegExp(source, flags);
      return new RegExp(`^(?:${alone.source})$`, flags);
    } catch {
      continue;
    }
  }
  return null;
}

function judged(source: string): Pattern | RefusedPattern {
  if (source.length > MAX_SOURCE) return { refused: 'unsafe' };
  const expression = compile(source);
  if (!expression) return { refused: 'invalid' };
  if (plainPattern(source)) return runnable(expression);
  const judge = presentJudge();
  if (!judge) {
    void preparation();
    return { refused: 'unjudged' };
  }
  return judge(expression) ? runnable(expression) : { refused: 'unsafe' };
}

function isUnjudged(verdict: Pattern | RefusedPattern): boolean {
  return 'refused' in verdict && verdict.refused === 'unjudged';
}

function runnable(expression: RegExp): Pattern {
  return { matches: (text) => text.length <= MAX_TEXT && expression.test(text) };
}
