import type { Game } from '@perya/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { testGame } from '../testing';
import { setFavourite, pendingFavourite, type FavouriteWrites } from './pendingFavourites';

/** Responds when the test decides, and records the requests. */
function slowWrites() {
  const waiting: PromiseWithResolvers<void>[] = [];
  const send = vi.fn<FavouriteWrites['send']>(() => {
    const answer = Promise.withResolvers<void>();
    waiting.push(answer);
    return answer.promise;
  });
  const refused = vi.fn<FavouriteWrites['refused']>();
  return { send, refused, waiting };
}

const settled = () => new Promise((done) => setTimeout(done));
let game: Game;
let count = 0;
beforeEach(() => {
  // A new game per test, so that a pending call of one test doesn't affect another.
  game = testGame({ nodeId: `n-${(count += 1)}` });
});

test('updates the button immediately, and follows the list once the platform has saved it', async () => {
  const writes = slowWrites();
  void setFavourite(game, true, writes);
  expect(pendingFavourite(game)).toBe(true);
  writes.waiting[0]?.resolve();
  await settled();
  expect(pendingFavourite(game)).toBeUndefined();
  expect(writes.refused).not.toHaveBeenCalled();
});

test('reverts the button and shows the reason when the platform rejects it', async () => {
  const writes = slowWrites();
  const reason = new Error('too many');
  void setFavourite(game, true, writes);
  writes.waiting[0]?.reject(reason);
  await settled();
  expect(pendingFavourite(game)).toBeUndefined();
  expect(writes.refused).toHaveBeenCalledExactlyOnceWith(game, true, reason);
});

test('sends one request at a time and ends with the last tap', async () => {
  const writes = slowWrites();
  void setFavourite(game, true, writes);
  void setFavourite(game, false, writes);
  void setFavourite(game, true, writes);
  void setFavourite(game, false, writes);
  expect(writes.send).toHaveBeenCalledOnce();
  writes.waiting[0]?.resolve();
  await settled();
  expect(writes.send.mock.calls.map(([, favourite]) => favourite)).toEqual([true, false]);
});

test('sends nothing more when the taps cancel out while a request is pending', async () => {
  const writes = slowWrites();
  void setFavourite(game, true, writes);
  void setFavourite(game, false, writes);
  void setFavourite(game, true, writes);
  writes.waiting[0]?.resolve();
  await settled();
  expect(writes.send).toHaveBeenCalledOnce();
});

test('ignores the rejection of a change that has been undone', async () => {
  const writes = slowWrites();
  void setFavourite(game, true, writes);
  void setFavourite(game, false, writes);
  writes.waiting[0]?.reject(new Error('no'));
  await settled();
  expect(writes.refused).not.toHaveBeenCalled();
  expect(pendingFavourite(game)).toBeUndefined();
});

test('requests for two games are independent', () => {
  const writes = slowWrites();
  void setFavourite(testGame({ nodeId: 'x-8' }), true, writes);
  void setFavourite(testGame({ nodeId: 'x-9' }), true, writes);
  expect(writes.send).toHaveBeenCalledTimes(2);
});
