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
  ['a code at its field', rejection('CODE_INVALID'), { code: 'CODE_INVALID' }, null],
  [
    'a code that belongs to the same field in every form',
    rejection('PAYMENT_PASSWORD_WRONG'),
    { paymentPassword: 'PAYMENT_PASSWORD_WRONG' },
    null,
  ],
  [
    'errors of invalid fields, including one that the form does not have',
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
    'a code of a field that the form does not have',
    rejection('SAME_PASSWORD_TWICE'),
    {},
    'SAME_PASSWORD_TWICE',
  ],
  ['a code without a field', rejection('OPERATION_NOT_ENABLED'), {}, 'OPERATION_NOT_ENABLED'],
  [
    'the code if the value has an unexpected shape',
    rejection('INVALID_REQUEST', { errors: 'newPassword' }),
    {},
    'INVALID_REQUEST',
  ],
  ['an error that is not a rejection', new TypeError('CODE_INVALID'), {}, 'something else'],
  ['nothing without an error', null, {}, null],
])('shows %s', (_, error, fields, text) => expect(shown(error)).toEqual({ fields, text }));
