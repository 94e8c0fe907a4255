import { REGISTER_FIELDS, registerFields, type RegisterField } from '@perya/rules/accounts';
import { expect, test } from 'vitest';

import { ALL_RULES, rulesWith } from '../../register/registerTesting';
import { sectionsOf } from './sections';

const OPTIONS = {
  byUsername: true,
  byMobile: true,
  mobileWithPassword: true,
  smsVerification: true,
  captchaRequired: true,
};

const drawn = (rules = ALL_RULES, method: 'username' | 'mobile' = 'username') =>
  sectionsOf(registerFields(rules, method, OPTIONS)).map(({ name, plans }) => [
    name,
    plans.map(({ field }) => field),
  ]);

test('includes every field once', () => {
  const fields = sectionsOf(registerFields(ALL_RULES, 'username', OPTIONS)).flatMap(({ plans }) =>
    plans.map(({ field }) => field),
  );
  expect(fields.toSorted()).toEqual(REGISTER_FIELDS.toSorted());
});

test('asks for the phone first when registering by phone', () => {
  expect(drawn(ALL_RULES, 'mobile')[0]).toEqual(['phone', ['mobileNum', 'verificationCode']]);
  expect(drawn(ALL_RULES, 'mobile')[1]).toEqual(['account', ['password', 'checkPass']]);
});

test('groups many contacts in their own section, but not a few', () => {
  expect(drawn().map(([name]) => name)).toContain('contacts');
  const few: RegisterField[] = ['email', 'whatsapp', 'zalo'];
  expect(drawn(rulesWith('username', 'password', ...few)).slice(1)).toEqual([
    ['person', ['email', 'whatsapp', 'zalo']],
    ['last', ['captcha']],
  ]);
});
