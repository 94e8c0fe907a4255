import { Field, PasswordInput, type InputProps, type PasswordRule } from '@perya/ui-kit';

import { useSecurityT } from '../locales';

export interface SecretFieldProps extends Omit<InputProps, 'type' | 'end'> {
  label: string;
  error?: string | undefined;
  /** The rules of a new password, shown as a checklist. */
  rules?: readonly PasswordRule[] | undefined;
  isNew?: boolean | undefined;
}

/** An input for the current or a new password. Other props are passed to the input. */
export function SecretField({ label, error, rules, isNew = false, ...input }: SecretFieldProps) {
  const t = useSecurityT();
  return (
    <Field label={label} error={error} required>
      <PasswordInput
        {...input}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        maxLength={128}
        {...(rules && { rules })}
        labels={{
          show: t('secret.show'),
          hide: t('secret.hide'),
          ruleMet: t('secret.met'),
          ruleUnmet: t('secret.unmet'),
        }}
      />
    </Field>
  );
}
