import { isRejectedError } from '@perya/api-client';

/** Which field of an account's form a refusal is about. */
export type RefusedField = 'number' | 'holder' | 'paymentPassword' | 'form';

const FIELDS: Readonly<Record<string, RefusedField>> = {
  PAYOUT_NUMBER_WRONG: 'number',
  PAYOUT_ACCOUNT_TWICE: 'number',
  PAYOUT_HOLDER_MISSING: 'holder',
  PAYOUT_HOLDER_OTHER: 'holder',
  PAYMENT_PASSWORD_WRONG: 'paymentPassword',
  PAYMENT_PASSWORD_LOCKED: 'paymentPassword',
  PAYMENT_PASSWORD_MISSING: 'paymentPassword',
};

/** Where to say why a form was refused. */
export const refusedField = (error: Error): RefusedField =>
  (isRejectedError(error) ? FIELDS[error.code] : undefined) ?? 'form';
