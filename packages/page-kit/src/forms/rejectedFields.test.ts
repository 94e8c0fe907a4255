import { RejectedError } from '@perya/api-client';
import { expect, test } from 'vitest';

import { rejectedFields } from './rejectedFields';

const OWN = ['code', 'password', 'paymentPassword'] as const;
const NAMES = { CODE_INVALID: 'code', newPassword: 'password' } as const;

const rejection = (code: string, value?: unknown) =>
  new RejectedError('resetPasswordByMobile', { status: 400, code, messageKey: code, value });

const words = (error: unknown) =>
  error instanceof RejectedError
    ? error.messageKey
    : ((error as { key?: string }).key ?? 'something else');

const shown = (error: unknown) => {
  const { fields, text } = rejectedFields(error, words, OWN, NAMES);
  return { fields: Object.fromEntries(fields.map(({ name, message }) => [name, message])), text };
};

test.each([
  ['its code', rejection('CODE_INVALID'), { code: 'CODE_INVALID' }, null],
  [
    'a code that is about the same field everywhere',
    rejection('PAYMENT_PASSWORD_WRONG'),
    { paymentPassword: 'PAYMENT_PASSWORD_WRONG' },
    null,
  ],
  [
    'fields that break their rules, and one that the form does not have',
    rejection('INVALID_REQUEST', {
      errors: [
        { path: 'newPassword', message: 'short' },
        { path: 'code', message: 'long' },
        { path: 'x', message: 'odd' },
      ],
    }),
    { password: 'short', code: 'long' },
    'odd',
  ],
  [
    'a code that is about a field which the form does not have',
    rejection('SAME_PASSWORD_TWICE'),
    {},
    'SAME_PASSWORD_TWICE',
  ],
  ['no field', rejection('OPERATION_NOT_ENABLED'), {}, 'OPERATION_NOT_ENABLED'],
  [
    'a value of another shape',
    rejection('INVALID_REQUEST', { errors: 'newPassword' }),
    {},
    'INVALID_REQUEST',
  ],
  ['an error that is no rejection', new TypeError('CODE_INVALID'), {}, 'something else'],
  ['nothing', null, {}, null],
])('shows %s', (_, error, fields, text) => expect(shown(error)).toEqual({ fields, text }));
