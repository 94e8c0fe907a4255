import { parseMoney } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, text, wholeNumber } from '../core/schemas';

export interface RedeemInput {
  rewardId: string;
  quantity: number;
  paymentPassword: string;
  /** Where goods are sent. */
  delivery?: { name: string; phone: string; address: string } | undefined;
}

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
    password: text(64),
    receiver: v.optional(text(128)),
    phone: v.optional(text(20)),
    address: v.optional(text(512)),
  }),
  value: v.object({ redeemId: text(64), points: count() }),
  encode: ({ rewardId, quantity, paymentPassword, delivery }: RedeemInput) => ({
    rewardId,
    quantity,
    password: paymentPassword,
    receiver: delivery?.name,
    phone: delivery?.phone,
    address: delivery?.address,
  }),
  decode: ({ redeemId, points }) => ({ redemptionId: redeemId, pointsLeft: points }),
  summary: 'Buys a reward with points.',
  spec: '§7 Points: password-checked, hence encrypted; body and value ours (value.points is what is left).',
});

export interface ConvertPointsInput {
  points: number;
  paymentPassword: string;
}

export const convertPoints = /* @__PURE__ */ endpoint({
  id: 'convertPoints',
  tag: 'Points',
  method: 'POST',
  path: '/wps/relay/MCS2_convertPoint',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    points: wholeNumber(1),
    password: text(64),
  }),
  value: v.object({ points: count(), amount: decimal(), currency: currencyCode() }),
  encode: ({ points, paymentPassword }: ConvertPointsInput) => ({
    points,
    password: paymentPassword,
  }),
  decode: ({ points, amount, currency }) => ({
    pointsLeft: points,
    paid: parseMoney(amount, currency),
  }),
  summary: 'Turns points into money.',
  spec: '§7 Points: password-checked, hence encrypted; body and value ours (value.points is what is left).',
});
