import { Field, PasswordInput, type InputProps, type PasswordRule } from '@perya/ui-kit';

import { useSecurityT } from '../locales';

export interface SecretFieldProps extends Omit<InputProps, 'type' | 'end'> {
  label: string;
  error?: string | undefined;
  /** A new one is ticked off by its rules. */
  rules?: readonly PasswordRule[] | undefined;
  isNew?: boolean | undefined;
}

/** A password of the account: the present one, or a new one. The rest goes to the input. */
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
