import { RejectedError } from '@perya/api-client';
import { expect, test } from 'vitest';

import { refusedField } from './refusedField';

const FIELDS = { CODE_INVALID: 'code', newPassword: 'password' } as const;

const refusal = (code: string, value?: unknown) =>
  new RejectedError('resetPasswordByMobile', { status: 400, code, messageKey: '', value });

test.each([
  ['its code', refusal('CODE_INVALID'), 'code'],
  [
    'the one field that breaks its rule',
    refusal('INVALID_REQUEST', { faults: [{ path: 'newPassword' }] }),
    'password',
  ],
  [
    'several fields',
    refusal('INVALID_REQUEST', { faults: [{ path: 'newPassword' }, { path: 'x' }] }),
    null,
  ],
  ['a field that the form lacks', refusal('INVALID_REQUEST', { faults: [{ path: 'x' }] }), null],
  ['no field', refusal('OPERATION_NOT_ENABLED'), null],
  ['a value that is none of ours', refusal('INVALID_REQUEST', { faults: 'newPassword' }), null],
  ['no refusal at all', new TypeError('CODE_INVALID'), null],
])('goes by %s', (_, error, field) => expect(refusedField(error, FIELDS)).toBe(field));
