import type { Delivery } from '@perya/api-client';

export const EMPTY_DELIVERY: Delivery = { name: '', phone: '', address: '' };

/** As many characters as the platform takes. */
export const DELIVERY_LIMITS = { name: 128, phone: 20, address: 512 } as const satisfies Record<
  keyof Delivery,
  number
>;

/** A postal address that a parcel finds has at least so many. */
const SHORTEST_ADDRESS = 10;
/** A number that can be called, as people write it. */
const PHONE = /^\+?[\d\s()-]+$/;
const PHONE_DIGITS = { min: 7, max: 15 };

export type DeliveryFault = 'nameMissing' | 'phoneWrong' | 'addressShort';

/** What is wrong with where goods are to be sent, by field. */
export function deliveryFaults({
  name,
  phone,
  address,
}: Delivery): Partial<Record<keyof Delivery, DeliveryFault>> {
  const digits = phone.replaceAll(/\D/g, '').length;
  const isPhone =
    PHONE.test(phone.trim()) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
  return {
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(!isPhone && { phone: 'phoneWrong' }),
    ...(address.trim().length < SHORTEST_ADDRESS && { address: 'addressShort' }),
  };
}

/** As it is sent: without what stands around it. */
export const trimmed = ({ name, phone, address }: Delivery): Delivery => ({
  name: name.trim(),
  phone: phone.trim(),
  address: address.trim(),
});
