import { useFormat } from '@perya/i18n';
import { typedAmount, type MinorUnits } from '@perya/rules/money';
import { Button, Field, Input } from '@perya/ui-kit';

import { quickAmounts } from '../../amount/quickAmounts';
import { useT } from '../../i18n';
import styles from './AmountField.module.css';

export interface AmountFieldProps {
  /** As typed. */
  value: string;
  onChange(value: string): void;
  currency: string;
  /** All that can be moved: the last of the quick amounts. */
  most: MinorUnits;
  error?: string | null | undefined;
  help?: string | undefined;
  disabled?: boolean | undefined;
}

/** How much: typed, or one of the quick amounts. */
export function AmountField({
  value,
  onChange,
  currency,
  most,
  error,
  help,
  disabled = false,
}: AmountFieldProps) {
  const t = useT();
  const format = useFormat();
  return (
    <div className={styles['amount']}>
      <Field label={t('amount.label')} error={error} help={help} required>
        <Input
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          disabled={disabled}
          start={format.currencySymbol(currency)}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <div className={styles['quick']} role="group" aria-label={t('amount.quick')}>
        {quickAmounts(most).map((amount) => (
          <Button
            key={amount}
            size="small"
            disabled={disabled}
            onClick={() => onChange(typedAmount(amount))}
          >
            {/* Whole in every language: some have the sign after it. */}
            {format.money(amount, currency).replace(/\.00(?!\d)/, '')}
          </Button>
        ))}
        <Button
          size="small"
          disabled={disabled || most <= 0}
          onClick={() => onChange(typedAmount(most))}
        >
          {t('amount.all')}
        </Button>
      </div>
    </div>
  );
}
