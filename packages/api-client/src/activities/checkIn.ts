import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing, oneOf, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function daySchema() {
  return v.object({
    /** From 1; the last is the seventh. */
    day: count(),
    points: count(),
    /** `today` can be checked in to now; `coming` cannot yet. */
    state: oneOf({ done: 'DONE', today: 'TODAY', coming: 'COMING' }),
  });
}

export type CheckInDay = FieldOf<ReturnType<typeof daySchema>>;

export const getCheckIn = /* @__PURE__ */ endpoint({
  id: 'getCheckIn',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCheckIn',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** Days in a row up to now, 0 where the streak is broken; starts again after the last day of the list. */
    streak: count(),
    /** Of all time. */
    total: count(),
    isDoneToday: v.boolean(),
    /** When the brand's next day begins. */
    nextDayAt: timestamp(),
    days: v.array(daySchema()),
  }),
  summary: "The member's days of checking in, and what the next brings.",
  spec: '§2 member centre and points mall (missions, points); call ours.',
});

/** How the member stands: days in a row, the points of each, and what is next. */
export type CheckIn = OutputOf<typeof getCheckIn>;

export const checkIn = /* @__PURE__ */ endpoint({
  id: 'checkIn',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkIn',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({
    /** Which day of the row it was, from 1. */
    day: count(),
    points: count(),
    /** All points that the member has now. */
    balance: count(),
  }),
  summary: "Checks in for today and pays the day's points, once a day of the brand.",
  spec: '§2 member centre and points mall (missions, points); call ours. Refused with CHECKED_IN_ALREADY.',
});

/** What checking in has brought. */
export type CheckedIn = OutputOf<typeof checkIn>;
