import type { ChatLine } from '@perya/api-client';
import type { Room } from './room';

/** Messages of one author within this time are grouped. */
const GROUP_MS = 5 * 60_000;

/** One row of the list. */
export type TimelineEntry =
  | { kind: 'day'; key: string; day: string; at: number }
  | { kind: 'fresh'; key: string }
  | { kind: 'line'; key: string; line: ChatLine; isNext: boolean };

export interface TimelineOptions {
  hiddenAuthors: ReadonlySet<string>;
  /** `2026-11-21`: the day of a time, in the room's time zone. */
  dayOf(at: number): string;
}

/** The history in order: day headings, the unread marker, and the messages. */
export function timelineOf(
  { lines, freshAfter }: Pick<Room, 'lines' | 'freshAfter'>,
  { hiddenAuthors, dayOf }: TimelineOptions,
): TimelineEntry[] {
  const shown = lines.filter(({ author }) => author === null || !hiddenAuthors.has(author));
  const entries: TimelineEntry[] = [];
  let lastDay: string | undefined;
  let before: ChatLine | undefined;
  let isFreshMarked = false;
  for (const line of shown) {
    const day = dayOf(line.at);
    if (day !== lastDay) {
      entries.push({ kind: 'day', key: `day:${day}`, day, at: line.at });
      lastDay = day;
      before = undefined;
    }
    if (!isFreshMarked && line.id > freshAfter && !line.isMine && line !== shown[0]) {
      isFreshMarked = true;
      entries.push({ kind: 'fresh', key: 'fresh' });
      before = undefined;
    }
    entries.push({ kind: 'line', key: `line:${line.id}`, line, isNext: isNext(line, before) });
    before = line;
  }
  return entries;
}

const isNext = (line: ChatLine, before: ChatLine | undefined): boolean =>
  before !== undefined && before.author === line.author && line.at - before.at < GROUP_MS;
