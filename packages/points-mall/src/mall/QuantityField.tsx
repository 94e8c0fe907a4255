import { useFormat } from '@perya/i18n';
import { Field, IconButton, Input } from '@perya/ui-kit';
import { Minus, Plus } from 'lucide-react';

import { useT } from '../locales';
import styles from './mall.module.css';

export interface QuantityFieldProps {
  /** Starts at 1. */
  value: number;
  max: number;
  onChange(value: number): void;
  disabled: boolean;
}

/** The quantity of a reward: never more than can be redeemed at once. */
export function QuantityField({ value, max, onChange, disabled }: QuantityFieldProps) {
  const t = useT();
  const { number } = useFormat();
  const within = (wanted: number) => Math.min(Math.max(1, wanted), max);
  return (
    <div className={styles['amount']}>
      <IconButton
        variant="outline"
        label={t('quantity.less')}
        icon={<Minus />}
        disabled={disabled || value <= 1}
        onClick={() => onChange(within(value - 1))}
      />
      <Field label={t('quantity.label')} help={t('quantity.max', { max: number(max) })}>
        <Input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={String(value)}
          disabled={disabled}
          onChange={({ target }) =>
            onChange(within(Number(target.value.replaceAll(/\D/g, '')) || 1))
          }
        />
      </Field>
      <IconButton
        variant="outline"
        label={t('quantity.more')}
        icon={<Plus />}
        disabled={disabled || value >= max}
        onClick={() => onChange(within(value + 1))}
      />
    </div>
  );
}
