import { RejectedError, TransportError, type PlacedOrder } from '@perya/api-client';
import { minorUnits } from '@perya/rules/money';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  checkOrder,
  dismissOrderStatus,
  placeOrder,
  resetOrders,
  orderStateOf,
  type SendOrder,
} from './orders';
import { keepOrder, keptOrder, type PendingOrder } from './pendingOrder';

const PLACE = { account: 'juan01', lottery: 'PH_3D' };
const INPUT = {
  lottery: 'PH_3D',
  draw: '20261121-2',
  lines: [{ playType: 'straight', numbers: '1|2|3', unit: 1000, multiple: 1, rebate: 0 }],
  total: minorUnits(1000),
  currency: 'PHP',
};
const ORDER: PlacedOrder = { orderId: 'o-1', tickets: [] };
const lost = () => Promise.reject(new TransportError('timeout', 'placeTicket'));
const refused = () =>
  Promise.reject(
    new RejectedError('placeTicket', { status: 422, code: 'DRAW_LOCKED', messageKey: '' }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  resetOrders();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A platform that returns the given responses in order, and records the keys of requests. */
function platform(...answers: (() => Promise<PlacedOrder>)[]) {
  const keys: string[] = [];
  const send: SendOrder = ({ key }) => {
    keys.push(key);
    const answer = answers[keys.length - 1] ?? answers.at(-1);
    return answer === undefined ? Promise.resolve(ORDER) : answer();
  };
  return { keys, send };
}

test('stores the key before the order is sent, and removes it with the outcome', async () => {
  let kept: PendingOrder | null = null;
  await placeOrder(PLACE, INPUT, () => {
    kept = keptOrder(PLACE);
    return Promise.resolve(ORDER);
  });
  expect(kept).toMatchObject({ input: INPUT });
  expect(keptOrder(PLACE)).toBeNull();
  expect(orderStateOf(PLACE)).toEqual({ status: 'placed', order: ORDER });
});

test('sends once on a double press', async () => {
  const { keys, send } = platform();
  await Promise.all([placeOrder(PLACE, INPUT, send), placeOrder(PLACE, INPUT, send)]);
  expect(keys).toHaveLength(1);
});

test('retries with the same key after a lost response', async () => {
  const { keys, send } = platform(lost, lost, () => Promise.resolve(ORDER));
  const done = placeOrder(PLACE, INPUT, send);
  await vi.advanceTimersByTimeAsync(500);
  expect(orderStateOf(PLACE).status).toBe('checking');
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
  expect(orderStateOf(PLACE).status).toBe('placed');
});

test('sends nothing new while an outcome is unknown, and checks it on request', async () => {
  const { keys, send } = platform(lost);
  const done = placeOrder(PLACE, INPUT, send);
  await vi.advanceTimersByTimeAsync(120_000);
  await done;
  expect(orderStateOf(PLACE).status).toBe('unknown');
  const [key] = keys;

  const later = platform();
  await placeOrder(PLACE, INPUT, later.send);
  expect(later.keys).toEqual([]);
  dismissOrderStatus(PLACE);
  expect(orderStateOf(PLACE).status).toBe('unknown');
  await checkOrder(PLACE, later.send);
  expect(later.keys).toEqual([key]);
  expect(orderStateOf(PLACE).status).toBe('placed');
});

test('checks an order that was pending when the page closed', async () => {
  keepOrder(PLACE, { key: 'k-1', input: INPUT });
  const { keys, send } = platform();
  await checkOrder(PLACE, send);
  expect(keys).toEqual(['k-1']);
  expect(orderStateOf(PLACE).status).toBe('placed');
});

test('checks nothing when no order was pending', async () => {
  const { keys, send } = platform();
  await checkOrder(PLACE, send);
  expect(keys).toEqual([]);
  expect(orderStateOf(PLACE).status).toBe('idle');
});

test('ends with a rejection, and accepts another order afterwards', async () => {
  const { keys, send } = platform(refused, () => Promise.resolve(ORDER));
  await placeOrder(PLACE, INPUT, send);
  expect(orderStateOf(PLACE).status).toBe('refused');
  await placeOrder(PLACE, INPUT, send);
  expect(orderStateOf(PLACE).status).toBe('placed');
  expect(new Set(keys).size).toBe(2);
});

test('sends nothing while offline, and reports it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { keys, send } = platform();
  await placeOrder(PLACE, INPUT, send);
  expect(keys).toEqual([]);
  expect(orderStateOf(PLACE).status).toBe('not-sent');
});

test('ignores data stored by an older release', () => {
  sessionStorage.setItem('lotteryOrder:maria02:PH_3D', '{"key":1}');
  expect(keptOrder({ account: 'maria02', lottery: 'PH_3D' })).toBeNull();
});
