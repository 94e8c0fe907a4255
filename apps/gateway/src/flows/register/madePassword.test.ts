import { checkPassword, PATTERN_IDS, type FieldRule } from '@perya/rules/accounts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePassword } from './madePassword';

const ruleOf = (rule: Partial<FieldRule>): FieldRule => ({
  isEnabled: true,
  isRequired: true,
  minLength: null,
  maxLength: null,
  pattern: null,
  patternId: null,
  ...rule,
});

/** The patterns that letters of both cases, digits and a symbol can satisfy. */
const KEEPABLE = PATTERN_IDS.filter((id) =>
  /^(any|lettersDigits|startsWithLetter|lettersAndDigits|oneUppercase|oneLowercase|oneDigit|upperLowerDigit|noSpaces|wordCharacters)$/.test(
    id,
  ),
);

describe('a generated password', () => {
  it('follows the brand’s rule', () => {
    expect(KEEPABLE.length).toBeGreaterThan(5);
    fc.assert(
      fc.property(
        fc.constantFrom(...KEEPABLE.filter((id) => id !== 'startsWithLetter')),
        fc.integer({ min: 4, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (patternId, minLength, more) => {
          const rule = ruleOf({ patternId, minLength, maxLength: minLength + more });
          expect(checkPassword(makePassword(rule), rule)).toBeNull();
        },
      ),
    );
  });

  it('contains a symbol if the rule requires one', () => {
    const rule = ruleOf({ patternId: 'oneSymbol', minLength: 8, maxLength: 20 });
    expect(checkPassword(makePassword(rule), rule)).toBeNull();
  });

  it('differs each time, and is still returned for a rule that nothing matches', () => {
    const rule = ruleOf({ minLength: 8, maxLength: 20 });
    const made = new Set(Array.from({ length: 200 }, () => makePassword(rule)));
    expect(made.size).toBe(200);
    expect(makePassword(ruleOf({ pattern: 'never' }))).toHaveLength(10);
  });
});
