import type { PointRewardDetail, redeemPointReward } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { MoneyCallNote, PaymentPasswordField } from '@perya/page-kit';
import { Button, MoneyText } from '@perya/ui-kit';
import type { ReactElement } from 'react';
import { Controller } from 'react-hook-form';

import { useT } from '../locales';
import { usePointsText } from '../points/usePointsText';
import { DeliveryFields } from './DeliveryFields';
import styles from './mall.module.css';
import { QuantityField } from './QuantityField';
import { useRedeemForm } from './useRedeemForm';

export interface RedeemFormProps {
  reward: PointRewardDetail;
  call: MoneyCall<typeof redeemPointReward>;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** The form of a redemption: quantity, delivery address for goods, and the payment password. */
export function RedeemForm({ reward, call, securityLink }: RedeemFormProps) {
  const t = useT();
  const pointsText = usePointsText();
  const { kind, price, maxQuantity } = reward;
  const { form, quantity, submit, rejection } = useRedeemForm(reward, call);
  const total = pointsText(price * quantity);
  return (
    <form className={styles['panel']} onSubmit={submit} noValidate>
      {maxQuantity > 1 && (
        <Controller
          control={form.control}
          name="quantity"
          render={({ field }) => (
            <QuantityField
              value={quantity}
              max={maxQuantity}
              onChange={field.onChange}
              disabled={call.isPending}
            />
          )}
        />
      )}
      {kind === 'goods' && <DeliveryFields form={form} disabled={call.isPending} />}
      <Controller
        control={form.control}
        name="paymentPassword"
        render={({ field, fieldState }) => (
          <PaymentPasswordField
            {...field}
            error={fieldState.error?.message}
            settings={securityLink}
            disabled={call.isPending}
          />
        )}
      />
      <p className={styles['total']}>
        {t('redeem.total')} <MoneyText text={total} tone="gold" />
      </p>
      <Button type="submit" variant="primary" size="large" busy={call.isPending}>
        {t('redeem.send', { points: total })}
      </Button>
      {/* Errors shown at a field aren't repeated here. */}
      <MoneyCallNote call={{ state: call.state, error: rejection === null ? null : call.error }} />
    </form>
  );
}
