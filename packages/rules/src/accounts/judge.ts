import { isSafePattern } from 'redos-detector';

/**
 * Steps after which a pattern is considered unsafe. Safe ones take a few hundred; the limit is a count rather
 * than a time, so that the verdict is the same on every machine.
 */
const MAX_STEPS = 2000;

/** Whether no text causes catastrophic backtracking. */
export function isRegExpSafe({ source, unicode }: RegExp): boolean {
  try {
    return isSafePattern(source, { unicode, maxSteps: MAX_STEPS }).safe;
  } catch {
    // An expression that can't be parsed can't be judged.
    return false;
  }
}
