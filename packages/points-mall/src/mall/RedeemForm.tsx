import type { Delivery, PointRewardDetail, redeemPointReward } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import { useErrorText } from '@perya/i18n';
import {
  MoneyCallNote,
  PAYMENT_PASSWORD_LENGTH,
  PaymentPasswordField,
  refusalOf,
} from '@perya/page-kit';
import { Button, MoneyText } from '@perya/ui-kit';
import { useState, type FormEvent, type ReactElement } from 'react';

import { useT } from '../i18n';
import { usePointsText } from '../usePointsText';
import { deliveryFaults, EMPTY_DELIVERY, trimmed, type DeliveryFault } from './delivery';
import { DeliveryFields } from './DeliveryFields';
import styles from './mall.module.css';
import { QuantityField } from './QuantityField';

export interface RedeemFormProps {
  reward: PointRewardDetail;
  call: MoneyCall<typeof redeemPointReward>;
  securityLink?: ReactElement<Record<string, unknown>> | undefined;
}

/** What the wire calls the fields of a delivery, where the platform refuses one. */
const WIRE_FIELDS = { name: 'receiver', phone: 'phone', address: 'address' } as const;

/** How many, where goods go, and the payment password: what a redemption takes. */
export function RedeemForm({ reward, call, securityLink }: RedeemFormProps) {
  const t = useT();
  const pointsText = usePointsText();
  const { kind, price, mostQuantity } = reward;
  const isGoods = kind === 'goods';
  const [chosen, setChosen] = useState(1);
  const [delivery, setDelivery] = useState(EMPTY_DELIVERY);
  const [password, setPassword] = useState('');
  const [faults, setFaults] = useState<Faults>({ delivery: {}, password: null });
  const errors = useDeliveryErrors(faults.delivery, call);
  // What can be redeemed at once may have become less meanwhile.
  const quantity = Math.min(chosen, Math.max(1, mostQuantity));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found: Faults = {
      delivery: isGoods ? deliveryFaults(delivery) : {},
      password: password.length === PAYMENT_PASSWORD_LENGTH ? null : t('form.passwordMissing'),
    };
    setFaults(found);
    if (found.password !== null || Object.keys(found.delivery).length > 0) return;
    call.send({
      rewardId: reward.id,
      quantity,
      paymentPassword: password,
      ...(isGoods && { delivery: trimmed(delivery) }),
    });
    setPassword('');
  };
  return (
    <form className={styles['panel']} onSubmit={submit} noValidate>
      {mostQuantity > 1 && (
        <QuantityField
          value={quantity}
          most={mostQuantity}
          onChange={setChosen}
          disabled={call.isUnderWay}
        />
      )}
      {isGoods && (
        <DeliveryFields
          value={delivery}
          onChange={(next) => {
            setDelivery(next);
            setFaults((before) => ({ ...before, delivery: {} }));
          }}
          errors={errors}
          disabled={call.isUnderWay}
        />
      )}
      <PaymentPasswordField
        value={password}
        onChange={(next) => {
          setPassword(next);
          setFaults((before) => ({ ...before, password: null }));
        }}
        error={faults.password}
        settings={securityLink}
        disabled={call.isUnderWay}
      />
      <p className={styles['total']}>
        {t('redeem.total')} <MoneyText text={pointsText(price * quantity)} tone="gold" />
      </p>
      <Button type="submit" variant="primary" size="large" busy={call.isUnderWay}>
        {t('redeem.send', { points: pointsText(price * quantity) })}
      </Button>
      <MoneyCallNote call={call} />
    </form>
  );
}

interface Faults {
  delivery: Partial<Record<keyof Delivery, DeliveryFault>>;
  password: string | null;
}

/** What the form has found wrong, or else what the platform has. */
function useDeliveryErrors(
  faults: Faults['delivery'],
  call: RedeemFormProps['call'],
): Partial<Record<keyof Delivery, string>> {
  const t = useT();
  const errorText = useErrorText();
  const refused = refusalOf(call.state === 'refused' ? call.error : null, errorText).fields;
  const errors: Partial<Record<keyof Delivery, string>> = {};
  for (const field of ['name', 'phone', 'address'] as const) {
    const fault = faults[field];
    const error = fault ? t(`deliveryFault.${fault}`) : refused[WIRE_FIELDS[field]];
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}
