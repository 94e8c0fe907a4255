import fc from 'fast-check';
import type { FieldRule } from './fields';
import { PATTERN_IDS } from './patterns';

/** A rule with only the given requirements. */
export function ruleOf(over: Partial<FieldRule> = {}): FieldRule {
  return {
    isEnabled: true,
    isRequired: true,
    minLength: null,
    maxLength: null,
    pattern: null,
    patternId: null,
    ...over,
  };
}

/** Expressions as used by platforms, including rejected ones. */
const PATTERNS = [
  null,
  '*',
  '^[A-Za-z][A-Za-z0-9]*$',
  '^(?=.*[A-Za-z])(?=.*[0-9])[^\\s]*$',
  '^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)(?=.*[@$!%*?&])[A-Za-z\\d@$!%*?&]{8,}$',
  '^(?=.*[A-Z])(?=.*[A-Z])(?=.*\\W).{4,20}$',
  '^[A-Za-z]\\w{5,17}$',
  '^[ -~]*$',
  '^[^ ]+( [^ ]+)+$',
  '^[0-9]{6}$',
  '^[\\w-.]+$',
  '^.{0,3}\\d$',
  '^(a+)+$',
  '[',
];

/** Rules of every kind, including unreasonable ones. */
export const anyRule: fc.Arbitrary<FieldRule> = fc.record({
  isEnabled: fc.boolean(),
  isRequired: fc.boolean(),
  minLength: fc.option(fc.nat(12)),
  maxLength: fc.option(fc.integer({ min: 6, max: 24 })),
  pattern: fc.constantFrom(...PATTERNS),
  patternId: fc.option(fc.constantFrom(...PATTERN_IDS, 'pattern-77', 'constructor')),
});

/** Texts close to what such rules require, so that both results are frequent. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...Array.from('aAzZ09_-.@! é字ก\u0301\t')), maxLength: 26 }),
  fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{3,18}$/),
  fc.stringMatching(/^[a-z]{3,6}[A-Z][0-9]{2,4}[!@%]$/),
  fc.stringMatching(/^[0-9]{3,12}$/),
  fc.stringMatching(/^[A-Z][a-z]{2,6} [A-Z][a-z]{2,6}$/),
  fc.constantFrom('', ' ', 'ana@mail.example', '1998-04-25', '0917 123 4567', 'PERYA_2026'),
);
