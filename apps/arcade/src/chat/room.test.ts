import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatLine, ChatReply } from '@perya/api-client';
import { discard, EMPTY_ROOM, receive, write, type Room } from './room';

const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  at: 1_000 * id,
  text: `line ${id}`,
  name: 'ma***3',
  author: 'a',
  isMine: false,
  key: null,
  ...more,
});

const entered = (
  lines: ChatLine[],
  more: Partial<Extract<ChatReply, { type: 'entered' }>> = {},
): ChatReply => ({
  type: 'entered',
  room: 'players',
  language: 'EN',
  timeZone: 'Asia/Manila',
  name: 'ju***1',
  lines,
  hasOlder: true,
  isFresh: true,
  lastReadId: 2,
  online: 3,
  ...more,
});

const ids = ({ lines }: Room) => lines.map(({ id }) => id);
const after = (...replies: ChatReply[]) => replies.reduce(receive, EMPTY_ROOM);

it('shows the history and marks unread messages', () => {
  const room = after(entered([line(1), line(2), line(3)]));
  expect(ids(room)).toEqual([1, 2, 3]);
  expect(room).toMatchObject({ freshAfter: 2, hasOlder: true, online: 3, name: 'ju***1' });
});

it('keeps messages that arrived before the history', () => {
  const room = after({ type: 'line', line: line(4) }, entered([line(2), line(3)]));
  expect(ids(room)).toEqual([2, 3, 4]);
});

it('catches up after a reconnect, and keeps the unread marker', () => {
  const missed = entered([line(3)], { isFresh: false, lastReadId: 3, hasOlder: false });
  const room = after(entered([line(1), line(2)]), missed);
  expect(ids(room)).toEqual([1, 2, 3]);
  expect(room).toMatchObject({ freshAfter: 2, hasOlder: true });
});

it('starts over when too much was missed, without a gap', () => {
  const room = after(entered([line(1), line(2)]), entered([line(90), line(91)]));
  expect(ids(room)).toEqual([90, 91]);
});

it('matches a line with its pending one by key', () => {
  const writing = write(after(entered([])), { key: 'k1', text: 'hello' });
  expect(writing.pending).toHaveLength(1);
  const said = receive(writing, { type: 'line', line: line(5, { isMine: true, key: 'k1' }) });
  expect(said.pending).toEqual([]);
  expect(ids(said)).toEqual([5]);
});

it('keeps a rejected message, with the reason, until it is resent or discarded', () => {
  const writing = write(after(entered([])), { key: 'k1', text: 'hello' });
  const refused = receive(writing, {
    type: 'refused',
    key: 'k1',
    reason: 'too-fast',
    retryAfterMs: 4_000,
  });
  expect(refused.pending).toEqual([
    { key: 'k1', text: 'hello', rejection: 'too-fast', retryAfterMs: 4_000 },
  ]);
  expect(write(refused, { key: 'k1', text: 'hello' }).pending).toEqual([
    { key: 'k1', text: 'hello' },
  ]);
  expect(discard(refused, 'k1').pending).toEqual([]);
});

it('removes hidden messages', () => {
  expect(ids(after(entered([line(1), line(2)]), { type: 'hidden', id: 1 }))).toEqual([2]);
});

it('contains each line once and in order, whatever the order of arrival', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 80 }), (order) => {
      const room = order.reduce(
        (room, id) => receive(room, { type: 'line', line: line(id) }),
        EMPTY_ROOM,
      );
      expect(ids(room)).toEqual([...new Set(order)].toSorted((a, b) => a - b));
    }),
  );
});
