import type { ServiceMessage } from '@perya/api-client';

/** Messages of one author within this time are grouped. */
const GROUP_MS = 5 * 60_000;

/** One row of a transcript. */
export type TimelineEntry =
  | { readonly kind: 'day'; readonly key: string; readonly day: string; readonly at: number }
  | { readonly kind: 'unread'; readonly key: string }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: ServiceMessage;
      /** Follows another message of the same author: the name isn't repeated. */
      readonly isNext: boolean;
    };

export interface TimelineOptions {
  /** Answers with higher ids are unread. */
  unreadAfter: number;
  /** `2026-11-21`: the day of a time, in the brand's time zone. */
  dayOf(at: number): string;
}

/** The rows of a transcript: day separators, the start of the unread answers, and the messages. */
export function timelineOf(
  messages: readonly ServiceMessage[],
  { unreadAfter, dayOf }: TimelineOptions,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let lastDay: string | undefined;
  let before: ServiceMessage | undefined;
  let hasUnread = false;
  for (const message of messages) {
    const day = dayOf(message.sentAt);
    if (day !== lastDay) {
      entries.push({ kind: 'day', key: `day:${day}`, day, at: message.sentAt });
      lastDay = day;
      before = undefined;
    }
    if (!hasUnread && message.author === 'desk' && message.id > unreadAfter) {
      hasUnread = true;
      entries.push({ kind: 'unread', key: 'unread' });
      before = undefined;
    }
    entries.push({
      kind: 'message',
      key: `message:${message.id}`,
      message,
      isNext: isNext(message, before),
    });
    before = message;
  }
  return entries;
}

const isNext = (message: ServiceMessage, before: ServiceMessage | undefined): boolean =>
  before !== undefined &&
  before.author === message.author &&
  before.name === message.name &&
  message.sentAt - before.sentAt < GROUP_MS;
