import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock';

const DAY = 86_400_000;
const TRUE_NOW = Date.UTC(2026, 0, 15, 4);
const answerAt = (time: number) => new Headers({ date: new Date(time).toUTCString() });

/** A device, a platform, and the true time. */
function world(offset: number) {
  let trueNow = TRUE_NOW;
  const device = { offset };
  const clock = createServerClock(() => trueNow + device.offset);
  const pass = (ms: number) => {
    trueNow += ms;
  };
  return {
    clock,
    device,
    pass,
    /** How far the clock is from the platform's, in milliseconds. */
    error: () => Math.abs(clock.now() - trueNow),
    /** A call whose response is written after `there` milliseconds and arrives after `back` more. */
    call(there: number, back: number) {
      const sentAt = clock.deviceNow();
      pass(there);
      const headers = answerAt(trueNow);
      pass(back);
      clock.learn(headers, sentAt);
    },
  };
}

describe('createServerClock', () => {
  it('uses the device clock until it learns a better time', () => {
    expect(createServerClock(() => 42).now()).toBe(42);
  });

  it('does not change a device clock that may be right', () => {
    fc.assert(
      fc.property(fc.nat(999), fc.nat(900), fc.nat(900), (into, there, back) => {
        const { clock, pass, call, error } = world(0);
        pass(into);
        call(there, back);
        expect(error()).toBe(0);
        expect(clock.now()).toBe(clock.deviceNow());
      }),
    );
  });

  it('is within half a second plus half the round trip after one call, however wrong the device clock is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -2 * DAY, max: 2 * DAY }),
        fc.nat(999),
        fc.nat(400),
        fc.nat(400),
        (offset, into, there, back) => {
          const { pass, call, error } = world(offset);
          pass(into);
          call(there, back);
          expect(error()).toBeLessThanOrEqual(501 + (there + back) / 2);
        },
      ),
    );
  });

  it('stays under a second off for ten minutes of calls, even on a device that is a day off', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(DAY, -DAY, 3_000, -3_000),
        fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.nat(300), fc.nat(300)), {
          minLength: 30,
          maxLength: 60,
        }),
        (offset, calls) => {
          const { pass, call, error } = world(offset);
          for (const [pause, there, back] of calls) {
            pass(pause);
            call(there, back);
            expect(error()).toBeLessThan(1_000);
          }
        },
      ),
    );
  });

  it('follows a device clock that is corrected', () => {
    const { device, pass, call, error } = world(DAY);
    call(50, 50);
    device.offset = 0;
    pass(1_000);
    call(50, 50);
    expect(error()).toBe(0);
  });

  it('learns nothing from a response during which the device clock was set back', () => {
    const { clock, device, pass, error } = world(DAY);
    const sentAt = clock.deviceNow();
    pass(100);
    device.offset = 0;
    clock.learn(answerAt(TRUE_NOW), sentAt);
    expect(error()).toBe(0);
  });

  it('keeps its estimate after a slow response', () => {
    const { call, error } = world(DAY);
    call(20, 20);
    const known = error();
    call(8_000, 8_000);
    expect(error()).toBe(known);
  });

  it('learns from a time in a value', () => {
    const { clock, pass, error } = world(-DAY);
    const sentAt = clock.deviceNow();
    pass(40);
    clock.learnTime(TRUE_NOW + 20, sentAt);
    expect(error()).toBeLessThanOrEqual(20);
  });

  it.each([undefined, 'yesterday'])('ignores a Date header of %s', (date) => {
    const clock = createServerClock(() => 42);
    clock.learn(new Headers(date ? { date } : {}), 42);
    expect(clock.now()).toBe(42);
  });
});
