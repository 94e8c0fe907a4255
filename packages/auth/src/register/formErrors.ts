import type { FieldError, RegisterErrors, RegisterField } from '@perya/rules/accounts';

/** Errors by field, including the agreement. */
export type FormErrors = RegisterErrors & { readonly agreement?: FieldError };

/** Fields that are revalidated with the field they depend on. */
const DEPENDENTS: Partial<Record<RegisterField, RegisterField>> = {
  password: 'checkPass',
  mobileNum: 'verificationCode',
};

/** Keeps the platform's error on a field that hasn't changed. */
export function errorsAfterBlur(
  before: FormErrors,
  found: RegisterErrors,
  { field, all }: { field: RegisterField; all: Readonly<Record<RegisterField, string>> },
): FormErrors {
  const own = found[field];
  const after = own ? { ...before, [field]: own } : before;
  const dependent = DEPENDENTS[field];
  if (!dependent || all[dependent] === '') return after;
  const theirs = found[dependent];
  return theirs ? { ...after, [dependent]: theirs } : clearFieldError(after, dependent);
}

export function clearFieldError(errors: FormErrors, field: keyof FormErrors): FormErrors {
  if (!(field in errors)) return errors;
  const { [field]: _, ...rest } = errors;
  return rest;
}
