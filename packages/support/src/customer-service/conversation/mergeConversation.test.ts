import type { ServiceConversation } from '@perya/api-client';
import { expect, test } from 'vitest';

import { mergeConversation } from './mergeConversation';

const page = (from: number, to: number, hasOlder = from > 1): ServiceConversation => ({
  channel: 'live-chat',
  state: 'answered',
  desk: {
    answeredBy: 'customer-service',
    isOpen: true,
    closesAt: null,
    opensAt: null,
    answerMinutes: 15,
    maxLength: 2000,
  },
  messages: Array.from({ length: to - from + 1 }, (_, at) => ({
    id: from + at,
    author: 'desk',
    name: null,
    text: `Message ${from + at}`,
    sentAt: from + at,
    key: null,
  })),
  hasOlder,
  readId: 0,
  contact: null,
});
const merged = (known: ServiceConversation | undefined, next: ServiceConversation) => {
  const { messages, hasOlder } = mergeConversation(known, next);
  return [messages.map(({ id }) => id).join(' '), hasOlder];
};

test('takes the first page as it is', () => {
  expect(merged(undefined, page(5, 7))).toEqual(['5 6 7', true]);
  expect(merged(page(1, 0, false), page(1, 2))).toEqual(['1 2', false]);
});

test('keeps loaded messages when newer ones arrive, in order and each once', () => {
  expect(merged(page(1, 4), page(3, 6))).toEqual(['1 2 3 4 5 6', false]);
  expect(merged(page(3, 4), page(5, 6, false))).toEqual(['3 4 5 6', true]);
});

test('puts an older page before the known messages', () => {
  expect(merged(page(5, 6), page(3, 4))).toEqual(['3 4 5 6', true]);
  expect(merged(page(3, 6), page(1, 2))).toEqual(['1 2 3 4 5 6', false]);
  expect(merged(page(3, 4), page(3, 2))).toEqual(['3 4', false]);
});

test('starts again when messages in between are missing', () => {
  expect(merged(page(1, 4), page(9, 12))).toEqual(['9 10 11 12', true]);
});
