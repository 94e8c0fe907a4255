import { Field, PasswordInput, type PasswordInputProps } from '@perya/ui-kit';

import { useT } from '../../locales';
import { usePasswordTicks } from '../../password/usePasswordRule';
import { useFieldHelp, useFieldLabel } from './fieldWords';
import type { TextFieldProps } from './TextField';

export interface SecretFieldProps extends Omit<TextFieldProps, 'field'> {
  field: 'password' | 'checkPass' | 'paymentPassword';
}

const WORDS = {
  password: { show: 'registerForm.passwordShow', hide: 'registerForm.passwordHide' },
  checkPass: { show: 'registerForm.checkPassShow', hide: 'registerForm.checkPassHide' },
  paymentPassword: {
    show: 'registerForm.paymentPasswordShow',
    hide: 'registerForm.paymentPasswordHide',
  },
} as const;

/** A secret with a visibility toggle. The password also has a checklist of its rules. */
export function SecretField({ field, plan, value, error, onChange, onBlur }: SecretFieldProps) {
  const t = useT();
  const labelOf = useFieldLabel();
  const helpOf = useFieldHelp();
  const ticks = usePasswordTicks(plan.rule);
  // The checklist makes a help text unnecessary.
  const hasTicks = field === 'password';
  const help = hasTicks ? undefined : helpOf(field, plan.rule);
  const input: PasswordInputProps = {
    name: field,
    value,
    maxLength: 128,
    labels: {
      show: t(WORDS[field].show),
      hide: t(WORDS[field].hide),
      ruleMet: t('registerForm.ruleMet'),
      ruleUnmet: t('registerForm.ruleUnmet'),
    },
    onChange: (event) => onChange(event.target.value),
    onBlur,
    ...(field === 'paymentPassword' ? PAYMENT : NEW),
  };
  return (
    <Field
      label={labelOf(field)}
      help={help}
      error={error}
      required={plan.isRequired}
      optionalLabel={t('registerForm.optional')}
    >
      <PasswordInput {...input} rules={hasTicks ? ticks : undefined} />
    </Field>
  );
}

const NEW: Partial<PasswordInputProps> = { autoComplete: 'new-password' };
/** Ignored by password managers, which would store it instead of the password. */
const PAYMENT: Partial<PasswordInputProps> = {
  autoComplete: 'off',
  inputMode: 'text',
  maxLength: 64,
};
