import type { PatternJudge } from './patternJudge';

let judge: PatternJudge | null = null;

/** The pattern judge, if it is loaded. */
export function presentJudge(): PatternJudge | null {
  return judge;
}

/** Its 22 kB (compressed) are loaded only if a brand has a pattern that needs judging. */
export async function fetchJudge(): Promise<PatternJudge> {
  const { isSafe } = await import('./judge');
  judge = isSafe;
  return judge;
}
