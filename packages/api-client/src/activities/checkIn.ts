import * as v from 'valibot';
import type { FieldOf } from '../core/codec';
import { endpoint, type OutputOf } from '../core/endpoint';
import { count, nothing, oneOf, timestamp } from '../core/schemas';

/* @__NO_SIDE_EFFECTS__ */
function daySchema() {
  return v.object({
    /** Counted from 1; the last day is 7. */
    day: count(),
    points: count(),
    /** `today` is open for check-in now; `coming` is not open yet. */
    state: oneOf({ done: 'DONE', today: 'TODAY', coming: 'COMING' }),
  });
}

/** A day of the check-in calendar, with its reward. */
export type CheckInDay = FieldOf<ReturnType<typeof daySchema>>;

export const getCheckIn = /* @__PURE__ */ endpoint({
  id: 'getCheckIn',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCheckIn',
  auth: 'token',
  request: nothing(),
  value: v.object({
    /** Consecutive days so far, 0 if the streak is broken; restarts after the last day of the list. */
    streak: count(),
    /** Check-ins of all time. */
    total: count(),
    isDoneToday: v.boolean(),
    /** When the brand's next day begins. */
    nextDayAt: timestamp(),
    days: v.array(daySchema()),
  }),
  summary: "Returns the member's check-in streak and the points of each day.",
  spec: '§2 member centre and points mall (missions, points); call defined here.',
});

/** The member's check-in state: the streak, the points of each day, and the next day. */
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
    /** Day of the streak, counted from 1. */
    day: count(),
    points: count(),
    /** The member's current points balance. */
    balance: count(),
  }),
  summary:
    "Checks the member in for today and credits the day's points, once per day of the brand.",
  spec: '§2 member centre and points mall (missions, points); call defined here. Rejection code: CHECKED_IN_ALREADY.',
});

/** The result of a check-in. */
export type CheckedIn = OutputOf<typeof checkIn>;
