import { useErrorText } from '@perya/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { rejectedFields } from './rejectedFields';

const REJECTED = 'rejected';

/**
 * Shows what the platform rejected at the fields of a form of react-hook-form, and focuses the first. Each
 * message goes when its field is changed, and follows the language while it is there.
 *
 * @param error of the call that the form has sent; null where there is none
 * @param names the form's field by the platform's name of it, or by the code of a rejection, where
 *   the platform's name is not the form's
 * @returns the text of an error that belongs to no field of the form, or null
 */
export function useRejectedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  names: Readonly<Record<string, FieldPath<Values>>> = {},
): string | null {
  const errorText = useErrorText();
  const own = Object.keys(form.getValues()) as FieldPath<Values>[];
  const { fields, text } = rejectedFields(error, errorText, own, names);
  const show = useEffectEvent(() => {
    for (const [index, { name, message }] of fields.entries()) {
      form.setError(name, { type: REJECTED, message }, { shouldFocus: index === 0 });
    }
  });
  useTextsChanged(() => {
    for (const { name, message } of fields) {
      if (form.getFieldState(name).error?.type === REJECTED) {
        form.setError(name, { type: REJECTED, message });
      }
    }
  });
  useEffect(() => {
    if (error !== null) show();
  }, [error]);
  return text;
}

/** Calls `onChange` after the language has changed, and after texts have arrived that were missing. */
export function useTextsChanged(onChange: () => void): void {
  // Another function whenever the texts are others.
  const errorText = useErrorText();
  const last = useRef(errorText);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === errorText) return;
    last.current = errorText;
    change();
  }, [errorText]);
}
