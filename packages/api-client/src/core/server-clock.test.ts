import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock';

const DAY = 86_400_000;
const TRUE_NOW = Date.UTC(2026, 0, 15, 4);
const answerAt = (time: number) => new Headers({ date: new Date(time).toUTCString() });

describe('createServerClock', () => {
  it('is the device clock until it learns better', () => {
    expect(createServerClock(() => 42).now()).toBe(42);
  });

  it.each([DAY, -DAY])('corrects a device that is off by %d ms', (offset) => {
    let deviceNow = TRUE_NOW + offset;
    const clock = createServerClock(() => deviceNow);
    clock.learn(answerAt(TRUE_NOW));
    deviceNow += 90_000;
    expect(clock.now()).toBe(TRUE_NOW + 90_000);
  });

  it('trusts the device within a few seconds, because Date is coarse', () => {
    const clock = createServerClock(() => TRUE_NOW + 1234);
    clock.learn(answerAt(TRUE_NOW));
    expect(clock.now()).toBe(TRUE_NOW + 1234);
  });

  it('forgets an old difference once the device is right again', () => {
    let deviceNow = TRUE_NOW + DAY;
    const clock = createServerClock(() => deviceNow);
    clock.learn(answerAt(TRUE_NOW));
    deviceNow = TRUE_NOW + 1000;
    clock.learnTime(TRUE_NOW);
    expect(clock.now()).toBe(TRUE_NOW + 1000);
  });

  it.each([undefined, 'yesterday'])('learns nothing from a Date of %s', (date) => {
    const clock = createServerClock(() => 42);
    clock.learn(new Headers(date ? { date } : {}));
    expect(clock.now()).toBe(42);
  });
});
