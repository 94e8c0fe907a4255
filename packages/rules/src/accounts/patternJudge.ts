import { isSafe } from './judge';

export type PatternJudge = typeof isSafe;

/** The pattern judge, if it is loaded. On a server it always is. */
export function presentJudge(): PatternJudge | null {
  return isSafe;
}

export function fetchJudge(): Promise<PatternJudge> {
  return Promise.resolve(isSafe);
}
