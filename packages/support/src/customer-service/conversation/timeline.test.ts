import type { ServiceMessage } from '@perya/api-client';
import { expect, test } from 'vitest';

import { timelineOf } from './timeline';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const message = (
  id: number,
  author: ServiceMessage['author'],
  sentAt: number,
  name: string | null = null,
): ServiceMessage => ({ id, author, name, sentAt, text: `Message ${id}`, key: null });

const rows = (messages: ServiceMessage[], unreadAfter = 100) =>
  timelineOf(messages, { unreadAfter, dayOf }).map((entry) =>
    entry.kind === 'message' ? `${entry.message.id}${entry.isNext ? '+' : ''}` : entry.kind,
  );

test('separates days, and groups the messages that follow each other', () => {
  expect(
    rows([
      message(1, 'writer', 0),
      message(2, 'writer', MINUTE_MS),
      message(3, 'writer', 10 * MINUTE_MS),
      message(4, 'desk', 11 * MINUTE_MS, 'Ana'),
      message(5, 'desk', 12 * MINUTE_MS, 'Ben'),
      message(6, 'desk', DAY_MS, 'Ben'),
    ]),
  ).toEqual(['day', '1', '2+', '3', '4', '5', 'day', '6']);
});

test('marks the first unread answer, and no message of the writer', () => {
  const messages = [
    message(1, 'writer', 0),
    message(2, 'desk', 1),
    message(3, 'writer', 2),
    message(4, 'desk', 3),
    message(5, 'desk', 4),
  ];
  expect(rows(messages, 2)).toEqual(['day', '1', '2', '3', 'unread', '4', '5+']);
  expect(rows(messages, 5)).not.toContain('unread');
});
