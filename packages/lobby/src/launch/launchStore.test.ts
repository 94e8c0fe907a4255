import { TransportError } from '@perya/api-client';
import { resetSession, signInForTest } from '@perya/session/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testGame } from '../testing';
import {
  chooseGame,
  cancelLaunch,
  clearLaunch,
  restoreLaunch,
  retryLaunch,
  launchState,
  openRoomChoice,
  type GameChoice,
  type OpenOnPlatform,
} from './launchStore';

const lantern: GameChoice = { game: testGame({ id: 'g-1' }), from: '/rng?page=3', demo: false };
const monsoon: GameChoice = { ...lantern, game: testGame({ id: 'g-2', name: 'Monsoon' }) };
const opened = { address: 'https://play.example/slot?ticket=1', sessionId: 's-1' };

type Launched = typeof opened;

/** A platform whose responses wait for the test. */
function slowPlatform() {
  const waiting: PromiseWithResolvers<Launched>[] = [];
  const open = vi.fn<OpenOnPlatform>(() => {
    const answer = Promise.withResolvers<Launched>();
    waiting.push(answer);
    return answer.promise;
  });
  return { open, waiting };
}

const timedOut = new TransportError('timeout', 'launchGame');
const never = vi.fn<OpenOnPlatform>(() => Promise.reject(new Error('asked')));

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  resetSession();
  signInForTest();
  clearLaunch();
  // Each test starts long after the taps of the previous one.
  const start = performance.now();
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => start + passed);
  pass = (ms) => {
    passed += ms;
  };
  pass(60_000 * ++tests);
});
let tests = 0;
let pass: (ms: number) => void;
afterEach(() => {
  sessionStorage.clear();
});

test('a double tap launches once, even if the response arrives between the taps', async () => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  expect(chooseGame(lantern, open)).toBe(true);
  await settled();
  expect(launchState().status).toBe('open');
  pass(300);
  expect(chooseGame(lantern, open)).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test('a tap while the same game is pending launches nothing, however long that takes', () => {
  const { open } = slowPlatform();
  chooseGame(lantern, open);
  pass(9_000);
  chooseGame(lantern, open);
  retryLaunch(lantern, open);
  expect(open).toHaveBeenCalledOnce();
});

test('choosing the game again later launches it again', async () => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  chooseGame(lantern, open);
  await settled();
  pass(5_000);
  expect(chooseGame(lantern, open)).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
});

test('another game replaces the pending one, whose late response is ignored', async () => {
  const { open, waiting } = slowPlatform();
  chooseGame(lantern, open);
  chooseGame(monsoon, open);
  expect(open.mock.calls[0]?.[1].aborted).toBe(true);
  waiting[1]?.resolve({ ...opened, address: 'https://play.example/second' });
  waiting[0]?.resolve({ ...opened, address: 'https://play.example/first' });
  await settled();
  expect(launchState()).toMatchObject({
    status: 'open',
    open: { game: { id: 'g-2' }, address: 'https://play.example/second' },
  });
});

test('ignores a response after the member has left', async () => {
  const { open, waiting } = slowPlatform();
  chooseGame(lantern, open);
  cancelLaunch();
  waiting[0]?.resolve(opened);
  await settled();
  expect(launchState().status).toBe('none');
});

test('a rejection keeps the game and the reason, and can be retried immediately', async () => {
  const reason = new Error('no');
  chooseGame(lantern, () => Promise.reject(reason));
  await settled();
  expect(launchState()).toEqual({
    status: 'refused',
    chosen: { ...lantern, key: expect.any(String) as string },
    error: reason,
  });
  retryLaunch(lantern, () => Promise.resolve(opened));
  await settled();
  expect(launchState().status).toBe('open');
});

test.each([
  ['the same launch if its outcome is unknown', timedOut, 1],
  ['a new launch if the first was rejected', new Error('no'), 2],
])('a retry requests %s', async (_, reason, launches) => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.reject(reason));
  chooseGame(lantern, open);
  await settled();
  retryLaunch(lantern, open);
  await settled();
  expect(open).toHaveBeenCalledTimes(2);
  expect(new Set(open.mock.calls.map(([{ key }]) => key)).size).toBe(launches);
});

test('a reload restores the same address without a request', async () => {
  chooseGame(lantern, () => Promise.resolve(opened));
  await settled();
  const before = launchState();
  vi.resetModules();
  // A fresh copy of the module simulates a fresh page in the same tab.
  const reloaded = await import('./launchStore');
  expect(reloaded.launchState().status).toBe('unknown');
  reloaded.restoreLaunch(never);
  expect(reloaded.launchState()).toEqual(before);
  expect(never).not.toHaveBeenCalled();
});

test('a reload during a launch requests the same launch again, with the same key', async () => {
  const { open } = slowPlatform();
  chooseGame(lantern, open);
  vi.resetModules();
  const reloaded = await import('./launchStore');
  const again = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  reloaded.restoreLaunch(again);
  // React's strict mode runs effects twice.
  reloaded.restoreLaunch(again);
  await settled();
  expect(again).toHaveBeenCalledOnce();
  expect(again.mock.calls[0]?.[0].key).toBe(open.mock.calls[0]?.[0].key);
  expect(reloaded.launchState().status).toBe('open');
});

test('choosing a room launches nothing, survives a reload, and ends when the member leaves', async () => {
  expect(openRoomChoice(lantern)).toBe(true);
  expect(openRoomChoice(lantern)).toBe(false);
  vi.resetModules();
  const reloaded = await import('./launchStore');
  reloaded.restoreLaunch(never);
  expect(reloaded.launchState()).toMatchObject({
    status: 'choosing-room',
    chosen: { game: { id: 'g-1' } },
  });
  expect(never).not.toHaveBeenCalled();
  reloaded.cancelLaunch();
  expect(reloaded.launchState().status).toBe('none');
  expect(sessionStorage.getItem('gameLaunch')).toBeNull();
});

test('two rooms of one game are two separate taps', async () => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  chooseGame({ ...lantern, roomId: 'r-1' }, open);
  await settled();
  expect(chooseGame({ ...lantern, roomId: 'r-1' }, open)).toBe(false);
  expect(chooseGame({ ...lantern, roomId: 'r-2' }, open)).toBe(true);
});

test.each([
  '{"address":"https://play.example","game":"Lantern"}',
  '{"status":"open","open":{"address":"https://play.example","game":"Lantern"}}',
  '{"status":"launching","chosen":{"game":{"id":"g-1","name":"Lantern"},"from":"/"}}',
  '{"status":"refused"}',
  'null',
  '{',
])('ignores invalid stored data: %s', (kept) => {
  sessionStorage.setItem('gameLaunch', kept);
  restoreLaunch(never);
  expect(launchState().status).toBe('none');
});

test('clears the game when the account signs out', async () => {
  chooseGame(lantern, () => Promise.resolve(opened));
  await settled();
  resetSession();
  expect(launchState().status).toBe('none');
  expect(sessionStorage.getItem('gameLaunch')).toBeNull();
});

test('works from memory when storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseGame(lantern, () => Promise.resolve(opened));
  await settled();
  expect(launchState().status).toBe('open');
});
