import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, text } from '../core/schemas';

export const transferToDownline = /* @__PURE__ */ endpoint({
  id: 'transferToDownline',
  tag: 'Agent',
  method: 'POST',
  path: '/wps/relay/MCSFE_transferDownline',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({
    /** A direct downline. */
    memberId: text(64),
    amount: decimal(),
    paymentPassword: text(64),
  }),
  value: v.object({
    id: text(64),
    amount: decimal(),
    currency: currencyCode(),
    /** The downline's account name. */
    downline: text(64),
  }),
  summary: "Transfers money from the agent's main wallet to the main wallet of a direct downline.",
  spec: '§1 Agents can transfer to downline or upline, §6; requires the password, so it is encrypted. Path and body defined here.',
});

/** Input of {@link transferToDownline}. */
export type DownlineTransferInput = InputOf<typeof transferToDownline>;

/** The result of a transfer to a downline. */
export type DownlineTransfer = OutputOf<typeof transferToDownline>;
