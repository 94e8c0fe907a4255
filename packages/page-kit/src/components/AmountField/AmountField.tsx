import { useFormat } from '@perya/i18n';
import { minorUnits, formatAmountInput, type MinorUnits } from '@perya/rules/money';
import { Button, Field, Input } from '@perya/ui-kit';
import type { Ref } from 'react';

import { useT } from '../../locales';
import styles from './AmountField.module.css';

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  /** The typed text: see `readAmount` of `@perya/rules/money`. */
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  currency: string;
  /** The maximum, shown as the last quick amount. Default: no maximum. */
  max?: MinorUnits | undefined;
  /** Default: round amounts below `max`. */
  quick?: readonly MinorUnits[] | undefined;
  error?: string | null | undefined;
  help?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for an amount, typed or chosen from quick amounts.
 *
 * @example
 * ```tsx
 * import { AmountField } from '@perya/page-kit';
 * import { minorUnits } from '@perya/rules/money';
 * import { useState } from 'react';
 *
 * export function Amount() {
 *   const [value, setValue] = useState('');
 *   return <AmountField value={value} onChange={setValue} currency="PHP" max={minorUnits(50_000)} />;
 * }
 * ```
 */
export function AmountField({
  value,
  onChange,
  onBlur,
  currency,
  max,
  quick = max === undefined ? [] : quickAmounts(max),
  error,
  help,
  disabled = false,
  ref,
}: AmountFieldProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles['amount']}>
      <Field label={t('amount.label')} error={error} help={help} required>
        <Input
          ref={ref}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={disabled}
          start={format.currencySymbol(currency)}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </Field>
      <div className={styles['quick']} role="group" aria-label={t('amount.quick')}>
        {quick.map((amount) => (
          <Button
            key={amount}
            size="small"
            aria-pressed={value === formatAmountInput(amount)}
            disabled={disabled}
            onClick={() => onChange(formatAmountInput(amount))}
          >
            {/* Without decimals in every language: in some, the currency symbol follows the number. */}
            {format.money(amount, currency).replace(/\.00(?!\d)/, '')}
          </Button>
        ))}
        {max !== undefined && (
          <Button
            size="small"
            disabled={disabled || max <= 0}
            onClick={() => onChange(formatAmountInput(max))}
          >
            {t('amount.all')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The quick amounts up to the maximum, smallest first. */
export function quickAmounts(max: MinorUnits): MinorUnits[] {
  return [100_00, 500_00, 1_000_00, 5_000_00].filter((each) => each < max).map(minorUnits);
}
