import { isRejectedError } from '@perya/api-client';
import { useErrorText } from '@perya/i18n';
import { useRejectedFields } from '@perya/page-kit';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The field that a code of the platform is about, where `useRejectedFields` does not know it. */
const FIELDS: Readonly<Record<string, string>> = {
  PAYOUT_NUMBER_WRONG: 'number',
  PAYOUT_ACCOUNT_TWICE: 'number',
  PAYOUT_HOLDER_MISSING: 'holder',
  PAYOUT_HOLDER_OTHER: 'holder',
  PAYMENT_PASSWORD_MISSING: 'paymentPassword',
};

/**
 * Shows why the platform rejected an account at the form's fields, as `useRejectedFields` does.
 *
 * @returns the text of an error that belongs to no field of the form, or null
 */
export function useRejectedAccount<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: Error | null,
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): string | null {
  const errorText = useErrorText();
  const known = error !== null && isRejectedError(error) ? FIELDS[error.code] : undefined;
  const field = known !== undefined && known in form.getValues() ? known : null;
  const rejected = field === null ? null : error;
  const show = useEffectEvent(() => {
    form.setError(
      field as FieldPath<Values>,
      { type: 'rejected', message: errorText(rejected) },
      { shouldFocus: true },
    );
  });
  useEffect(() => {
    if (rejected !== null) show();
  }, [rejected]);
  return useRejectedFields(form, field === null ? error : null, names);
}
