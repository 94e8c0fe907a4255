import { loadPatternJudge, loadedPatternJudge } from '#pattern-judge';
import type { FieldRules } from './fields';
import { plainPattern } from './plainPattern';

/** A regular expression that is safe to run. */
export interface Pattern {
  /** Whether the whole text matches. */
  matches(text: string): boolean;
}

/** A regular expression that isn't applied. */
export interface RefusedPattern {
  /**
   * `invalid`: it doesn't compile. `unsafe`: some text could cause catastrophic backtracking. `unjudged`: in
   * a browser, until the judge is loaded; it may turn out to be safe.
   */
  readonly refused: 'invalid' | 'unsafe' | 'unjudged';
}

/** Longer sources take too long to judge in a page. */
const MAX_SOURCE = 500;
/** No field allows longer texts, so no expression runs on more. */
const MAX_TEXT = 4096;

const verdicts = new Map<string, Pattern | RefusedPattern>();

/** The expression that a platform means: `*` or nothing means anything. */
export function patternSource(source: string | null): string {
  return source === null || source === '*' ? '.*' : source;
}

/**
 * Compiles a pattern of the platform, or returns why it is rejected. `*` or no pattern accepts anything. The
 * verdict is cached.
 */
export function readPattern(source: string | null): Pattern | RefusedPattern {
  const key = patternSource(source);
  const verdict = verdicts.get(key) ?? judged(key);
  if (!isUnjudged(verdict)) verdicts.set(key, verdict);
  return verdict;
}

/**
 * Resolves when every pattern of these rules has a verdict. A server includes the judge; a browser loads it
 * if a pattern needs it. The first `readPattern` starts loading too: until it is loaded, or if it fails to
 * load, such rules check only their lengths.
 */
export async function preparePatterns(rules: FieldRules): Promise<void> {
  const isNeeded = Object.values(rules).some(({ pattern }) => isUnjudged(readPattern(pattern)));
  if (isNeeded) await preparation();
}

let pending: Promise<unknown> | null = null;

function preparation(): Promise<unknown> {
  // The platform validates every rule again, so a failed download blocks no visitor; it is retried.
  pending ??= loadPatternJudge().catch(() => (pending = null));
  return pending;
}

/** A pattern of this project, which needs no judging. */
export function trustedPattern(source: string): Pattern {
  return runnable(new RegExp(`^(?:${source})$`, 'u'));
}

/** Uses the `u` flag if the source allows it; some patterns in use don't. */
export function compile(source: string): RegExp | null {
  for (const flags of ['u', '']) {
    try {
      // Compiles the source alone too: `a)(b` compiles only inside a group.
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
  const judge = loadedPatternJudge();
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
