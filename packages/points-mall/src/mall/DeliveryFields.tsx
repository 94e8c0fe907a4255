import type { Delivery } from '@perya/api-client';
import { Field, Input, TextArea } from '@perya/ui-kit';

import { useT } from '../i18n';
import { DELIVERY_LIMITS } from './delivery';
import styles from './mall.module.css';

export interface DeliveryFieldsProps {
  value: Delivery;
  onChange(value: Delivery): void;
  /** In words, by field. */
  errors: Partial<Record<keyof Delivery, string>>;
  disabled: boolean;
}

/** Who gets the goods, and where. */
export function DeliveryFields({ value, onChange, errors, disabled }: DeliveryFieldsProps) {
  const t = useT();
  return (
    <>
      <h3 className={styles['heading']}>{t('delivery.title')}</h3>
      <div className={styles['pair']}>
        <Field label={t('delivery.name')} error={errors.name} required>
          <Input
            name="receiver"
            autoComplete="name"
            maxLength={DELIVERY_LIMITS.name}
            value={value.name}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...value, name: target.value })}
          />
        </Field>
        <Field label={t('delivery.phone')} error={errors.phone} required>
          <Input
            type="tel"
            name="phone"
            autoComplete="tel"
            maxLength={DELIVERY_LIMITS.phone}
            value={value.phone}
            disabled={disabled}
            onChange={({ target }) => onChange({ ...value, phone: target.value })}
          />
        </Field>
      </div>
      <Field
        label={t('delivery.address')}
        help={t('delivery.addressHelp')}
        error={errors.address}
        required
      >
        <TextArea
          name="address"
          autoComplete="street-address"
          rows={3}
          maxLength={DELIVERY_LIMITS.address}
          value={value.address}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...value, address: target.value })}
        />
      </Field>
    </>
  );
}
