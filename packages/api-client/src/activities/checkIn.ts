import * as v from 'valibot';
import { endpoint } from '../core/endpoint';
import { count, nothing, timestamp } from '../core/schemas';

const DAY_STATES = { DONE: 'done', TODAY: 'today', COMING: 'coming' } as const;

/** `today` can be checked in to now; `coming` cannot yet. */
export type CheckInDayState = (typeof DAY_STATES)[keyof typeof DAY_STATES];

export interface CheckInDay {
  /** From 1; the last is the seventh. */
  readonly day: number;
  readonly points: number;
  readonly state: CheckInDayState;
}

/** How the member stands: days in a row, the points of each, and what is next. */
export interface CheckIn {
  /** Days in a row up to now, 0 where the streak is broken; begins anew after the last day of the list. */
  readonly streak: number;
  /** Of all time. */
  readonly total: number;
  readonly isDoneToday: boolean;
  /** When the brand's next day begins; milliseconds since 1970. */
  readonly nextDayAt: number;
  readonly days: readonly CheckInDay[];
}

export const getCheckIn = /* @__PURE__ */ endpoint({
  id: 'getCheckIn',
  tag: 'Activities',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCheckIn',
  auth: 'token',
  request: nothing(),
  value: v.object({
    streak: count(),
    total: count(),
    checkedToday: v.boolean(),
    nextDayTime: timestamp(),
    list: v.array(
      v.object({
        day: count(),
        points: count(),
        status: v.picklist(['DONE', 'TODAY', 'COMING']),
      }),
    ),
  }),
  decode: ({ streak, total, checkedToday, nextDayTime, list }): CheckIn => ({
    streak,
    total,
    isDoneToday: checkedToday,
    nextDayAt: nextDayTime,
    days: list.map(({ status, ...day }) => ({ ...day, state: DAY_STATES[status] })),
  }),
  summary: "The member's days of checking in, and what the next brings.",
  spec: '§2 member centre and points mall (missions, points); call ours.',
});

/** What checking in has brought. */
export interface CheckedIn {
  /** Which day of the row it was, from 1. */
  readonly day: number;
  readonly points: number;
  /** All points that the member has now. */
  readonly balance: number;
}

export const checkIn = /* @__PURE__ */ endpoint({
  id: 'checkIn',
  tag: 'Activities',
  method: 'POST',
  path: '/wps/relay/MCSFE_checkIn',
  auth: 'token',
  idempotent: true,
  request: nothing(),
  value: v.object({ day: count(), points: count(), pointBalance: count() }),
  decode: ({ pointBalance, ...same }): CheckedIn => ({ ...same, balance: pointBalance }),
  summary: "Checks in for today and pays the day's points, once a day of the brand.",
  spec: '§2 member centre and points mall (missions, points); call ours. Refused with CHECKED_IN_ALREADY.',
});
