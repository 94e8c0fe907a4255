import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPassword, passwordTicks } from './password';
import { PATTERN_IDS } from './patterns';
import { anyRule, anyText, ruleOf } from './testingRules';

describe('checkPassword', () => {
  const rule = ruleOf({ minLength: 8, maxLength: 20, patternId: 'lettersAndDigits' });

  it('requires one, whatever the rule', () => {
    expect(checkPassword('', ruleOf({ isRequired: false }))).toEqual({
      messageKey: 'form.passwordRequired',
      params: {},
    });
  });

  it('checks length and pattern', () => {
    expect(checkPassword('Perya2026', rule)).toBeNull();
    for (const short of ['Perya26', 'P1'.repeat(11), 'Peryaaaaa', '20262026']) {
      expect(checkPassword(short, rule)).toEqual({
        messageKey: 'pattern.lettersAndDigits',
        params: { length: '8–20' },
      });
    }
  });
});

describe('passwordTicks', () => {
  it.each([
    [null, 'lettersAndDigits', 'length letter digit noSpaces'],
    ['^(?=.*[A-Za-z])(?=.*[0-9])[^\\s]*$', 'lettersAndDigits', 'length letter digit noSpaces'],
    ['^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).+$', null, 'length small capital digit noOuterSpaces'],
    ['^(?=.*[A-Z])(?=.*[A-Z])(?=.*\\W).{8,20}$', null, 'length capital symbol noOuterSpaces'],
    ['^(?=.*[!@#])[A-Za-z\\d!@#]{8,}$', null, 'length symbolOf lettersDigitsAnd'],
    ['^[A-Za-z][A-Za-z0-9]*$', 'startsWithLetter', 'length startsWithLetter lettersDigits'],
    [null, 'upperLowerDigit', 'length capital small digit noOuterSpaces'],
    [null, 'oneSymbol', 'length symbol noOuterSpaces'],
    [null, 'digits', 'length digits'],
    [null, 'letters', 'length letters'],
    [null, 'uppercase', 'length capitals'],
    [null, 'lowercase', 'length smallLetters'],
    [null, 'wordCharacters', 'length lettersDigitsAnd'],
    [null, null, 'length noOuterSpaces'],
    ['*', null, 'length noOuterSpaces'],
  ])('splits %s (%s) into parts: %s', (pattern, patternId, names) => {
    const rule = ruleOf({ minLength: 8, maxLength: 20, pattern, patternId });
    const keys = passwordTicks(rule, '').map(({ messageKey }) => messageKey);
    expect(keys.join(' ').replaceAll('tick.', '')).toBe(names);
  });

  it.each([
    '^[^ ]+( [^ ]+)+$',
    '^[ -~]*$',
    '^(?=.*[éñ])\\S*$',
    '^[A-Z]\\d*$',
    '^[A-Za-z]\\d*$',
    '^[a-f]+$',
    '^[A-Za-z]\\w{5,17}$',
  ])(
    'describes %s in one sentence, because its parts have no texts or count differently',
    (pattern) => {
      const rule = ruleOf({ minLength: 8, maxLength: 20, pattern, patternId: 'noSpaces' });
      expect(passwordTicks(rule, '').map(({ messageKey }) => messageKey)).toEqual([
        'tick.length',
        'pattern.noSpaces',
        'tick.noOuterSpaces',
      ]);
    },
  );

  it('shows the bounds and the symbols', () => {
    const rule = ruleOf({ minLength: 8, maxLength: 8, pattern: '^(?=.*[#@!])[\\w#@!]*$' });
    expect(passwordTicks(rule, '').map(({ params }) => params)).toEqual([
      { length: '8' },
      { symbols: '! # @' },
      { symbols: '! # @ _' },
    ]);
  });

  it('checks off one tick after the other while typing', () => {
    const rule = ruleOf({ minLength: 8, maxLength: 20, patternId: 'lettersAndDigits' });
    const met = (text: string) => passwordTicks(rule, text).map(({ isMet }) => isMet);
    // Length, letter, digit, no spaces.
    expect(met('')).toEqual([false, false, false, false]);
    expect(met('P')).toEqual([false, true, false, true]);
    expect(met('P2')).toEqual([false, true, true, true]);
    expect(met('P2 ')).toEqual([false, true, true, false]);
    expect(met('Perya2026')).toEqual([true, true, true, true]);
    expect(met('Perya2026'.repeat(3))).toEqual([false, true, true, true]);
  });

  it('has all ticks met exactly when the password is accepted, each tick with a unique key', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyRule, anyText, (rule, text) => {
        const ticks = passwordTicks(rule, text);
        const isAccepted = checkPassword(text, rule) === null;
        if (isAccepted) accepted += 1;
        expect(ticks.every(({ isMet }) => isMet)).toBe(isAccepted);
        expect(new Set(ticks.map(({ messageKey }) => messageKey)).size).toBe(ticks.length);
      }),
      { numRuns: 5000 },
    );
    expect(accepted).toBeGreaterThan(200);
  });

  it('agrees for every pattern of the catalog, with texts that nearly match', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PATTERN_IDS), anyText, (patternId, text) => {
        const rule = ruleOf({ minLength: 2, maxLength: 20, patternId });
        const isMet = passwordTicks(rule, text).every((tick) => tick.isMet);
        expect(isMet).toBe(checkPassword(text, rule) === null);
      }),
      { numRuns: 3000 },
    );
  });
});
