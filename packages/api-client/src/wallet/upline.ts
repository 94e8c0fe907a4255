import * as v from 'valibot';
import { endpoint, type InputOf, type OutputOf } from '../core/endpoint';
import { decimal } from '../core/amounts';
import { currencyCode, nothing, text } from '../core/schemas';

export const getUplineTerms = /* @__PURE__ */ endpoint({
  id: 'getUplineTerms',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferUpline',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** The upline's account name. */
    upline: text(64),
    currency: currencyCode(),
    /** What the main wallet can spend. */
    balance: decimal(),
    /** Turnover left before it can be transferred. */
    turnoverLeft: decimal(),
    /** The max of one transfer now, with all limits applied; zero if that's less than `min`. */
    transferable: decimal(),
    min: decimal(),
    max: decimal(),
    perDay: decimal(),
    /** What is left of `perDay`, by the brand's day. */
    leftToday: decimal(),
    hasPaymentPassword: v.boolean(),
  }),
  summary:
    'Returns the upline that the member can transfer money to, and how much can be transferred now.',
  spec: '§2 Member centre pages, transferUpline; §3 Member info: toUpline. Path and value defined here.',
});

/** The member's upline, and how much can be transferred now. */
export type UplineTerms = OutputOf<typeof getUplineTerms>;

export const transferToUpline = /* @__PURE__ */ endpoint({
  id: 'transferToUpline',
  tag: 'Wallet',
  method: 'POST',
  path: '/wps/relay/MCSFE_transferUpline',
  auth: 'token',
  encrypted: true,
  idempotent: true,
  request: v.object({ amount: decimal(), paymentPassword: text(64) }),
  value: v.object({
    id: text(64),
    amount: decimal(),
    currency: currencyCode(),
    upline: text(64),
  }),
  summary: "Transfers money from the member's main wallet to the upline's main wallet.",
  spec: '§2 Member centre pages, transferUpline; requires the password, so it is encrypted. Path and body defined here.',
});

/** Input of {@link transferToUpline}. */
export type UplineTransferInput = InputOf<typeof transferToUpline>;

/** A completed transfer to the upline. */
export type UplineTransfer = OutputOf<typeof transferToUpline>;
