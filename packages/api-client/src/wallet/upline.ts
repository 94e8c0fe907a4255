import { formatDecimal, parseMoney, type MinorUnits, type Money } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { currencyCode, decimal, flag, nothing, text } from '../core/schemas';

/** To whom a member can transfer, and how much now. */
export interface UplineTerms {
  /** The upline's account name. */
  readonly upline: string;
  /** What the main wallet can spend. */
  readonly balance: Money;
  /** What still has to be played before it may leave. */
  readonly turnoverLeft: Money;
  /** What one transfer can be now: all of it counted in; zero where it is less than `min`. */
  readonly transferable: Money;
  readonly min: Money;
  readonly max: Money;
  readonly perDay: Money;
  /** Of `perDay`, by the brand's day. */
  readonly leftToday: Money;
  readonly hasPaymentPassword: boolean;
}

export const getUplineTerms = /* @__PURE__ */ endpoint({
  id: 'getUplineTerms',
  tag: 'Wallet',
  method: 'GET',
  path: '/wps/relay/MCSFE_getTransferUpline',
  auth: 'token',
  request: nothing(),
  value: v.object({
    uplineAccount: text(64),
    currency: currencyCode(),
    balance: decimal(),
    turnoverLeft: decimal(),
    transferable: decimal(),
    minAmount: decimal(),
    maxAmount: decimal(),
    dailyLimit: decimal(),
    leftToday: decimal(),
    hasPaymentPassword: flag(),
  }),
  decode: (wire): UplineTerms => {
    const money = (amount: string) => parseMoney(amount, wire.currency);
    return {
      upline: wire.uplineAccount,
      balance: money(wire.balance),
      turnoverLeft: money(wire.turnoverLeft),
      transferable: money(wire.transferable),
      min: money(wire.minAmount),
      max: money(wire.maxAmount),
      perDay: money(wire.dailyLimit),
      leftToday: money(wire.leftToday),
      hasPaymentPassword: wire.hasPaymentPassword === 1,
    };
  },
  summary: 'To whom a member can transfer upwards, and how much now.',
  spec: '§2 Member centre pages, transferUpline; §3 Member info: toUpline. Path and value ours.',
});

export interface UplineTransferInput {
  amount: MinorUnits;
  paymentPassword: string;
}

/** What went to the upline. */
export interface UplineTransfer {
  readonly id: string;
  readonly amount: Money;
  readonly upline: string;
}

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
    transferId: text(64),
    amount: decimal(),
    currency: currencyCode(),
    uplineAccount: text(64),
  }),
  encode: ({ amount, paymentPassword }: UplineTransferInput) => ({
    amount: formatDecimal(amount),
    paymentPassword,
  }),
  decode: ({ transferId, amount, currency, uplineAccount }): UplineTransfer => ({
    id: transferId,
    amount: parseMoney(amount, currency),
    upline: uplineAccount,
  }),
  summary: "Moves money from a member's main wallet into that of the upline.",
  spec: '§2 Member centre pages, transferUpline; password-checked, hence encrypted. Path and body ours.',
});
