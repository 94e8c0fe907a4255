import type { PatternJudge } from './patternJudge';

let judge: PatternJudge | null = null;

/** What judges patterns, if it is here. */
export function presentJudge(): PatternJudge | null {
  return judge;
}

/** Its 22 kB (compressed) travel only where a brand has a pattern that needs judging. */
export async function fetchJudge(): Promise<PatternJudge> {
  const { isSafe } = await import('./judge');
  judge = isSafe;
  return judge;
}
