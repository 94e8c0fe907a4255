import type { Delivery } from '@perya/api-client';

export const EMPTY_DELIVERY: Delivery = { name: '', phone: '', address: '' };

/** Max number of characters that the platform accepts. */
export const DELIVERY_LIMITS = { name: 128, phone: 20, address: 512 } as const satisfies Record<
  keyof Delivery,
  number
>;

/** Min length of a deliverable postal address. */
const SHORTEST_ADDRESS = 10;
/** A phone number as usually written. */
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS = { min: 7, max: 15 };

export type DeliveryError = 'nameMissing' | 'phoneWrong' | 'addressShort';

/** Validation errors of a delivery address, by field. */
export function deliveryErrorsOf({
  name,
  phone,
  address,
}: Delivery): Partial<Record<keyof Delivery, DeliveryError>> {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isPhone =
    PHONE.test(phone.trim()) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(!isPhone && { phone: 'phoneWrong' }),
    ...(address.trim().length < SHORTEST_ADDRESS && { address: 'addressShort' }),
  };
}

/** As sent: without leading and trailing spaces. */
export const trimmed = ({ name, phone, address }: Delivery): Delivery => ({
  name: name.trim(),
  phone: phone.trim(),
  address: address.trim(),
});
