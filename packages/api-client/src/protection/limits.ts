import { formatDecimal, minorUnits, parseMoney } from '@perya/rules/money';
import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, currencyCode, decimal, done, nothing, timestamp } from '../core/schemas';

/** What a limit is on: money paid in, net loss, or time in games. */
export const LIMIT_KINDS = ['deposit', 'loss', 'time'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** By the calendar of the brand; time is limited by the day. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** A higher limit, or none, that waits to be confirmed. */
export interface PendingLimit {
  /** As in `ProtectionLimit.amount`; null: no limit any more. */
  readonly amount: number | null;
  /** From when it may be confirmed; milliseconds since 1970, as all times here. */
  readonly readyAt: number;
  /** When it is dropped unconfirmed. */
  readonly lapsesAt: number;
}

/** One of a member's seven limits, set or not. */
export interface ProtectionLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Minor units, of `time` minutes; null: not set. */
  readonly amount: number | null;
  /** What has been used in the period, in the same unit; never below zero. */
  readonly used: number;
  /** When the period ends, and all of the limit is free again. */
  readonly resetsAt: number;
  readonly pending: PendingLimit | null;
}

/** A break that holds. */
export interface PlayBreak {
  readonly kind: 'time-out' | 'self-exclusion';
  readonly startedAt: number;
  /** Null: for good. */
  readonly endsAt: number | null;
}

/** A member's limits and breaks, and what the brand offers. */
export interface Protection {
  readonly currency: string;
  readonly limits: readonly ProtectionLimit[];
  /** Hours that the raise or the end of a limit waits. */
  readonly raiseHours: number;
  /** Minor units at risk in bets that are not settled yet: a loss limit leaves them room. */
  readonly atRisk: number;
  /** Minutes between two reality checks; 0: none. */
  readonly realityCheckMinutes: number;
  /** Minutes to choose from. */
  readonly realityChecks: readonly number[];
  readonly playBreak: PlayBreak | null;
  readonly timeOutHours: readonly number[];
  readonly exclusionMonths: readonly number[];
  /** False where the account has no password to ask for, as one of a third party's sign-in. */
  readonly hasPassword: boolean;
}

const WireKind = /* @__PURE__ */ v.picklist(['DEPOSIT', 'LOSS', 'TIME']);
const WirePeriod = /* @__PURE__ */ v.picklist(['DAY', 'WEEK', 'MONTH']);

const WIRE_KINDS = { deposit: 'DEPOSIT', loss: 'LOSS', time: 'TIME' } as const;
const KINDS = { DEPOSIT: 'deposit', LOSS: 'loss', TIME: 'time' } as const;
const WIRE_PERIODS = { day: 'DAY', week: 'WEEK', month: 'MONTH' } as const;
const PERIODS = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const;

export const getProtection = /* @__PURE__ */ endpoint({
  id: 'getProtection',
  tag: 'Protection',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerProtection',
  auth: 'token',
  request: nothing(),
  value: v.object({
    currency: currencyCode(),
    limits: v.array(
      v.object({
        limitType: WireKind,
        period: WirePeriod,
        amount: v.nullable(decimal()),
        used: decimal(),
        resetTime: timestamp(),
        pending: v.nullable(
          v.object({
            amount: v.nullable(decimal()),
            readyTime: timestamp(),
            lapseTime: timestamp(),
          }),
        ),
      }),
    ),
    raiseHours: count(),
    atRisk: decimal(),
    realityCheckMinutes: count(),
    realityChecks: v.array(count()),
    playBreak: v.nullable(
      v.object({
        breakType: v.picklist(['TIME_OUT', 'SELF_EXCLUSION']),
        startTime: timestamp(),
        endTime: v.nullable(timestamp()),
      }),
    ),
    timeOutHours: v.array(count()),
    exclusionMonths: v.array(count()),
    hasPassword: v.boolean(),
  }),
  decode: ({ currency, limits, atRisk, playBreak, ...rest }): Protection => {
    const minor = (amount: string) => parseMoney(amount, currency).minor;
    return {
      ...rest,
      currency,
      atRisk: minor(atRisk),
      limits: limits.map(({ limitType, period, amount, used, resetTime, pending }) => {
        const kind = KINDS[limitType];
        // Minutes are whole, and written as an amount is.
        const read = (value: string) =>
          kind === 'time' ? Math.round(Number(value)) : minor(value);
        const readOrNull = (value: string | null) => (value === null ? null : read(value));
        return {
          kind,
          period: PERIODS[period],
          amount: readOrNull(amount),
          used: read(used),
          resetsAt: resetTime,
          pending: pending && {
            amount: readOrNull(pending.amount),
            readyAt: pending.readyTime,
            lapsesAt: pending.lapseTime,
          },
        };
      }),
      playBreak: playBreak && {
        kind: playBreak.breakType === 'TIME_OUT' ? 'time-out' : 'self-exclusion',
        startedAt: playBreak.startTime,
        endsAt: playBreak.endTime,
      },
    };
  },
  summary: "The member's limits with their use, the break he is in, and what may be chosen.",
  spec: 'decisions: Player protection; path and value ours. Amounts of TIME are minutes.',
});

/** Names one of the limits. */
export interface LimitRef {
  kind: LimitKind;
  period: LimitPeriod;
}

export interface SetLimitInput extends LimitRef {
  /** Minor units, of `time` minutes; null: no limit. */
  amount: number | null;
}

const wireRef = ({ kind, period }: LimitRef) => ({
  limitType: WIRE_KINDS[kind],
  period: WIRE_PERIODS[period],
});

export const setProtectionLimit = /* @__PURE__ */ endpoint({
  id: 'setProtectionLimit',
  tag: 'Protection',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setProtectionLimit',
  auth: 'token',
  request: v.object({
    limitType: WireKind,
    period: WirePeriod,
    amount: v.nullable(decimal()),
  }),
  value: v.object({ state: v.picklist(['HOLDS', 'WAITS']) }),
  encode: ({ amount, ...ref }: SetLimitInput) => ({
    ...wireRef(ref),
    amount:
      amount === null
        ? null
        : ref.kind === 'time'
          ? String(amount)
          : formatDecimal(minorUnits(amount)),
  }),
  decode: ({ state }): { readonly holds: boolean } => ({ holds: state === 'HOLDS' }),
  summary: 'Sets a limit: a lower one holds at once, a higher one or none waits.',
  spec: 'decisions: Player protection; path and body ours.',
});

export const confirmProtectionLimit = /* @__PURE__ */ endpoint({
  id: 'confirmProtectionLimit',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmProtectionLimit',
  auth: 'token',
  request: v.object({ limitType: WireKind, period: WirePeriod }),
  value: done(),
  encode: wireRef,
  summary: 'Lets a higher limit hold whose wait is over.',
  spec: 'decisions: Player protection; path and body ours.',
});

export const dropProtectionChange = /* @__PURE__ */ endpoint({
  id: 'dropProtectionChange',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_dropProtectionChange',
  auth: 'token',
  request: v.object({ limitType: WireKind, period: WirePeriod }),
  value: done(),
  encode: wireRef,
  summary: 'Drops a higher limit that waits: the one that holds stays.',
  spec: 'decisions: Player protection; path and body ours.',
});

export const setRealityCheck = /* @__PURE__ */ endpoint({
  id: 'setRealityCheck',
  tag: 'Protection',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setRealityCheck',
  auth: 'token',
  request: v.object({ minutes: count() }),
  value: done(),
  summary: 'Chooses the minutes between two reality checks during play; 0 for none.',
  spec: 'decisions: Player protection; path and body ours.',
});
