import type { Game } from '@perya/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { testGame } from '../testing';
import { favouriteWished, wishOf, type FavouriteWrites } from './favouriteWishes';

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

test('shows the heart at once, and leaves it to the list when the platform has it', async () => {
  const writes = slowWrites();
  void favouriteWished(game, true, writes);
  expect(wishOf(game)).toBe(true);
  writes.waiting[0]?.resolve();
  await settled();
  expect(wishOf(game)).toBeUndefined();
  expect(writes.refused).not.toHaveBeenCalled();
});

test('undoes the heart and says why when the platform refuses', async () => {
  const writes = slowWrites();
  const reason = new Error('too many');
  void favouriteWished(game, true, writes);
  writes.waiting[0]?.reject(reason);
  await settled();
  expect(wishOf(game)).toBeUndefined();
  expect(writes.refused).toHaveBeenCalledExactlyOnceWith(game, true, reason);
});

test('sends one call at a time and ends with what was tapped last', async () => {
  const writes = slowWrites();
  void favouriteWished(game, true, writes);
  void favouriteWished(game, false, writes);
  void favouriteWished(game, true, writes);
  void favouriteWished(game, false, writes);
  expect(writes.send).toHaveBeenCalledOnce();
  writes.waiting[0]?.resolve();
  await settled();
  expect(writes.send.mock.calls.map(([, favourite]) => favourite)).toEqual([true, false]);
});

test('sends nothing more when the taps cancel each other out while a call is under way', async () => {
  const writes = slowWrites();
  void favouriteWished(game, true, writes);
  void favouriteWished(game, false, writes);
  void favouriteWished(game, true, writes);
  writes.waiting[0]?.resolve();
  await settled();
  expect(writes.send).toHaveBeenCalledOnce();
});

test('keeps quiet about a refusal of what the person has taken back', async () => {
  const writes = slowWrites();
  void favouriteWished(game, true, writes);
  void favouriteWished(game, false, writes);
  writes.waiting[0]?.reject(new Error('no'));
  await settled();
  expect(writes.refused).not.toHaveBeenCalled();
  expect(wishOf(game)).toBeUndefined();
});

test('two games do not wait for each other', () => {
  const writes = slowWrites();
  void favouriteWished(testGame({ nodeId: 'x-8' }), true, writes);
  void favouriteWished(testGame({ nodeId: 'x-9' }), true, writes);
  expect(writes.send).toHaveBeenCalledTimes(2);
});
