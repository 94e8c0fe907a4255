import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { hundredths } from '../core/amounts';
import { count, currencyCode, done, nothing, oneOf, timestamp } from '../core/schemas';

/** What a limit applies to: deposits, net loss, or time in games. */
export const LIMIT_KINDS = ['deposit', 'loss', 'time'] as const;

/* @__NO_SIDE_EFFECTS__ */
function limitRefEntries() {
  return {
    kind: oneOf({ deposit: 'DEPOSIT', loss: 'LOSS', time: 'TIME' }),
    /** Calendar periods of the brand; `time` only has `day`. */
    period: oneOf({ day: 'DAY', week: 'WEEK', month: 'MONTH' }),
  };
}

/* @__NO_SIDE_EFFECTS__ */
function limitSchema() {
  return v.object({
    ...limitRefEntries(),
    /** In minor units, for `time` in hundredths of a minute; null: not set. */
    amount: v.nullable(hundredths()),
    /** Used in the period, in the same unit; never below zero. */
    used: hundredths(),
    /** When the period ends and the usage is reset. */
    resetsAt: timestamp(),
    /** A raise or removal of the limit that has to be confirmed. */
    pending: v.nullable(
      v.object({
        /** In the same unit; null: removes the limit. */
        amount: v.nullable(hundredths()),
        /** When it can be confirmed from. */
        readyAt: timestamp(),
        /** When it's dropped if it isn't confirmed. */
        lapsesAt: timestamp(),
      }),
    ),
  });
}

/* @__NO_SIDE_EFFECTS__ */
function protectionSchema() {
  return v.object({
    currency: currencyCode(),
    /** All seven, set or not. */
    limits: v.array(limitSchema()),
    /** Hours before a raise or removal of a limit can be confirmed. */
    raiseHours: count(),
    /** At risk in unsettled bets: a loss limit reserves room for it. */
    atRisk: hundredths(),
    /** Minutes between reality checks; 0: none. */
    realityCheckMinutes: count(),
    /** The intervals to choose from, in minutes. */
    realityChecks: v.array(count()),
    /** The current break. */
    playBreak: v.nullable(
      v.object({
        kind: oneOf({ 'time-out': 'TIME_OUT', 'self-exclusion': 'SELF_EXCLUSION' }),
        startedAt: timestamp(),
        /** Null: permanent. */
        endsAt: v.nullable(timestamp()),
      }),
    ),
    timeOutHours: v.array(count()),
    exclusionMonths: v.array(count()),
    /** False if the account has no password to ask for, such as one created by a third-party sign-in. */
    hasPassword: v.boolean(),
  });
}

/** One of a member's seven limits, set or not. */
export type ProtectionLimit = FieldOf<ReturnType<typeof limitSchema>>;

/** A raise or removal of a limit that has to be confirmed. */
export type PendingLimit = NonNullable<ProtectionLimit['pending']>;

/** What a limit of the member restricts. */
export type LimitKind = ProtectionLimit['kind'];

/** Period in which a limit counts. */
export type LimitPeriod = ProtectionLimit['period'];

export const getProtection = /* @__PURE__ */ endpoint({
  id: 'getProtection',
  tag: 'Protection',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerProtection',
  auth: 'token',
  request: nothing(),
  value: protectionSchema(),
  summary:
    "Returns the member's limits with their usage, the current break, and the available options.",
  spec: 'decisions: Player protection; path and value defined here. TIME amounts are in minutes.',
});

/** A member's limits and breaks, and what the brand offers. */
export type Protection = OutputOf<typeof getProtection>;

/** A break that is in effect. */
export type PlayBreak = NonNullable<Protection['playBreak']>;

export const setProtectionLimit = /* @__PURE__ */ endpoint({
  id: 'setProtectionLimit',
  tag: 'Protection',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setProtectionLimit',
  auth: 'token',
  request: v.object({
    ...limitRefEntries(),
    /** In the units of `ProtectionLimit`; null: no limit. */
    amount: v.nullable(hundredths()),
  }),
  value: v.object({
    /** Whether the limit is in effect; otherwise it's pending. */
    holds: v.boolean(),
  }),
  summary:
    'Sets a limit; a lower one takes effect immediately, an increase or removal has to wait and be confirmed.',
  spec: 'decisions: Player protection; path and body defined here.',
});

export const confirmProtectionLimit = /* @__PURE__ */ endpoint({
  id: 'confirmProtectionLimit',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_confirmProtectionLimit',
  auth: 'token',
  request: v.object(limitRefEntries()),
  value: done(),
  summary: 'Confirms a pending limit increase or removal after its waiting period.',
  spec: 'decisions: Player protection; path and body defined here.',
});

export const dropProtectionChange = /* @__PURE__ */ endpoint({
  id: 'dropProtectionChange',
  tag: 'Protection',
  method: 'POST',
  path: '/wps/relay/MCSFE_dropProtectionChange',
  auth: 'token',
  request: v.object(limitRefEntries()),
  value: done(),
  summary: 'Cancels a pending limit increase or removal; the current limit stays in force.',
  spec: 'decisions: Player protection; path and body defined here.',
});

export const setRealityCheck = /* @__PURE__ */ endpoint({
  id: 'setRealityCheck',
  tag: 'Protection',
  method: 'PUT',
  path: '/wps/relay/MCSFE_setRealityCheck',
  auth: 'token',
  request: v.object({ minutes: count() }),
  value: done(),
  summary: 'Sets the minutes between reality checks during play; 0 turns them off.',
  spec: 'decisions: Player protection; path and body defined here.',
});
