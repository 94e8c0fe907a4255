import { Field, Input, TextArea } from '@perya/ui-kit';
import type { UseFormReturn } from 'react-hook-form';

import { useT } from '../locales';
import { DELIVERY_LIMITS } from './delivery';
import styles from './mall.module.css';
import type { RedeemValues } from './useRedeemForm';

export interface DeliveryFieldsProps {
  form: UseFormReturn<RedeemValues>;
  disabled: boolean;
}

/** The recipient and the address of the goods. */
export function DeliveryFields({ form, disabled }: DeliveryFieldsProps) {
  const t = useT();
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <h3 className={styles['heading']}>{t('delivery.title')}</h3>
      <div className={styles['pair']}>
        <Field label={t('delivery.name')} error={errors.name?.message} required>
          <Input
            {...register('name')}
            autoComplete="name"
            maxLength={DELIVERY_LIMITS.name}
            disabled={disabled}
          />
        </Field>
        <Field label={t('delivery.phone')} error={errors.phone?.message} required>
          <Input
            {...register('phone')}
            type="tel"
            autoComplete="tel"
            maxLength={DELIVERY_LIMITS.phone}
            disabled={disabled}
          />
        </Field>
      </div>
      <Field
        label={t('delivery.address')}
        help={t('delivery.addressHelp')}
        error={errors.address?.message}
        required
      >
        <TextArea
          {...register('address')}
          autoComplete="street-address"
          rows={3}
          maxLength={DELIVERY_LIMITS.address}
          disabled={disabled}
        />
      </Field>
    </>
  );
}
