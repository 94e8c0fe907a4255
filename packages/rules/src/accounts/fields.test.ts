import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REGISTER_FIELDS, registerFields, type FieldRules, type RegisterOptions } from './fields';
import { anyRule, ruleOf } from './testingRules';

const OPTIONS: RegisterOptions = {
  byUsername: true,
  byMobile: true,
  mobileWithPassword: false,
  smsVerification: false,
  captchaRequired: false,
};

const on = ruleOf({ isRequired: false });
const must = ruleOf({ isRequired: true });
const off = ruleOf({ isEnabled: false, isRequired: true });

describe('registerFields', () => {
  it('always requires username and password when registering by username', () => {
    for (const rules of [{}, { username: off, password: off }]) {
      expect(drawn(rules, 'username')).toEqual(['username*', 'password*']);
    }
  });

  it('shows optional fields only if they are enabled, in a fixed order', () => {
    const rules: FieldRules = {
      captcha: must,
      affiliateCode: on,
      email: must,
      zalo: on,
      whatsapp: off,
      payeeName: on,
      checkPass: on,
      mobileNum: on,
    };
    expect(drawn(rules, 'username')).toEqual([
      'username*',
      'password*',
      'checkPass*',
      'mobileNum',
      'payeeName',
      'zalo',
      'email*',
      'affiliateCode',
    ]);
  });

  it('starts with the phone, and has no username, when registering by phone', () => {
    const rules = { username: must, checkPass: must, email: on, mobileNum: off };
    expect(drawn(rules, 'mobile')).toEqual(['mobileNum*', 'email']);
    expect(drawn(rules, 'mobile', { mobileWithPassword: true })).toEqual([
      'mobileNum*',
      'password*',
      'checkPass*',
      'email',
    ]);
  });

  it('has a code field if phones are verified, required if the phone is', () => {
    const sms = { smsVerification: true };
    expect(drawn({ verificationCode: off }, 'mobile', sms)).toEqual([
      'mobileNum*',
      'verificationCode*',
    ]);
    expect(drawn({ mobileNum: on }, 'username', sms)).toContain('verificationCode');
    expect(drawn({ mobileNum: must }, 'username', sms)).toContain('verificationCode*');
    expect(drawn({ mobileNum: off, verificationCode: must }, 'username', sms)).toEqual([
      'username*',
      'password*',
    ]);
    expect(drawn({ verificationCode: must }, 'mobile')).toEqual(['mobileNum*']);
  });

  it('shows the captcha only if the platform requires it', () => {
    expect(drawn({ captcha: must }, 'username')).not.toContain('captcha*');
    expect(drawn({ captcha: off }, 'username', { captchaRequired: true })).toContain('captcha*');
  });

  it('passes on the rule of each field', () => {
    const plans = registerFields({ email: must }, 'username', OPTIONS);
    expect(plans.find(({ field }) => field === 'email')?.rule).toBe(must);
  });

  it('shows each field once, and never more required marks than fields', () => {
    const rules = fc.dictionary(fc.constantFrom(...REGISTER_FIELDS, 'toString'), anyRule);
    fc.assert(
      fc.property(
        rules,
        fc.constantFrom('username', 'mobile'),
        fc.boolean(),
        (some, method, flag) => {
          const fields = registerFields(some, method, {
            ...OPTIONS,
            smsVerification: flag,
            captchaRequired: !flag,
          }).map(({ field }) => field);
          expect(new Set(fields).size).toBe(fields.length);
          expect(fields.filter((field) => !REGISTER_FIELDS.includes(field))).toEqual([]);
        },
      ),
    );
  });
});

function drawn(
  rules: FieldRules,
  method: 'username' | 'mobile',
  options: Partial<RegisterOptions> = {},
) {
  return registerFields(rules, method, { ...OPTIONS, ...options }).map(
    ({ field, isRequired }) => `${field}${isRequired ? '*' : ''}`,
  );
}
