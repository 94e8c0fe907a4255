import { useFormat } from '@perya/i18n';
import { useBrand } from '@perya/site-config';
import { Field, Input } from '@perya/ui-kit';
import { useState } from 'react';

import { useT } from '../../locales';
import type { TextFieldProps } from './TextField';

export interface BirthdayFieldProps extends Omit<TextFieldProps, 'field' | 'plan'> {
  isRequired: boolean;
}

/** A native date input limited by the brand's minimum age. */
export function BirthdayField({ isRequired, value, error, onChange, onBlur }: BirthdayFieldProps) {
  const t = useT();
  const format = useFormat();
  const { birthdayAgeLimit } = useBrand();
  const [now] = useState(Date.now);
  return (
    <Field
      label={t('registerForm.dateOfBirth')}
      error={error}
      required={isRequired}
      optionalLabel={t('registerForm.optional')}
    >
      <Input
        type="date"
        name="dateOfBirth"
        autoComplete="bday"
        min="1900-01-01"
        max={yearsBefore(format.day(now), birthdayAgeLimit)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </Field>
  );
}

/** The date a number of years before `today`; both `yyyy-MM-dd`. */
export function yearsBefore(today: string, years: number): string {
  const year = String(Number(today.slice(0, 4)) - years).padStart(4, '0');
  const day = today.slice(4);
  // People born on 29 February turn a year older on 1 March in other years.
  const hasDay = day !== '-02-29' || isLeapYear(Number(year));
  return year + (hasDay ? day : '-02-28');
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
