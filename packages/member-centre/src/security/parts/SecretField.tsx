import { Field, PasswordInput, type PasswordRule } from '@perya/ui-kit';

import { useSecurityT } from '../i18n';

export interface SecretFieldProps {
  label: string;
  value: string;
  onChange(value: string): void;
  error?: string | undefined;
  help?: string | undefined;
  /** A new one is ticked off by its rules. */
  rules?: readonly PasswordRule[] | undefined;
  isNew?: boolean | undefined;
}

/** A password of the account: the present one, or a new one. */
export function SecretField({
  label,
  value,
  onChange,
  error,
  help,
  rules,
  isNew = false,
}: SecretFieldProps) {
  const t = useSecurityT();
  return (
    <Field label={label} help={help} error={error} required>
      <PasswordInput
        value={value}
        onChange={(event) => onChange(event.target.value)}
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
