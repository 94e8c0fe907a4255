import { cpuTimeOf } from '@perya/vitest-preset/cpu-time';
import fc from 'fast-check';
import { isSafePattern } from 'redos-detector';
import { describe, expect, it } from 'vitest';
import { checkField } from './field';
import { passwordTicks } from './password';
import { plainPattern } from './plainPattern';
import { readPattern, type Pattern } from './readPattern';

const NO_RULE = {
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
};

/** Each takes longer than a lifetime on some text no longer than a name. */
const EVIL = [
  '^(a+)+$',
  '(a+)+',
  '^([a-z]+)*$',
  '^([a-zA-Z0-9]+\\s?)*$',
  '(.*a){20}',
  '^(.*a){25}$',
  '^(a|a)*$',
  '^(a|aa)+$',
  '^(a|a?)+$',
  '^(x+x+)+y$',
  '^((a{1,30}){1,30}){1,30}$',
  '^(?=(a+)+b).*$',
  '^(?!(a+)+b).*$',
  '(?<=(a+)+b)c',
  '^(\\w+\\W*)+$',
  '^(.+)+@(.+)+$',
  '^(?:(?:a*)*)*$',
  '^a*a*a*a*a*a*a*a*b$',
  '^(a+)+\\1$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
];

describe('readPattern', () => {
  it.each([
    ['^[A-Za-z][A-Za-z0-9]*$', 'juan01', '1juan'],
    ['^(?=.*[A-Za-z])(?=.*[0-9])[^\\s]*$', 'Perya2026', 'Perya'],
    ['^[^ ]+( [^ ]+)+$', 'Juan dela Cruz', 'Juan'],
    ['[0-9]', '7', '77'],
    ['a|b', 'b', 'ab'],
    ['^(?:63|0)9\\d{9}$', '09171234567', '0917123456'],
    ['^[\\w.-]+@([\\w-]+\\.)+[\\w-]{2,4}$', 'ana@mail.example.ph', 'ana@mail'],
    ['^.{1,3}$', '😀😀😀', '😀😀😀😀'],
    ['^\\-[\\w-.]+$', '-a.b', 'a'],
    ['^\\p{L}{2,5}$', 'Đỗ', 'x'],
    ['^[一-龥]{2,4}$', '张三', '张'],
  ])('%s matches the whole of %s and not %s', (source, good, bad) => {
    const pattern = runnable(source);
    expect([pattern.matches(good), pattern.matches(bad)]).toEqual([true, false]);
  });

  it.each([null, '*', '.*'])('accepts anything for %s', (source) => {
    const anything = runnable(source);
    fc.assert(
      fc.property(fc.string().map(oneLine), (text) => {
        expect(anything.matches(text)).toBe(true);
      }),
    );
  });

  it.each(['[', '(', 'a)(b', '**', '(?<n>a)(?<n>b)', '\\'])('rejects %s as invalid', (source) => {
    expect(readPattern(source)).toEqual({ refused: 'invalid' });
  });

  it('rejects patterns it cannot judge: too long, or with unsupported syntax', () => {
    expect(readPattern('(a)'.repeat(200))).toEqual({ refused: 'unsafe' });
    expect(readPattern('^(?i:abc)$')).toEqual({ refused: 'unsafe' });
  });

  it.each(EVIL)('rejects %s quickly, and never runs it', (source) => {
    const time = cpuTimeOf(() => {
      expect(readPattern(source)).toEqual({ refused: 'unsafe' });
      const rule = { ...NO_RULE, pattern: source };
      for (const text of [`${'a'.repeat(60)}!`, 'x'.repeat(60), `${'aA0 '.repeat(15)}!`]) {
        // Only the lengths of such a rule are checked.
        expect(checkField('line', text, { isRequired: true, rule })).toBeNull();
        expect(passwordTicks(rule, text).map(({ messageKey }) => messageKey)).toEqual([
          'tick.length',
          'tick.noOuterSpaces',
        ]);
      }
    });
    expect(time).toBeLessThan(2000);
  });

  it('judges a pattern once', () => {
    const source = '^(?:b+c)+(?:d+e)*$';
    expect(readPattern(source)).toBe(readPattern(source));
    expect(readPattern('^(b+)+$')).toBe(readPattern('^(b+)+$'));
  });

  it('runs nothing on a text longer than any field allows', () => {
    expect(runnable('^[a-z]*$').matches('a'.repeat(5000))).toBe(false);
  });
});

describe('plainPattern', () => {
  const set = fc.constantFrom(
    '[a-z]',
    '[A-Z0-9_]',
    '\\d',
    '\\w',
    '\\W',
    '[^\\s]',
    '.',
    'a',
    '\\.',
    '[\\]x-]',
  );
  const quantifier = fc.constantFrom('*', '+', '?', '{3}', '{2,}', '{8,20}');
  /** Conditions, sets, and one set of variable length among them. */
  const plain = fc
    .record({
      conditions: fc.array(set, { maxLength: 3 }),
      before: fc.array(set, { maxLength: 3 }),
      open: set,
      quantifier,
      after: fc.array(set, { maxLength: 3 }),
    })
    .map(({ conditions, before, open, after, ...rest }) =>
      [
        '^',
        ...conditions.map((each) => `(?=.*${each})`),
        ...before,
        open + rest.quantifier,
        ...after,
        '$',
      ].join(''),
    );

  it('parses conditions, sets and counts', () => {
    expect(plainPattern('^(?=.*[A-Z])(?=.*\\d)[A-Za-z\\d]{8,20}$')).toEqual({
      conditions: ['[A-Z]', '\\d'],
      body: [{ set: '[A-Za-z\\d]', min: 8, max: 20 }],
    });
    expect(plainPattern('a\\.[b]+c?'.replace('c?', 'c{2}'))).toEqual({
      conditions: [],
      body: [
        { set: 'a', min: 1, max: 1 },
        { set: '\\.', min: 1, max: 1 },
        { set: '[b]', min: 1, max: Infinity },
        { set: 'c', min: 2, max: 2 },
      ],
    });
  });

  it('leaves every evil pattern to the judge', () => {
    expect(EVIL.filter((source) => plainPattern(source) !== null)).toEqual([]);
  });

  it.each([
    'a*b*',
    'a+?',
    '(a)',
    'a|b',
    '\\1',
    '\\bab',
    'a{2}{3}',
    '[a',
    'a$b',
    '(?=a*b)a',
    '(?!.*a)b',
  ])('does not treat %s as plain', (source) => expect(plainPattern(source)).toBeNull());

  it('treats no pattern as plain that the judge considers unsafe', () => {
    fc.assert(
      fc.property(plain, (source) => {
        expect(plainPattern(source)).not.toBeNull();
        // Its score counts fixed suffixes twice; it only matters that it is finite.
        const verdict = isSafePattern(source, { maxSteps: 20_000, maxScore: 5000 });
        expect(verdict.score.infinite).toBe(false);
      }),
    );
  });

  it('stays fast on the longest text', () => {
    const repeated = fc
      .constantFrom('a', '0', 'a0', 'aA_', ' ', '.')
      .map((piece) => piece.repeat(4096 / piece.length));
    fc.assert(
      fc.property(plain, repeated, (source, long) => {
        const pattern = runnable(source);
        expect(cpuTimeOf(() => pattern.matches(long.slice(0, 4095) + '!'))).toBeLessThan(1000);
      }),
    );
  });
});

function runnable(source: string | null): Pattern {
  const pattern = readPattern(source);
  if ('refused' in pattern) throw new Error(`${String(source)} is refused: ${pattern.refused}.`);
  return pattern;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\n\r\u2028\u2029]/g, '');
}
