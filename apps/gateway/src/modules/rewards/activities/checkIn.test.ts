import { checkIn, getCheckIn, getPointBalance } from '@perya/api-client';
import { expect } from 'vitest';
import { checkPointLedger } from '../points/ledger';
import { callerOf, type TestCaller, type TestGateway } from '../../../testing';
import { it } from '../../../testingFixtures';

const DAY_MS = 86_400_000;
/** The demo brand's points per check-in day. */
const POINTS = [10, 15, 20, 25, 30, 40, 100];

let gateway: TestGateway;
let caller: TestCaller;
it.beforeEach(async ({ seededGateway }) => {
  gateway = seededGateway;
  caller = callerOf(gateway);
  await caller.signIn('maria03');
});

/** A session doesn't last from one day to the next. */
const onDay = async (day: number) => {
  gateway.clock.moveTo(day * DAY_MS);
  await caller.signIn('maria03');
};
const check = (idempotencyKey?: string) =>
  caller.client.call(checkIn, {}, idempotencyKey ? { idempotencyKey } : {});
const state = () => caller.client.call(getCheckIn, {});
const points = () => caller.client.call(getPointBalance, {});

it('pays the day’s points once, whatever the idempotency key', async () => {
  const before = await points();
  expect(await state()).toMatchObject({ streak: 0, isDoneToday: false });
  expect((await state()).days[0]).toEqual({ day: 1, points: 10, state: 'today' });
  const first = await check('check-in-key-1');
  expect(first).toEqual({ day: 1, points: 10, balance: before + 10 });
  expect(await check('check-in-key-1')).toEqual(first);
  await expect(check()).rejects.toMatchObject({
    status: 422,
    code: 'CHECKED_IN_ALREADY',
    messageKey: 'checked_in_already',
  });
  expect(await points()).toBe(before + 10);
  expect(await state()).toMatchObject({ streak: 1, isDoneToday: true });
  expect((await state()).days.slice(0, 2).map((day) => day.state)).toEqual(['done', 'coming']);
  expect(await checkPointLedger(gateway.db)).toEqual([]);
});

it('pays only one of several concurrent check-ins', async () => {
  const before = await points();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, (_, index) => check(`check-in-rush-${index}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await points()).toBe(before + 10);
});

it('rises day by day, and starts again after the last day', async () => {
  const before = await points();
  for (const [day, worth] of [...POINTS, POINTS[0]].entries()) {
    await onDay(day);
    expect(await check()).toMatchObject({ day: (day % POINTS.length) + 1, points: worth });
  }
  expect(await points()).toBe(before + POINTS.reduce((sum, each) => sum + each, 0) + 10);
  expect(await state()).toMatchObject({ streak: 1, total: 8 });
});

it('starts again after a missed day', async () => {
  await check();
  await onDay(1);
  await check();
  await onDay(3);
  expect(await state()).toMatchObject({ streak: 0, isDoneToday: false, total: 2 });
  expect(await check()).toMatchObject({ day: 1, points: 10 });
});

it('rejects trial accounts', async () => {
  await caller.signIn('trial01');
  await expect(check()).rejects.toMatchObject({ messageKey: 'in_need_true_account' });
});
