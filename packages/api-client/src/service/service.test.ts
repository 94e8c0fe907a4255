import { safeParse } from 'valibot';
import { expect, it } from 'vitest';
import { decodeOutput, encodeInput } from '../core/translate';
import { getServiceConversation, sendServiceMessage } from './service';

const KEY = 'a'.repeat(32);

it('sends a message with the wire’s words, without an empty contact', () => {
  expect(
    encodeInput(sendServiceMessage, { channel: 'vip', key: KEY, text: 'Hello', contact: '  ' }),
  ).toEqual({ channel: 'VIP', key: KEY, text: 'Hello' });
});

it.each([
  ['a guest’s key that could be guessed', { guestKey: 'short' }],
  ['a message key that could be guessed', { key: '1' }],
  ['an empty text', { text: '' }],
  ['a text that no brand accepts', { text: 'x'.repeat(4001) }],
  ['an unknown channel', { channel: 'TELEGRAM' }],
])('rejects %s', (_, wrong) => {
  const message = { channel: 'LIVECHAT', key: KEY, text: 'Hello', guestKey: KEY };
  expect(safeParse(sendServiceMessage.request, message).success).toBe(true);
  expect(safeParse(sendServiceMessage.request, { ...message, ...wrong }).success).toBe(false);
});

it('reads a conversation', () => {
  const conversation = decodeOutput(getServiceConversation, {
    channel: 'LIVECHAT',
    state: 'ANSWERED',
    desk: {
      answeredBy: 'CUSTOMER_SERVICE',
      isOpen: false,
      closesAt: null,
      opensAt: 1_795_700_000_000,
      answerMinutes: 15,
      maxLength: 2000,
    },
    messages: [
      { id: 1, author: 'WRITER', name: null, text: 'Hello', sentAt: 1, key: KEY },
      { id: 2, author: 'DESK', name: 'Ana', text: '<b>Hi</b>', sentAt: 2, key: null },
    ],
    hasOlder: false,
    readId: 0,
    contact: null,
  });
  expect(conversation).toMatchObject({
    channel: 'live-chat',
    state: 'answered',
    desk: { answeredBy: 'customer-service' },
    messages: [{ author: 'writer' }, { author: 'desk', text: '<b>Hi</b>' }],
  });
});
