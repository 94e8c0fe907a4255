const SECOND_MS = 1000;

/**
 * The wall time: the clock and calendar time of an IANA time zone at an instant, represented as UTC. Both in
 * epoch milliseconds.
 */
export function wallTime(instant: number, timeZone: string): number {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + instant - Math.floor(instant / SECOND_MS) * SECOND_MS;
}

/** The instant at which the clocks of a time zone show a wall time. */
export function instantOf(wall: number, timeZone: string): number {
  const guess = wall - (wallTime(wall, timeZone) - wall);
  return guess - (wallTime(guess, timeZone) - wall);
}

/** The date, `yyyy-MM-dd`, in a time zone at an instant (milliseconds). */
export const todayIn = (timeZone: string, instant: number): string =>
  new Date(wallTime(instant, timeZone)).toISOString().slice(0, 10);

/** The start of a day (`yyyy-MM-dd`) in a time zone, in epoch milliseconds. */
export const startOfDay = (day: string, timeZone: string): number =>
  instantOf(Date.parse(`${day}T00:00:00Z`), timeZone);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
