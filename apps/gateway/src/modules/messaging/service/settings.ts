import { SERVICE_MAX_CHARACTERS } from '@perya/api-client';
import * as v from 'valibot';
import type { SettingsOf } from '../../../kernel/brand';

/** A time of day in the brand's time zone; `24:00` is the end of the day. */
const Time = v.pipe(v.string(), v.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/));

/** A missing day is a closed one. A night shift is two spans: to `24:00`, and from `00:00` on the next day. */
const Day = v.optional(
  v.pipe(
    v.object({ from: Time, to: Time }),
    v.check(({ from, to }) => from < to, 'to must be later than from'),
  ),
);

const Hours = v.object({
  monday: Day,
  tuesday: Day,
  wednesday: Day,
  thursday: Day,
  friday: Day,
  saturday: Day,
  sunday: Day,
});

/** When a desk is open, by day of the week. */
export type DeskHours = v.InferOutput<typeof Hours>;

const Desk = v.object({
  hours: Hours,
  /** Within how many minutes the desk answers while it's open; shown to the writer. */
  answerMinutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_080)),
});

const Service = v.object({
  /** The desk for everyone. */
  LIVECHAT: Desk,
  /** The desk of the high ranks. */
  VIP: Desk,
  /** The longest message, in UTF-16 units. */
  maxLength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(SERVICE_MAX_CHARACTERS)),
});

const everyDay = (from: string, to: string): DeskHours => ({
  monday: { from, to },
  tuesday: { from, to },
  wednesday: { from, to },
  thursday: { from, to },
  friday: { from, to },
  saturday: { from, to },
  sunday: { from, to },
});

export const DEFAULT_SERVICE: v.InferOutput<typeof Service> = {
  LIVECHAT: { hours: everyDay('08:00', '22:00'), answerMinutes: 15 },
  VIP: { hours: everyDay('00:00', '24:00'), answerMinutes: 5 },
  maxLength: 2000,
};

export const brandSettings = {
  /** The desks of customer service. */
  service: v.optional(Service, DEFAULT_SERVICE),
};

declare module '../../../kernel/brand' {
  interface Brand extends SettingsOf<typeof brandSettings> {}
}
