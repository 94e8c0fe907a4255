import * as v from 'valibot';
import { endpoint, type InputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { count, currencyCode, text, wholeNumber } from '../core/schemas';
import { deliverySchema } from './redemptions';

export const redeemPointReward = /* @__PURE__ */ endpoint({
  id: 'redeemPointReward',
  tag: 'Points',
  method: 'POST',
  path: '/wps/relay/MCS2_redeemPointReward',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    rewardId: text(64),
    quantity: wholeNumber(1, 999),
    paymentPassword: text(64),
    /** Where goods are sent. */
    delivery: v.optional(deliverySchema()),
  }),
  value: v.object({ redemptionId: text(64), pointsLeft: count() }),
  summary: 'Redeems a point reward.',
  spec: '§7 Points: requires the password, so it is encrypted; body and value defined here.',
});

/** Input of {@link redeemPointReward}. */
export type RedeemInput = InputOf<typeof redeemPointReward>;

export const convertPoints = /* @__PURE__ */ endpoint({
  id: 'convertPoints',
  tag: 'Points',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({ points: wholeNumber(1), paymentPassword: text(64) }),
  value: v.object({ pointsLeft: count(), paid: decimal(), currency: currencyCode() }),
  summary: 'Converts points to money.',
  spec: '§7 Points: requires the password, so it is encrypted; body and value defined here.',
});
