import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with each field, in the visitor's words. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: string | null };

/** A form's check as a function of what was typed; it may wait for something. */
export function messageResolver<Values extends FieldValues>(
  check: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>,
): Resolver<Values> {
  return async (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries<string | null | undefined>(await check(values))) {
      if (message) errors[name] = { type: 'rule', message };
    }
    const isFaulty = Object.keys(errors).length > 0;
    return isFaulty
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
}
