import { resetSession, signInForTest } from '@perya/session/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testGame } from '../testing';
import {
  gameChosen,
  launchAbandoned,
  launchForgotten,
  launchRecalled,
  launchRetried,
  launchState,
  type ChosenGame,
  type OpenOnPlatform,
} from './launch-store';

const lantern: ChosenGame = { game: testGame({ id: 'g-1' }), from: '/rng?page=3', demo: false };
const monsoon: ChosenGame = { ...lantern, game: testGame({ id: 'g-2', name: 'Monsoon' }) };
const opened = { address: 'https://play.example/slot?ticket=1' };

/** A platform whose answers wait until the test gives them. */
function slowPlatform() {
  const waiting: PromiseWithResolvers<{ address: string }>[] = [];
  const open = vi.fn<OpenOnPlatform>(() => {
    const answer = Promise.withResolvers<{ address: string }>();
    waiting.push(answer);
    return answer.promise;
  });
  return { open, waiting };
}

const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  resetSession();
  signInForTest();
  launchForgotten();
  // Each test begins long after the taps of the one before.
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

test('a double tap launches once, even when the answer comes between the two taps', async () => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  expect(gameChosen(lantern, open)).toBe(true);
  await settled();
  expect(launchState().status).toBe('open');
  pass(300);
  expect(gameChosen(lantern, open)).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test('a tap while the same game is on its way launches nothing, however long that takes', () => {
  const { open } = slowPlatform();
  gameChosen(lantern, open);
  pass(9_000);
  gameChosen(lantern, open);
  launchRetried(lantern, open);
  expect(open).toHaveBeenCalledOnce();
});

test('choosing the game again later launches it again', async () => {
  const open = vi.fn<OpenOnPlatform>(() => Promise.resolve(opened));
  gameChosen(lantern, open);
  await settled();
  pass(5_000);
  expect(gameChosen(lantern, open)).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
});

test('another game takes the place of the one on its way, whose late answer opens nothing', async () => {
  const { open, waiting } = slowPlatform();
  gameChosen(lantern, open);
  gameChosen(monsoon, open);
  expect(open.mock.calls[0]?.[1].aborted).toBe(true);
  waiting[1]?.resolve({ address: 'https://play.example/second' });
  waiting[0]?.resolve({ address: 'https://play.example/first' });
  await settled();
  expect(launchState()).toMatchObject({
    status: 'open',
    open: { game: { id: 'g-2' }, address: 'https://play.example/second' },
  });
});

test('an answer that comes after the person turned away opens nothing', async () => {
  const { open, waiting } = slowPlatform();
  gameChosen(lantern, open);
  launchAbandoned();
  waiting[0]?.resolve(opened);
  await settled();
  expect(launchState().status).toBe('none');
});

test('a refusal keeps the game and the reason, and can be retried at once', async () => {
  const reason = new Error('no');
  gameChosen(lantern, () => Promise.reject(reason));
  await settled();
  expect(launchState()).toEqual({ status: 'refused', chosen: lantern, error: reason });
  launchRetried(lantern, () => Promise.resolve(opened));
  await settled();
  expect(launchState().status).toBe('open');
});

test('a reload finds the same address and asks for none', async () => {
  gameChosen(lantern, () => Promise.resolve(opened));
  await settled();
  const before = launchState();
  vi.resetModules();
  // A fresh copy of the module is a fresh page in the same tab.
  const reloaded = await import('./launch-store');
  expect(reloaded.launchState().status).toBe('unknown');
  reloaded.launchRecalled();
  expect(reloaded.launchState()).toEqual(before);
});

test('nothing is recalled from what another release may have written', () => {
  sessionStorage.setItem('gameLaunch', '{"address":"https://play.example","game":"Lantern"}');
  launchRecalled();
  expect(launchState().status).toBe('none');
});

test('the game goes with the account that leaves', async () => {
  gameChosen(lantern, () => Promise.resolve(opened));
  await settled();
  resetSession();
  expect(launchState().status).toBe('none');
  expect(sessionStorage.getItem('gameLaunch')).toBeNull();
});

test('plays from memory where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  gameChosen(lantern, () => Promise.resolve(opened));
  await settled();
  expect(launchState().status).toBe('open');
});
