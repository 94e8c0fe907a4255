import type { getServiceConversation, WireValueOf } from '@perya/api-client';

type WireConversation = WireValueOf<typeof getServiceConversation>;
type WireMessage = WireConversation['messages'][number];

/** 2026-11-27, 10:00 in Manila. */
const MORNING = Date.UTC(2026, 10, 27, 2);
const MINUTE_MS = 60_000;

/** Messages of a member and the desk, alternating in the order of the texts; for stories and tests. */
export const wireServiceMessages = (
  texts: readonly string[],
  { firstId = 1, name = 'Ana' }: { firstId?: number; name?: string | null } = {},
): WireMessage[] =>
  texts.map((text, at) => ({
    id: firstId + at,
    author: at % 2 === 0 ? 'WRITER' : 'DESK',
    name: at % 2 === 0 ? null : name,
    text,
    sentAt: MORNING + (firstId + at) * 3 * MINUTE_MS,
    key: at % 2 === 0 ? `key-of-message-${firstId + at}` : null,
  }));

/** A conversation without messages, with an open desk, for stories and tests. */
export function wireConversation({
  desk,
  ...overrides
}: Partial<Omit<WireConversation, 'desk'>> & {
  desk?: Partial<WireConversation['desk']>;
} = {}): WireConversation {
  return {
    channel: 'LIVECHAT',
    state: null,
    messages: [],
    hasOlder: false,
    readId: 0,
    contact: null,
    ...overrides,
    desk: {
      answeredBy: 'CUSTOMER_SERVICE',
      isOpen: true,
      // 22:00 in Manila.
      closesAt: Date.UTC(2026, 10, 27, 14),
      opensAt: null,
      answerMinutes: 15,
      maxLength: 2000,
      ...desk,
    },
  };
}
