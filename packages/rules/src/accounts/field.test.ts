import { describe, expect, it } from 'vitest';
import { checkField, fieldText } from './field';
import { REGISTER_FIELDS, type FieldRule, type RegisterField } from './fields';
import { ruleOf } from './testingRules';

const ACCEPTED: Record<RegisterField, readonly string[]> = {
  username: ['juan01', ' juan01 ', 'ana_b'],
  password: ['Perya2026', 'two words', 'mật khẩu', '密码2026'],
  checkPass: ['whatever it is'],
  mobileNum: [
    '09171234567',
    '0917 123 4567',
    '(0917) 123-4567',
    '+63 917.123.4567',
    '９１７１２３４５６７',
  ],
  verificationCode: ['123456', ' 123456 ', '１２３４５６', 'aB3-x'],
  payeeName: [
    'Juan dela Cruz',
    "Ana O’Neil-D'Souza",
    'Ma. Teresa',
    'Nguyễn Thị Ánh',
    'สมชาย ใจดี',
    '阿里·买买提',
    'Sukarno',
  ],
  paymentPassword: ['123456'],
  qqNum: ['10001', '１０００１'],
  line: ['@juan.dela-cruz', 'ana_01'],
  whatsapp: ['+63 917 123 4567', '09171234567'],
  zalo: ['0912 345 678'],
  facebook: ['juan.delacruz', 'Juan dela Cruz', 'https://facebook.example/juan'],
  wechat: ['wxid_juan-01'],
  idNumber: ['P1234567A', '1234-5678-9012', '1234 5678 9012', '110105199003071234'],
  email: ['ana@mail.example', 'ana.b+perya@sub.mail-host.example.ph', 'ANA@MAIL.EXAMPLE'],
  dateOfBirth: ['1998-04-25', '2000-02-29'],
  affiliateCode: ['agent01', 'A_b-9', 'x'],
  captcha: ['aB3d'],
};

