import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refused, type Calls } from './calls';
import { createSender } from './sendOnce';

interface Sent {
  stake: string;
  roundKey: string;
}

const sent: Sent[] = [];
let answer: () => Promise<unknown>;

const calls: Calls = {
  get: () => Promise.reject(new Error('not asked')),
  post: <Value>(_path: string, body: unknown) => {
    sent.push(body as Sent);
    return answer() as Promise<Value>;
  },
  keep: () => undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

const waits = vi.fn<() => void>();
const sender = () => createSender<{ stake: string }, string>(calls, 'spin', waits);
const lost = () => Promise.reject(new TypeError('no line'));

it('sends each press under a key of its own', async () => {
  answer = () => Promise.resolve('done');
  const one = sender();
  expect(await one.send({ stake: '1.00' })).toBe('done');
  await one.send({ stake: '1.00' });
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(2);
  expect(one.isUnknown()).toBe(false);
});

it('asks again under the same key while nobody knows what happened', async () => {
  let tries = 0;
  answer = () => {
    tries += 1;
    if (tries === 1) return lost();
    if (tries === 2) return Promise.reject(new Refused(409, 'STILL_RUNNING'));
    return Promise.resolve('done');
  };
  const one = sender();
  const reply = one.send({ stake: '1.00' });
  await vi.runAllTimersAsync();
  expect(await reply).toBe('done');
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(waits).toHaveBeenCalledTimes(2);
});

it('sends the very same again at the next press, whatever was chosen meanwhile', async () => {
  answer = lost;
  const one = sender();
  const failed = one.send({ stake: '1.00' }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toMatchObject({ message: 'no line' });
  expect(one.isUnknown()).toBe(true);
  answer = () => Promise.resolve('done');
  await one.send({ stake: '500.00' });
  expect(sent).toHaveLength(4);
  expect(sent.every((body) => body.stake === '1.00' && body.roundKey === sent[0]?.roundKey)).toBe(
    true,
  );
  expect(one.isUnknown()).toBe(false);
});

it('takes a refusal for an answer', async () => {
  answer = () => Promise.reject(new Refused(422, 'INSUFFICIENT_BALANCE'));
  const one = sender();
  await expect(one.send({ stake: '1.00' })).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(sent).toHaveLength(1);
  expect(one.isUnknown()).toBe(false);
});
