import { useErrorText } from '@perya/i18n';
import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { refusalOf } from '../refusal/refusal';

/**
 * Shows what the platform rejected at the fields of a form of react-hook-form, and focuses the first. Each
 * message goes when its field is changed.
 *
 * @param error of the call that the form has sent; null where there is none
 * @param names the form's field by the platform's name of it, where the two differ
 * @returns the text of an error that belongs to no field of the form, or null
 */
export function useRejectedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): string | null {
  const errorText = useErrorText();
  const { fields, text } = refusalOf(error, errorText);
  const values = form.getValues();
  const rejected = Object.entries(fields).map(([wireName, message]) => ({
    name: names[wireName] ?? (wireName as FieldPath<Values>),
    message,
  }));
  const show = useEffectEvent(() => {
    const own = rejected.filter(({ name }) => name in values);
    for (const [index, { name, message }] of own.entries()) {
      form.setError(name, { type: 'rejected', message }, { shouldFocus: index === 0 });
    }
  });
  useEffect(() => {
    if (error !== null && error !== undefined) show();
  }, [error]);
  return text ?? rejected.find(({ name }) => !(name in values))?.message ?? null;
}
