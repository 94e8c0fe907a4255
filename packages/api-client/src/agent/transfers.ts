import { formatDecimal, parseMoney, type MinorUnits, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, decimal, text } from '../core/schemas';

export interface DownlineTransferInput {
  /** A direct downline. */
  memberId: string;
  amount: MinorUnits;
  paymentPassword: string;
}

/** What went to a downline. */
export interface DownlineTransfer {
  readonly id: string;
  readonly amount: Money;
  /** The downline's account name. */
  readonly downline: string;
}

export const transferToDownline = /* @__PURE__ */ endpoint({
  id: 'transferToDownline',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_transferDownline',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({ memberId: text(64), amount: decimal(), paymentPassword: text(64) }),
  value: v.object({
    transferId: text(64),
    amount: decimal(),
    currency: currencyCode(),
    downlineAccount: text(64),
  }),
  encode: ({ memberId, amount, paymentPassword }: DownlineTransferInput) => ({
    memberId,
    amount: formatDecimal(amount),
    paymentPassword,
  }),
  decode: ({ transferId, amount, currency, downlineAccount }): DownlineTransfer => ({
    id: transferId,
    amount: parseMoney(amount, currency),
    downline: downlineAccount,
  }),
  summary: "Moves money from an agent's main wallet into that of a direct downline.",
  spec: '§1 Agents can transfer to downline or upline, §6; password-checked, hence encrypted. Path and body ours.',
});
