import { addDays, instantOf, todayIn } from '@perya/rules/time';
import type { DeskHours } from './settings';

/** Sunday first, as in `Date.getUTCDay`. */
const DAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const satisfies readonly (keyof DeskHours)[];

/** Days that are looked ahead: every weekday occurs, and the current one twice. */
const HORIZON_DAYS = 8;

/** Times in epoch milliseconds. */
export interface DeskTimes {
  isOpen: boolean;
  /** When it closes; null while it's closed, and if it never closes. */
  closesAt: number | null;
  /** When it opens; null while it's open, and if it never opens. */
  opensAt: number | null;
}

/** Whether a desk is open at an instant (epoch milliseconds), and when that changes. */
export function deskTimesAt(hours: DeskHours, now: number, timeZone: string): DeskTimes {
  const spans = spansFrom(hours, now, timeZone);
  const current = spans.find(({ from, to }) => from <= now && now < to);
  if (current === undefined) {
    const next = spans.find(({ from }) => from > now);
    return { isOpen: false, closesAt: null, opensAt: next?.from ?? null };
  }
  const isEndless = Object.values(hours).length === DAYS.length && spans.length === 1;
  return { isOpen: true, closesAt: isEndless ? null : current.to, opensAt: null };
}

interface Span {
  from: number;
  to: number;
}

/** The open spans from today on, in order; adjoining ones are one. */
function spansFrom(hours: DeskHours, now: number, timeZone: string): Span[] {
  const today = todayIn(timeZone, now);
  const spans: Span[] = [];
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const planned = hours[DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'sunday'];
    if (planned === undefined) continue;
    const at = (time: string) => instantOf(Date.parse(`${day}T${time}:00Z`), timeZone);
    const span = { from: at(planned.from), to: at(planned.to) };
    const last = spans.at(-1);
    if (last?.to === span.from) last.to = span.to;
    else spans.push(span);
  }
  return spans;
}
