import { beforeEach, expect, it, vi } from 'vitest';
import type { FieldRule } from './fields';

const NEEDS_JUDGE = '^[a-z]+(?:-[a-z]+)+$';

/** Each page starts like this: the judge is loaded on demand. */
beforeEach(() => {
  vi.resetModules();
  vi.doMock('#pattern-judge', () => import('./patternJudge.browser'));
});

it('runs a plain pattern at once, and loads nothing for it', async () => {
  const { preparePatterns, readPattern } = await import('./readPattern');
  await preparePatterns({ username: ruleOf('^[a-z]{3,9}$'), line: ruleOf(null) });
  expect(readPattern('^[a-z]{3,9}$')).toHaveProperty('matches');
  const { loadedPatternJudge } = await import('#pattern-judge');
  expect(loadedPatternJudge()).toBeNull();
});

it('checks only lengths until the judge is loaded, and then everything', async () => {
  const { checkField } = await import('./field');
  const { preparePatterns } = await import('./readPattern');
  const plan = { isRequired: true, rule: ruleOf(NEEDS_JUDGE) };
  expect(checkField('line', 'no hyphens', plan)).toBeNull();
  expect(checkField('line', 'x'.repeat(21), plan)?.messageKey).toBe('pattern.other');
  await preparePatterns({ line: plan.rule });
  expect(checkField('line', 'no hyphens', plan)?.messageKey).toBe('pattern.other');
  expect(checkField('line', 'with-hyphens', plan)).toBeNull();
});

it("describes a password's requirements with the same texts before and after", async () => {
  const { checkPassword, passwordTicks } = await import('./password');
  const { preparePatterns } = await import('./readPattern');
  const rule = ruleOf(NEEDS_JUDGE);
  const ticks = () => passwordTicks(rule, 'no hyphens');
  const [before, wasAccepted] = [ticks(), checkPassword('no hyphens', rule) === null];
  await preparePatterns({ password: rule });
  expect(ticks().map(({ messageKey }) => messageKey)).toEqual(
    before.map(({ messageKey }) => messageKey),
  );
  expect([before.every(({ isMet }) => isMet), wasAccepted]).toEqual([true, true]);
  expect([
    ticks().every(({ isMet }) => isMet),
    checkPassword('no hyphens', rule)?.messageKey,
  ]).toEqual([false, 'pattern.other']);
});

it('starts loading with the first pattern, so no explicit call is needed', async () => {
  const { readPattern } = await import('./readPattern');
  expect(readPattern(NEEDS_JUDGE)).toEqual({ refused: 'unjudged' });
  await vi.waitFor(() => expect(readPattern(NEEDS_JUDGE)).toHaveProperty('matches'));
});

it('never runs an evil pattern, before or after', async () => {
  const { preparePatterns, readPattern } = await import('./readPattern');
  expect(readPattern('^(a+)+$')).toEqual({ refused: 'unjudged' });
  await preparePatterns({ line: ruleOf('^(a+)+$') });
  expect(readPattern('^(a+)+$')).toEqual({ refused: 'unsafe' });
});

it('blocks no visitor if the judge fails to load, and retries', async () => {
  const { loadedPatternJudge, loadPatternJudge } = await import('#pattern-judge');
  const fetching = vi.fn(loadPatternJudge).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.doMock('#pattern-judge', () => ({ loadedPatternJudge, loadPatternJudge: fetching }));
  const { preparePatterns, readPattern } = await import('./readPattern');
  await preparePatterns({ line: ruleOf(NEEDS_JUDGE) });
  expect(readPattern(NEEDS_JUDGE)).toEqual({ refused: 'unjudged' });
  await preparePatterns({ line: ruleOf(NEEDS_JUDGE) });
  expect(readPattern(NEEDS_JUDGE)).toHaveProperty('matches');
});

function ruleOf(pattern: string | null): FieldRule {
  return {
    isEnabled: true,
    isRequired: true,
    minLength: 3,
    maxLength: 20,
    pattern,
    patternId: null,
  };
}