describe('checkField', () => {
  it.each([
    ['username', 'form.usernameRequired'],
    ['password', 'form.passwordRequired'],
    ['checkPass', 'form.required'],
    ['mobileNum', 'mobile_required'],
    ['verificationCode', 'code_required'],
    ['payeeName', 'form.required'],
    ['paymentPassword', 'form.required'],
    ['qqNum', 'form.required'],
    ['line', 'form.required'],
    ['whatsapp', 'form.required'],
    ['zalo', 'form.required'],
    ['facebook', 'form.required'],
    ['wechat', 'form.required'],
    ['idNumber', 'form.required'],
    ['email', 'form.emailRequired'],
    ['dateOfBirth', 'form.required'],
    ['affiliateCode', 'form.required'],
    ['captcha', 'captcha_required'],
  ] as const)('rejects an empty %s with %s', (field, messageKey) => {
    expect(check(field, '')).toEqual({ messageKey, params: {} });
    expect(checkField(field, '', { isRequired: false, rule: ruleOf() })).toBeNull();
  });

  it('covers every field', () => {
    expect(Object.keys(ACCEPTED).sort()).toEqual([...REGISTER_FIELDS].sort());
  });

  it('treats a field with only spaces as empty', () => {
    for (const field of REGISTER_FIELDS.filter((each) => !/pass/i.test(each))) {
      expect(check(field, ' \t\u3000')?.messageKey).toMatch(/required/i);
    }
  });

  it.each(Object.entries(ACCEPTED))('accepts common input for %s', (field, values) => {
    for (const value of values) {
      expect([value, check(field as RegisterField, value)]).toEqual([value, null]);
    }
  });

  it.each([
    ['username', 'ju an', 'pattern.noSpaces'],
    ['password', ' Perya2026', 'pattern.noSpaces'],
    ['password', 'Perya2026 ', 'pattern.noSpaces'],
    ['paymentPassword', '12 34', 'pattern.noSpaces'],
    ['mobileNum', '0917-ABC-4567', 'form.phoneFormat'],
    ['mobileNum', '123', 'form.phoneFormat'],
    ['mobileNum', '1'.repeat(16), 'form.phoneFormat'],
    ['verificationCode', '1'.repeat(256), 'form.codeTooLong'],
    ['payeeName', 'Juan 2', 'form.realName'],
    ['payeeName', '@juan', 'form.realName'],
    ['payeeName', '- -', 'form.realName'],
    ['qqNum', '12a45', 'pattern.digits'],
    ['line', 'ju an', 'pattern.noSpaces'],
    ['whatsapp', 'juan', 'pattern.digits'],
    ['zalo', '0912x', 'pattern.digits'],
    ['facebook', 'ju\u0000an', 'pattern.any'],
    ['wechat', 'ju an', 'pattern.noSpaces'],
    ['idNumber', 'P\u0000123', 'pattern.any'],
    ['email', 'ana', 'form.email'],
    ['email', 'ana@', 'form.email'],
    ['email', 'ana@mail', 'form.email'],
    ['email', 'ana @mail.example', 'form.email'],
    ['email', 'a..b@mail.example', 'form.email'],
    ['email', `${'a'.repeat(250)}@mail.example`, 'form.email'],
    ['dateOfBirth', '25-04-1998', 'pattern.dateYearFirst'],
    ['dateOfBirth', '1999-02-29', 'pattern.dateYearFirst'],
    ['affiliateCode', 'agent 01', 'invitation_code_error'],
    ['affiliateCode', "x'; --", 'invitation_code_error'],
    ['affiliateCode', 'a'.repeat(65), 'invitation_code_error'],
    ['captcha', 'a\u0007b', 'pattern.any'],
  ] as const)('rejects %s: %j, because %s', (field, value, messageKey) => {
    expect(check(field, value)?.messageKey).toBe(messageKey);
  });

  it('shows the maximum length of a verification code', () => {
    expect(check('verificationCode', '1'.repeat(256))?.params).toEqual({ max: 255 });
    expect(check('verificationCode', '1'.repeat(255))).toBeNull();
  });

  it.each([
    [{ minLength: 6, maxLength: 15 }, '6–15'],
    [{ minLength: 6, maxLength: 6 }, '6'],
    [{ minLength: null, maxLength: 20 }, '1–20'],
    [{ minLength: 0, maxLength: 20 }, '1–20'],
    [{ minLength: 8, maxLength: null }, '8+'],
  ])('formats the bounds %j in the message as %s', (lengths, length) => {
    const rule = ruleOf({ ...lengths, patternId: 'lettersDigits' });
    expect(check('username', '-', rule)).toEqual({
      messageKey: 'pattern.lettersDigits',
      params: { length },
    });
  });

  it('counts user-perceived characters: one for an emoji, one for a composed letter', () => {
    const rule = ruleOf({ minLength: 2, maxLength: 2 });
    expect(check('line', '😀字', rule)).toBeNull();
    expect(check('line', 'ệ'.normalize('NFD') + 'a', rule)).toBeNull();
    expect(check('line', 'abc', rule)).not.toBeNull();
  });

  it('checks only the lengths of a rule whose pattern is rejected', () => {
    const rule = ruleOf({ minLength: 3, maxLength: 5, pattern: '^(a+)+$', patternId: 'letters' });
    expect(check('line', '123', rule)).toBeNull();
    expect(check('line', '12', rule)).toEqual({
      messageKey: 'pattern.letters',
      params: { length: '3–5' },
    });
  });
});

describe('fieldText', () => {
  it.each([
    ['username', '  juan01\t', 'juan01'],
    ['password', ' Perya ', ' Perya '],
    ['mobileNum', '(0917) 123-45.67', '09171234567'],
    ['mobileNum', '+63 917 123 4567', '639171234567'],
    ['mobileNum', '０９１７１２３４５６７', '09171234567'],
    ['mobileNum', '๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    ['whatsapp', '+84 912 345 678', '84912345678'],
    ['verificationCode', ' １２３４５６ ', '123456'],
    ['payeeName', ' Juan   dela  Cruz ', 'Juan dela Cruz'],
    ['payeeName', 'Nguyễn'.normalize('NFD'), 'Nguyễn'.normalize('NFC')],
    ['idNumber', ' 1234 5678 ', '12345678'],
    ['captcha', ' aB3d ', 'aB3d'],
  ] as const)('normalizes %s %j to %j', (field, value, text) => {
    expect(fieldText(field, value)).toBe(text);
  });
});

function check(field: RegisterField, value: string, rule: FieldRule = ruleOf()) {
  return checkField(field, value, { isRequired: true, rule });
}
