import { isRegExpSafe } from './judge';

export type PatternJudge = typeof isRegExpSafe;

/** The pattern judge, if it is loaded. On a server it always is. */
export function loadedPatternJudge(): PatternJudge | null {
  return isRegExpSafe;
}

export function loadPatternJudge(): Promise<PatternJudge> {
  return Promise.resolve(isRegExpSafe);
}
