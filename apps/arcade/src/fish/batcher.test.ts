import { RejectedError, TransportError } from '@perya/api-client';
import { MAX_SHOTS, type ShotsBody, type ShotsReply } from '@perya/game-engines/fish';
import { minorUnits } from '@perya/rules/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayClient } from '../game/playClient';
import { OPEN_GAME } from '../game/testing';
import { createBatcher, type BatchEvents } from './batcher';
import type { Hit } from './pond';

const sent: ShotsBody[] = [];
let answer: () => Promise<ShotsReply>;

const call = ((_endpoint: unknown, input: unknown) => {
  sent.push(input as ShotsBody);
  return answer();
}) as PlayClient['call'];

const events = {
  onReply: vi.fn<BatchEvents['onReply']>(),
  onError: vi.fn<BatchEvents['onError']>(),
  onRetry: vi.fn<BatchEvents['onRetry']>(),
};

const hit = (stake: number): Hit => ({
  swimmer: {
    id: 1,
    kind: 'ray',
    x: 0,
    y: 0,
    angle: 0,
    age: 1,
    hitAt: 1,
    path: { from: [0, 0], to: [1, 1], seconds: 9, sway: 0, turns: 1, offset: [0, 0] },
  },
  stake: minorUnits(stake),
  x: 0,
  y: 0,
});

const reply = (balance: string): ShotsReply => ({
  roundId: 'r-1',
  times: [0],
  payout: '0.00',
  balance,
  seeds: OPEN_GAME.seeds,
});
const lost = () => Promise.reject(new TransportError('network', 'fish/shots'));
const rejected = () =>
  Promise.reject(
    new RejectedError('fish/shots', { status: 422, code: 'INSUFFICIENT_BALANCE', messageKey: '' }),
  );

function create() {
  const batcher = createBatcher({ call }, '10.00');
  batcher.listen(events);
  return batcher;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sent.length = 0;
  answer = () => Promise.resolve(reply('8.50'));
});
afterEach(() => vi.useRealTimers());

it('sends the hits of one stake together, followed by those of the next', async () => {
  const batcher = create();
  for (const stake of [50, 50, 100]) batcher.add(hit(stake));
  await vi.runAllTimersAsync();
  expect(sent.map(({ stake, fish }) => [stake, fish])).toEqual([
    ['0.50', ['ray', 'ray']],
    ['1.00', ['ray']],
  ]);
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(2);
});

it('adds no more shots to a batch than the platform accepts', async () => {
  const batcher = create();
  for (let shot = 0; shot <= MAX_SHOTS; shot += 1) batcher.add(hit(1));
  await vi.runAllTimersAsync();
  expect(sent.map(({ fish }) => fish.length)).toEqual([MAX_SHOTS, 1]);
});

it('reserves the stakes of hits until their outcome is known', async () => {
  const batcher = create();
  batcher.add(hit(100));
  expect(batcher.available()).toBe(900);
  const flushed = batcher.flush();
  batcher.add(hit(50));
  expect(batcher.available()).toBe(850);
  await flushed;
  expect(batcher.available()).toBe(800);
});

it('resends a batch without a response under the same key, before anything else', async () => {
  answer = lost;
  const batcher = create();
  batcher.add(hit(100));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(events.onRetry).toHaveBeenCalled();
  expect(events.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  batcher.add(hit(200));
  answer = () => Promise.resolve(reply('9.00'));
  await vi.runAllTimersAsync();
  const last = sent.pop();
  expect(last?.stake).toBe('2.00');
  expect(new Set(sent.map(({ roundKey }) => roundKey)).size).toBe(1);
  expect(sent.every(({ stake }) => stake === '1.00')).toBe(true);
  expect(events.onReply).toHaveBeenCalledTimes(2);
});

it('drops hits queued behind a rejected batch, which would be rejected too', async () => {
  answer = rejected;
  const batcher = create();
  batcher.add(hit(100));
  const flushed = batcher.flush();
  batcher.add(hit(100));
  await flushed;
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(events.onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'INSUFFICIENT_BALANCE' }),
  );
  expect(batcher.available()).toBe(1000);
});
