import { Field, PasswordInput, Link } from '@perya/ui-kit';
import type { ReactElement, Ref } from 'react';

import { useT } from '../../locales';

/** Length of a payment password, in digits. */
export const PAYMENT_PASSWORD_LENGTH = 6;

/** Props of {@link PaymentPasswordField}. */
export interface PaymentPasswordFieldProps {
  value: string;
  /** Called with at most six digits. */
  onChange(value: string): void;
  /** The error message, including one from the platform. */
  error?: string | null | undefined;
  /** Default: "Payment password". */
  label?: string | undefined;
  /** Help text below the field. Default: that it has six digits. */
  help?: string | undefined;
  /** The link to the security center (`linkTo('securityCenter')`), where the member sets or changes it. */
  settings?: ReactElement<Record<string, unknown>> | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** The six-digit password with which a member confirms a transfer of money (decisions: payment password). */
export function PaymentPasswordField({
  value,
  onChange,
  error,
  label,
  help,
  settings,
  disabled,
  name = 'paymentPassword',
  onBlur,
  ref,
}: PaymentPasswordFieldProps) {
  const t = useT();
  return (
    <Field
      label={label ?? t('paymentPasswordField.label')}
      help={help ?? t('paymentPasswordField.help')}
      error={error}
      labelEnd={settings && <Link render={settings}>{t('paymentPasswordField.forgot')}</Link>}
      required
    >
      <PasswordInput
        ref={ref}
        name={name}
        onBlur={onBlur}
        value={value}
        onChange={(event) => onChange(digitsOf(event.target.value))}
        disabled={disabled}
        inputMode="numeric"
        // Prevents the browser from offering the account password here.
        autoComplete="off"
        maxLength={PAYMENT_PASSWORD_LENGTH}
        labels={{
          show: t('paymentPasswordField.show'),
          hide: t('paymentPasswordField.hide'),
        }}
      />
    </Field>
  );
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').slice(0, PAYMENT_PASSWORD_LENGTH);
