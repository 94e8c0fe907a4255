import { expect, test } from 'vitest';
import { parseChatFrameMessage } from '../chat/chatFrame';
import { parsePushMessage } from './push';

test('reads the unread counts', () => {
  const message = { type: 'unread', messages: 3, chat: 0 };
  expect(parsePushMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  { type: 'balance' },
  { type: 'missions' },
  { type: 'points' },
  { type: 'promotions' },
  { type: 'service' },
  { type: 'deposit', id: 'D7' },
  { type: 'withdrawal', id: 'W1' },
])('reads the hint $type', (message) => {
  expect(parsePushMessage(JSON.stringify({ ...message, amount: '5.00' }))).toEqual(message);
});

test.each([
  ['binary data', new Blob(['{}'])],
  ['invalid JSON', '{'],
  ['an unknown message type', '{"type":"weather","messages":1,"chat":1}'],
  ['a negative count', '{"type":"unread","messages":-1,"chat":0}'],
  ['a deposit without an id', '{"type":"deposit"}'],
  ['an incomplete message', '{"type":"unread","messages":1}'],
])('ignores %s', (_, data) => {
  expect(parsePushMessage(data)).toBeNull();
});

test('reads messages of the chat frame and ignores others', () => {
  expect(parseChatFrameMessage({ type: 'ready', more: 1 })).toEqual({ type: 'ready' });
  for (const data of [null, 'ready', { type: 'balance-changed' }]) {
    expect(parseChatFrameMessage(data)).toBeNull();
  }
});
