import { useErrorText } from '@perya/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import { rejectedFields } from './rejectedFields';

const REJECTED = 'rejected';

/**
 * Shows the platform's rejections at the fields of a react-hook-form form, and focuses the first. Each
 * message is removed when its field is changed, and is translated when the language changes.
 *
 * @param error of the form's call; null if there is none
 * @param names maps the platform's field name, or a rejection's code, to the form's field, if they differ
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

/** Calls `onChange` after the language has changed, and after missing texts have been loaded. */
export function useTextsChanged(onChange: () => void): void {
  // Its identity changes whenever the texts change.
  const errorText = useErrorText();
  const last = useRef(errorText);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === errorText) return;
    last.current = errorText;
    change();
  }, [errorText]);
}
