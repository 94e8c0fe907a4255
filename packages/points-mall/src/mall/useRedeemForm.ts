import type { Delivery, PointRewardDetail, redeemPointReward } from '@perya/api-client';
import type { MoneyCall } from '@perya/api-client/react';
import {
  PAYMENT_PASSWORD_LENGTH,
  useMoneySubmit,
  useRejectedFields,
  useValidatedForm,
} from '@perya/page-kit';
import { useWatch } from 'react-hook-form';

import { useT } from '../locales';
import { deliveryErrorsOf, EMPTY_DELIVERY, trimmed, type DeliveryError } from './delivery';

export interface RedeemValues extends Delivery {
  quantity: number;
  paymentPassword: string;
}

const EMPTY: RedeemValues = { quantity: 1, ...EMPTY_DELIVERY, paymentPassword: '' };

/** Wire names of the fields, in rejections from the platform. */
const WIRE_NAMES = {
  'delivery.name': 'name',
  'delivery.phone': 'phone',
  'delivery.address': 'address',
} as const;

/** The form state of a redemption: its validation, and its request. Only goods are delivered. */
export function useRedeemForm(
  { id, kind, maxQuantity }: PointRewardDetail,
  call: MoneyCall<typeof redeemPointReward>,
) {
  const t = useT();
  const isGoods = kind === 'goods';
  const errorText = (error: DeliveryError | undefined) =>
    error === undefined ? null : t(`deliveryError.${error}`);
  const form = useValidatedForm<RedeemValues>({
    defaultValues: EMPTY,
    validate: (values) => {
      const { name, phone, address } = isGoods ? deliveryErrorsOf(values) : {};
      return {
        name: errorText(name),
        phone: errorText(phone),
        address: errorText(address),
        paymentPassword:
          values.paymentPassword.length === PAYMENT_PASSWORD_LENGTH
            ? null
            : t('form.passwordMissing'),
      };
    },
  });
  const chosen = useWatch({ control: form.control, name: 'quantity' });
  // The redeemable quantity may have decreased in the meantime.
  const quantity = Math.min(chosen, Math.max(1, maxQuantity));
  const submit = useMoneySubmit(form, call, (values) => ({
    rewardId: id,
    quantity,
    paymentPassword: values.paymentPassword,
    ...(isGoods && { delivery: trimmed(values) }),
  }));
  const rejection = useRejectedFields(form, call.error, WIRE_NAMES);
  return { form, quantity, submit, rejection };
}
