import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './field';
import { REGISTER_FIELDS, type FieldError } from './fields';
import { passwordTicks } from './password';
import { readPhone } from './phone';
import { checkRegistration } from './registration';
import { anyRule, anyText, ruleOf } from './testingRules';
import { ERROR_TEXTS } from './testingWords';

const CONTEXT = {
  method: 'username',
  options: {
    byUsername: true,
    byMobile: true,
    mobileWithPassword: true,
    smsVerification: true,
    captchaRequired: true,
  },
  today: '2026-11-21',
  birthdayAgeLimit: 101,
} as const;

describe('every message', () => {
  it('of a field has a text, and every number in its placeholders', () => {
    const said = new Set<string>();
    const long = fc.string({ minLength: 256, maxLength: 300 });
    fc.assert(
      fc.property(
        fc.constantFrom(...REGISTER_FIELDS),
        anyRule,
        fc.oneof({ weight: 9, arbitrary: anyText }, { weight: 1, arbitrary: long }),
        (field, rule, text) => {
          const fieldError = checkField(field, text, { isRequired: true, rule });
          if (fieldError) said.add(expectWords(fieldError));
        },
      ),
      { numRuns: 5000 },
    );
    expect(said.size).toBeGreaterThan(30);
  });

  it('of a whole registration has a text', () => {
    const values = fc.dictionary(fc.constantFrom(...REGISTER_FIELDS), anyText);
    const rules = fc.dictionary(fc.constantFrom(...REGISTER_FIELDS), anyRule);
    fc.assert(
      fc.property(values, rules, fc.constantFrom('username', 'mobile'), (given, some, method) => {
        const errors = checkRegistration(given, { ...CONTEXT, rules: some, method });
        expect(Object.values(errors).map((fieldError) => expectWords(fieldError))).not.toContain(
          '',
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('across fields has a text', () => {
    const rules = { checkPass: ruleOf(), dateOfBirth: ruleOf(), mobileNum: ruleOf() };
    const errors = checkRegistration(
      { password: 'a', checkPass: 'b', dateOfBirth: '1998-04-25', mobileNum: '09171234567' },
      { ...CONTEXT, rules },
    );
    expect(Object.values(errors).map((fieldError) => expectWords(fieldError))).toEqual([
      'form.usernameRequired',
      'form.passwordMismatch',
      'code_required',
      'under_age',
      'captcha_required',
    ]);
  });

  it('of a password tick has a text', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const ticks = passwordTicks(rule, '');
        for (const tick of ticks) expectWords(tick);
        expect(ticks[0]?.messageKey).toBe('tick.length');
      }),
      { numRuns: 1000 },
    );
  });

  it('of a phone number has a text', () => {
    const errors = ['', 'x', '123'].map((number) => readPhone('63', number));
    const keys = errors.map((fieldError) =>
      'messageKey' in fieldError ? expectWords(fieldError) : '',
    );
    expect(keys).toEqual(['mobile_required', 'form.phoneFormat', 'form.phoneDigits']);
  });
});

/** Checks that an error has a text and returns its key. */
function expectWords({ messageKey, params }: FieldError): string {
  const words = messageKey
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], ERROR_TEXTS);
  expect([messageKey, words]).toEqual([messageKey, expect.any(String)]);
  const asked = [...String(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  expect(Object.keys(params)).toEqual(expect.arrayContaining(asked));
  return messageKey;
}
