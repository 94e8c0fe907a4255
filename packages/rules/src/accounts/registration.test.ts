import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField } from './field';
import { REGISTER_FIELDS, registerFields } from './fields';
import { checkRegistration, type RegisterContext, type RegisterValues } from './registration';
import { anyRule, anyText, ruleOf } from './testingRules';

const CONTEXT: RegisterContext = {
  rules: {
    username: ruleOf({ minLength: 6, maxLength: 15, patternId: 'startsWithLetter' }),
    password: ruleOf({ minLength: 8, maxLength: 20, patternId: 'lettersAndDigits' }),
    checkPass: ruleOf(),
    mobileNum: ruleOf({ isRequired: false, minLength: 9, maxLength: 12 }),
    dateOfBirth: ruleOf(),
    affiliateCode: ruleOf({ isRequired: false }),
  },
  method: 'username',
  options: {
    byUsername: true,
    byMobile: true,
    mobileWithPassword: true,
    smsVerification: true,
    captchaRequired: true,
  },
  today: '2026-11-21',
  birthdayAgeLimit: 18,
};

const GOOD: RegisterValues = {
  username: 'juan01',
  password: 'Perya2026',
  checkPass: 'Perya2026',
  mobileNum: '0917 123 4567',
  verificationCode: '123456',
  dateOfBirth: '1998-04-25',
  captcha: 'aB3d',
};

describe('checkRegistration', () => {
  it('accepts a valid registration', () => {
    expect(checkRegistration(GOOD, CONTEXT)).toEqual({});
    expect(checkRegistration(GOOD, { ...CONTEXT, method: 'mobile' })).toEqual({});
  });

  it('reports the required fields of an empty form', () => {
    expect(keysOf(checkRegistration({}, CONTEXT))).toEqual({
      username: 'form.usernameRequired',
      password: 'form.passwordRequired',
      checkPass: 'form.required',
      dateOfBirth: 'form.required',
      captcha: 'captcha_required',
    });
    expect(keysOf(checkRegistration({}, { ...CONTEXT, method: 'mobile' }))).toMatchObject({
      mobileNum: 'mobile_required',
      verificationCode: 'code_required',
      password: 'form.passwordRequired',
    });
  });

  it('requires exactly the same password twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (password, checkPass) => {
        const { checkPass: found } = checkRegistration({ ...GOOD, password, checkPass }, CONTEXT);
        expect(found?.messageKey).toBe(
          password === checkPass ? undefined : 'form.passwordMismatch',
        );
      }),
    );
  });

  it('requires a code for an optional number once it is entered', () => {
    const { verificationCode: _, ...uncoded } = GOOD;
    expect(keysOf(checkRegistration(uncoded, CONTEXT))).toEqual({
      verificationCode: 'code_required',
    });
    expect(checkRegistration({ ...uncoded, mobileNum: ' ' }, CONTEXT)).toEqual({});
  });

  it("checks a number's length by the region before the rule", () => {
    const fieldError = { messageKey: 'form.phoneDigits', params: { length: '10' } };
    const seen: string[] = [];
    const checkMobile = (number: string) => {
      seen.push(number);
      return number.length < 13 ? fieldError : null;
    };
    const short = { ...GOOD, mobileNum: '0917 123' };
    expect(checkRegistration(short, { ...CONTEXT, checkMobile }).mobileNum).toEqual(fieldError);
    expect(checkRegistration(GOOD, { ...CONTEXT, checkMobile })).toEqual({});
    checkRegistration({ ...GOOD, mobileNum: '' }, { ...CONTEXT, checkMobile });
    expect(seen).toEqual(['0917 123', '0917 123 4567']);
  });

  it("accepts any length the region allows, and checks only the rule's pattern", () => {
    const rules = {
      ...CONTEXT.rules,
      mobileNum: ruleOf({ minLength: 9, maxLength: 12, patternId: 'digits' }),
    };
    const context = { ...CONTEXT, rules, checkMobile: () => null };
    const found = (mobileNum: string, over: Partial<RegisterContext> = {}) =>
      checkRegistration({ ...GOOD, mobileNum }, { ...context, ...over }).mobileNum?.messageKey;
    // Thirteen digits with the dialing code, eleven without.
    const indonesian = '+62 812-3456-7890';
    expect(found(indonesian)).toBeUndefined();
    const { checkMobile: _, ...unregional } = context;
    expect(checkRegistration({ ...GOOD, mobileNum: indonesian }, unregional).mobileNum).toEqual({
      messageKey: 'pattern.digits',
      params: { length: '9–12' },
    });
    const carrier = {
      mobileNum: ruleOf({ pattern: '^0?917[0-9]*$', minLength: 9, maxLength: 12 }),
    };
    expect(found('0917 123 4567', { rules: carrier })).toBeUndefined();
    expect(found('0918 123 4567', { rules: carrier })).toBe('pattern.other');
    expect(found('', { rules: carrier, method: 'mobile' })).toBe('mobile_required');
  });

  it.each([
    ['2008-11-21', undefined],
    ['2008-11-22', 'under_age'],
    ['2026-11-22', 'under_age'],
    ['2126-01-01', 'under_age'],
    ['1896-11-21', undefined],
    ['1895-11-21', 'pattern.dateYearFirst'],
    ['2000-02-30', 'pattern.dateYearFirst'],
    ['yesterday', 'pattern.dateYearFirst'],
  ])('returns for a birth date of %s: %s', (dateOfBirth, messageKey) => {
    const { dateOfBirth: found } = checkRegistration({ ...GOOD, dateOfBirth }, CONTEXT);
    expect(found?.messageKey).toBe(messageKey);
  });

  it("uses the brand's minimum age", () => {
    const values = { ...GOOD, dateOfBirth: '2006-11-21' };
    expect(checkRegistration(values, { ...CONTEXT, birthdayAgeLimit: 21 }).dateOfBirth).toEqual({
      messageKey: 'under_age',
      params: { age: 21 },
    });
  });

  it('ignores fields that are not shown', () => {
    const values = { ...GOOD, email: 'no mail', zalo: 'x', paymentPassword: ' ' };
    expect(checkRegistration(values, CONTEXT)).toEqual({});
  });

  it('reports at least the errors of each single field', () => {
    const rules = fc.dictionary(fc.constantFrom(...REGISTER_FIELDS), anyRule);
    const values = fc.dictionary(fc.constantFrom(...REGISTER_FIELDS), anyText);
    const method = fc.constantFrom('username', 'mobile');
    fc.assert(
      fc.property(rules, values, method, (some, given, way) => {
        const context = { ...CONTEXT, rules: some, method: way };
        const errors = checkRegistration(given, context);
        const plans = registerFields(some, way, context.options);
        for (const plan of plans) {
          const alone = checkField(plan.field, given[plan.field] ?? '', plan);
          const together = errors[plan.field] ?? null;
          const mayDiffer = ACROSS.has(plan.field) && (alone === null || together !== null);
          expect(mayDiffer ? null : together).toEqual(mayDiffer ? null : alone);
        }
        const drawn = new Set<string>(plans.map(({ field }) => field));
        expect(Object.keys(errors).filter((field) => !drawn.has(field))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

/** Fields that also depend on another field, the date or the region. */
const ACROSS = new Set<string>(['checkPass', 'mobileNum', 'verificationCode', 'dateOfBirth']);

function keysOf(errors: ReturnType<typeof checkRegistration>) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { messageKey }]) => [field, messageKey]),
  );
}
