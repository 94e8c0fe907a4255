import { Field, PasswordInput, Link } from '@perya/ui-kit';
import type { ReactElement, Ref } from 'react';

import { useT } from '../../locales';

/** Digits of a payment password, and of nothing else. */
export const PAYMENT_PASSWORD_LENGTH = 6;

export interface PaymentPasswordFieldProps {
  value: string;
  /** Digits only, six at most. */
  onChange(value: string): void;
  /** What is wrong with it, in the member's words: also what the platform said. */
  error?: string | null | undefined;
  /** Default: "Payment password". */
  label?: string | undefined;
  /** Below the field. Default: that it has six digits. */
  help?: string | undefined;
  /** The link to the security centre (`linkTo('securityCenter')`): set one, or a new one. */
  settings?: ReactElement<Record<string, unknown>> | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  onBlur?(): void;
  ref?: Ref<HTMLInputElement>;
}

/** The six digits that a member confirms a movement of money with (decisions: payment password). */
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
        // Not the password of the account, which a browser would offer here.
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
