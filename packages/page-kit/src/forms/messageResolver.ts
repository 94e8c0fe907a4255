import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** What is wrong with each field, in the visitor's words. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: string | null };

/**
 * Checks a form of react-hook-form by a function of its values, which may be async. A field without a
 * message is valid.
 */
export function messageResolver<Values extends FieldValues>(
  check: (values: Values) => FieldMessages<Values> | Promise<FieldMessages<Values>>,
): Resolver<Values> {
  return async (values) => {
    const errors: Record<string, { type: string; message: string }> = {};
    for (const [name, message] of Object.entries<string | null | undefined>(await check(values))) {
      if (message) errors[name] = { type: 'rule', message };
    }
    const hasErrors = Object.keys(errors).length > 0;
    return hasErrors
      ? { values: {}, errors: errors as FieldErrors<Values> }
      : { values, errors: {} };
  };
}
