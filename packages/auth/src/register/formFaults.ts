import type { FieldFault, RegisterFaults, RegisterField } from '@perya/rules/accounts';

/** Errors by field, including the agreement. */
export type FormFaults = RegisterFaults & { readonly agreement?: FieldFault };

/** Fields that are revalidated with the field they depend on. */
const DEPENDENTS: Partial<Record<RegisterField, RegisterField>> = {
  password: 'checkPass',
  mobileNum: 'verificationCode',
};

/** Keeps the platform's error on a field that hasn't changed. */
export function afterLeaving(
  before: FormFaults,
  found: RegisterFaults,
  { field, all }: { field: RegisterField; all: Readonly<Record<RegisterField, string>> },
): FormFaults {
  const own = found[field];
  const after = own ? { ...before, [field]: own } : before;
  const dependent = DEPENDENTS[field];
  if (!dependent || all[dependent] === '') return after;
  const theirs = found[dependent];
  return theirs ? { ...after, [dependent]: theirs } : without(after, dependent);
}

export function without(faults: FormFaults, field: keyof FormFaults): FormFaults {
  if (!(field in faults)) return faults;
  const { [field]: _, ...rest } = faults;
  return rest;
}
