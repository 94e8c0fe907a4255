import { Field, IconButton, Input, Skeleton } from '@perya/ui-kit';
import { RefreshCw } from 'lucide-react';
import type { Ref } from 'react';

import { useT } from '../../locales';
import {
  countryOfNumber,
  loadPhoneRules,
  withoutDialingCode,
  type Countries,
  type PhoneValue,
} from '../../phone/phone';
import { CountryPicker } from './CountryPicker';
import styles from './PhoneField.module.css';

export interface PhoneFieldProps {
  value: PhoneValue;
  onChange(value: PhoneValue): void;
  /** From `usePhone`. */
  countries: Countries;
  error?: string | undefined;
  /** Default: "Mobile number". */
  label?: string | undefined;
  help?: string | undefined;
  required?: boolean | undefined;
  /** Shown after the label if the number is optional. */
  optionalLabel?: string | undefined;
  onBlur?(): void;
  /** The number input, so a form can focus it on errors. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A mobile number with its country. Accepts any common format; a number with a plus sign sets its country. */
export function PhoneField({
  value,
  onChange,
  countries,
  error,
  label,
  help,
  required = true,
  optionalLabel,
  onBlur,
  ref,
}: PhoneFieldProps) {
  const t = useT();

  const type = (number: string) => {
    const own = countryOfNumber(number, countries.list);
    onChange(
      own && own.dialingCode !== value.dialingCode
        ? { number, dialingCode: own.dialingCode, country: own.code }
        : { ...value, number },
    );
  };

  const leave = () => {
    const number = withoutDialingCode(value.number, value.dialingCode);
    if (number !== value.number) onChange({ ...value, number });
    onBlur?.();
  };

  return (
    <Field
      label={label ?? t('phoneField.label')}
      help={countries.hasFailed ? t('phoneField.countriesFailed') : help}
      error={error}
      required={required}
      optionalLabel={optionalLabel}
    >
      <div className={styles['phone']}>
        <CountryPart countries={countries} value={value} onChange={onChange} />
        <Input
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={32}
          className={styles['number']}
          value={value.number}
          onChange={(event) => type(event.target.value)}
          // Preloaded, so that submitting doesn't have to wait. An error is reported by the submit.
          onFocus={() => void loadPhoneRules().catch(() => undefined)}
          onBlur={leave}
        />
      </div>
    </Field>
  );
}

function CountryPart({
  countries,
  value,
  onChange,
}: Pick<PhoneFieldProps, 'countries' | 'value' | 'onChange'>) {
  const t = useT();
  if (countries.list.length > 0) {
    return (
      <CountryPicker
        countries={countries.list}
        value={value}
        onPick={({ code, dialingCode }) => onChange({ ...value, country: code, dialingCode })}
      />
    );
  }
  if (countries.hasFailed) {
    return (
      <IconButton
        variant="outline"
        label={t('phoneField.retryCountries')}
        icon={<RefreshCw />}
        onClick={countries.retry}
      />
    );
  }
  return (
    <span className={styles['loading']}>
      <Skeleton shape="block" height={48} />
    </span>
  );
}
