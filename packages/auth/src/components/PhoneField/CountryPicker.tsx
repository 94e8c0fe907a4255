import type { Country } from '@perya/api-client';
import { useLanguage } from '@perya/i18n';
import { DeferredSelect } from '@perya/ui-kit/deferred-select';
import { useId, useMemo } from 'react';

import { useT } from '../../locales';
import type { PhoneValue } from '../../phone/phone';
import { Flag } from './Flag';
import styles from './PhoneField.module.css';

export interface CountryPickerProps {
  countries: readonly Country[];
  value: PhoneValue;
  onPick(country: Country): void;
}

/** Longer lists get a search field. */
const MAX_UNSEARCHED = 12;

/**
 * Lists countries by name in the visitor's language, with flags and dialing codes. Shows the selected
 * country's code.
 */
export function CountryPicker({ countries, value, onPick }: CountryPickerProps) {
  const t = useT();
  const id = useId();
  const { bcp47 } = useLanguage();
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([bcp47], { type: 'region' });
    return countries.map((country) => ({
      value: country.code,
      label: names.of(country.code) ?? country.code,
      description: country.dialingCode,
      chosenLabel: country.dialingCode,
      icon: <Flag country={country} />,
    }));
  }, [countries, bcp47]);
  const chosen =
    countries.find(({ code }) => code === value.country) ??
    countries.find(({ dialingCode }) => dialingCode === value.dialingCode);
  const name = options.find((option) => option.value === chosen?.code)?.label;

  const labels = { search: t('phoneField.search'), empty: t('phoneField.nothingFound') };
  return (
    <DeferredSelect
      // The field's label and id belong to the number input.
      id={id}
      aria-label={
        chosen && name
          ? t('phoneField.chosenCountry', { name, code: chosen.dialingCode })
          : t('phoneField.country')
      }
      className={styles['country']}
      options={options}
      value={chosen?.code ?? null}
      placeholder="+"
      labels={countries.length > MAX_UNSEARCHED ? labels : undefined}
      onValueChange={(code) => {
        const picked = countries.find((country) => country.code === code);
        if (picked) onPick(picked);
      }}
    />
  );
}
