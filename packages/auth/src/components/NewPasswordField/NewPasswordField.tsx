import { Field, PasswordInput, type InputProps } from '@perya/ui-kit';
import { LockKeyhole } from 'lucide-react';

import { useT } from '../../locales';
import { usePasswordRule } from '../../password/usePasswordRule';

export interface NewPasswordFieldProps extends Omit<InputProps, 'type' | 'end'> {
  label: string;
  error?: string | undefined;
  /** The repeated password, which has no checklist. */
  isRepeat?: boolean | undefined;
}

/**
 * A new-password input with a checklist of the platform's rules, updated while typing. Other props are passed
 * to the input.
 */
export function NewPasswordField({
  label,
  error,
  isRepeat = false,
  ...input
}: NewPasswordFieldProps) {
  const t = useT();
  const { ticks } = usePasswordRule();
  return (
    <Field label={label} error={error} required>
      <PasswordInput
        iconStart={<LockKeyhole />}
        autoComplete="new-password"
        maxLength={128}
        {...input}
        {...(isRepeat ? {} : { rules: ticks })}
        labels={{
          show: t('passwordField.show'),
          hide: t('passwordField.hide'),
          ruleMet: t('passwordField.ruleMet'),
          ruleUnmet: t('passwordField.ruleUnmet'),
        }}
      />
    </Field>
  );
}
