import type { PatternJudge } from './patternJudge';

let judge: PatternJudge | null = null;

/** The pattern judge, if it is loaded. */
export function loadedPatternJudge(): PatternJudge | null {
  return judge;
}

/** Its 22 kB (compressed) are loaded only if a brand has a pattern that needs judging. */
export async function loadPatternJudge(): Promise<PatternJudge> {
  const { isRegExpSafe } = await import('./judge');
  judge = isRegExpSafe;
  return judge;
}
