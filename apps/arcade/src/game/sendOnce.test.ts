import { RejectedError, TransportError } from '@perya/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spinCall } from '@perya/game-engines/slot';
import type { PlayClient } from './playClient';
import { createOnceSender } from './sendOnce';

const REPLY = { roundId: 'r-1' };
const sent: { stake: string; roundKey: string }[] = [];
let answer: () => Promise<unknown>;

const call = ((_call: unknown, input: (typeof sent)[number]) => {
  sent.push(input);
  return answer();
}) as PlayClient['call'];

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
});
afterEach(() => vi.useRealTimers());

const onRetry = vi.fn<() => void>();
const sender = () => createOnceSender({ call }, spinCall, onRetry);
const lost = () => Promise.reject(new TransportError('network', 'spin'));
const rejected = (status: number, code: string) =>
  Promise.reject(new RejectedError('spin', { status, code, messageKey: '' }));

it('sends each press under its own key', async () => {
  answer = () => Promise.resolve(REPLY);
  const one = sender();
  expect(await one.send({ stake: '1.00' })).toBe(REPLY);
  await one.send({ stake: '1.00' });
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(2);
  expect(one.isUnknown()).toBe(false);
});

it('retries under the same key while the outcome is unknown', async () => {
  let tries = 0;
  answer = () => {
    tries += 1;
    if (tries === 1) return lost();
    if (tries === 2) return rejected(409, 'STILL_RUNNING');
    return Promise.resolve(REPLY);
  };
  const reply = sender().send({ stake: '1.00' });
  await vi.runAllTimersAsync();
  expect(await reply).toBe(REPLY);
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('repeats the same input on the next press, whatever was selected in the meantime', async () => {
  answer = lost;
  const one = sender();
  const failed = one.send({ stake: '1.00' }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toMatchObject({ kind: 'network' });
  expect(one.isUnknown()).toBe(true);
  answer = () => Promise.resolve(REPLY);
  await one.send({ stake: '500.00' });
  expect(sent).toHaveLength(4);
  expect(sent.every((body) => body.stake === '1.00' && body.roundKey === sent[0]?.roundKey)).toBe(
    true,
  );
  expect(one.isUnknown()).toBe(false);
});

it('treats a rejection as a response', async () => {
  answer = () => rejected(422, 'INSUFFICIENT_BALANCE');
  const one = sender();
  await expect(one.send({ stake: '1.00' })).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  expect(sent).toHaveLength(1);
  expect(one.isUnknown()).toBe(false);
});
