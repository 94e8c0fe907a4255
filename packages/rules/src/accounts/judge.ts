import { isSafePattern } from 'redos-detector';

/**
 * Steps after which a pattern counts as unsafe. Honest ones take some hundreds; the limit is a
 * count and not a time, so that every machine comes to the same verdict.
 */
const MAX_STEPS = 2000;

/** Whether no text makes the expression backtrack badly. */
export function isSafe({ source, unicode }: RegExp): boolean {
  try {
    return isSafePattern(source, { unicode, maxSteps: MAX_STEPS }).safe;
  } catch {
    // What cannot be read has not been judged.
    return false;
  }
}
