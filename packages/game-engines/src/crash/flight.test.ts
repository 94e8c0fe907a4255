import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chanceOf,
  drawHeight,
  crashTimeOf,
  FLIGHT_MODELS,
  CRASH_DRAW_RANGE,
  START_HEIGHT,
  heightAt,
  heightOf,
  MIN_CASH_OUT_HEIGHT,
  millisecondsTo,
  payoutOf,
  readFlight,
} from './flight';

/** How many draws reach at least this height, found by bisection and not by the formula. */
function fusesReaching(rules: (typeof FLIGHT_MODELS)[number], height: number): number {
  let reaching = 0;
  let beyond = CRASH_DRAW_RANGE;
  while (reaching < beyond) {
    const middle = Math.floor((reaching + beyond) / 2);
    if (heightOf(rules, middle) >= height) reaching = middle + 1;
    else beyond = middle;
  }
  return reaching;
}

describe.each(FLIGHT_MODELS.map((model) => [model.id, model] as const))('rocket %s', (_, model) => {
  const heights = fc.integer({ min: MIN_CASH_OUT_HEIGHT, max: model.highest });

  it('returns what the catalog states, at every cash-out height', () => {
    fc.assert(
      fc.property(heights, (height) => {
        const reaching = fusesReaching(model, height);
        // In integers: the total payout of all draws, which is less than one draw below the stated one.
        const stated = model.rtpBasisPoints * (CRASH_DRAW_RANGE / START_HEIGHT);
        expect(reaching * height).toBeLessThanOrEqual(stated);
        expect(reaching * height).toBeGreaterThan(stated - height);
        expect(chanceOf(model, height)).toBe(reaching / CRASH_DRAW_RANGE);
      }),
      { numRuns: 300, examples: [[MIN_CASH_OUT_HEIGHT], [200], [1400], [model.highest]] },
    );
  });

  it('never flies lower for a smaller number, nor above its maximum', () => {
    fc.assert(
      fc.property(fc.nat(CRASH_DRAW_RANGE - 1), fc.nat(CRASH_DRAW_RANGE - 1), (one, other) => {
        const [low, high] = [
          heightOf(model, Math.max(one, other)),
          heightOf(model, Math.min(one, other)),
        ];
        expect(low).toBeLessThanOrEqual(high);
        expect(low).toBeGreaterThanOrEqual(START_HEIGHT);
        expect(high).toBeLessThanOrEqual(model.highest);
      }),
      { examples: [[0, CRASH_DRAW_RANGE - 1]] },
    );
  });

  it('shows a height from its first millisecond on', () => {
    fc.assert(
      fc.property(heights, (height) => {
        const at = millisecondsTo(model, height);
        expect(heightAt(model, at)).toBeGreaterThanOrEqual(height);
        expect(heightAt(model, at - 1)).toBeLessThan(height);
      }),
    );
  });

  it('pays the shown height for a press before the crash, and nothing afterwards', () => {
    fc.assert(
      fc.property(
        fc.nat(CRASH_DRAW_RANGE - 1),
        fc.integer({ min: 0, max: 120_000 }),
        (drawn, pressedMs) => {
          const height = heightOf(model, drawn);
          const shown = heightAt(model, pressedMs);
          fc.pre(shown >= MIN_CASH_OUT_HEIGHT && shown < model.highest);
          const end = readFlight(model, { height, auto: null, pressedMs }, 10_000_000);
          expect(end).toEqual(
            pressedMs < crashTimeOf(model, height)
              ? { kind: 'cashed', height: shown, afterMs: pressedMs }
              : { kind: 'out' },
          );
        },
      ),
    );
  });

  it('has one result, whenever it is read', () => {
    fc.assert(
      fc.property(
        fc.nat(CRASH_DRAW_RANGE - 1),
        fc.option(heights),
        fc.option(fc.nat(150_000)),
        fc.nat(200_000),
        fc.nat(200_000),
        (drawn, auto, pressedMs, soon, wait) => {
          const plan = { height: heightOf(model, drawn), auto, pressedMs };
          const first = readFlight(model, plan, soon);
          const later = readFlight(model, plan, soon + wait);
          expect(first.kind === 'flying' ? first : later).toEqual(first);
          expect(readFlight(model, plan, 10_000_000).kind).not.toBe('flying');
        },
      ),
    );
  });

  it('plays near the stated return over many flights', async () => {
    const flights = 20_000;
    const target = 200;
    let won = 0;
    for (let nonce = 0; nonce < flights; nonce += 1) {
      const draw = { serverSeed: '5a'.repeat(32), clientSeed: 'test', nonce };
      if (drawHeight(model, draw) >= target) won += 1;
    }
    const rtp = model.rtpBasisPoints / 10_000;
    // Five standard errors of a proportion: a return that is off by four points fails.
    const chance = rtp / 2;
    const slack = 5 * Math.sqrt((chance * (1 - chance)) / flights);
    expect(Math.abs(won / flights - chance)).toBeLessThan(slack);
  });
});

describe('a flight', () => {
  const rules = { id: 'test', rtpBasisPoints: 9700, highest: 1000, doublingMs: 1000 };

  it("is cashed out automatically at the player's target, and at the maximum", () => {
    const plan = { height: 400, auto: 200, pressedMs: null };
    expect(readFlight(rules, plan, 999)).toEqual({ kind: 'flying' });
    expect(readFlight(rules, plan, 1000)).toEqual({ kind: 'cashed', height: 200, afterMs: 1000 });
    expect(readFlight(rules, { height: 1000, auto: null, pressedMs: null }, 60_000)).toMatchObject({
      kind: 'cashed',
      height: 1000,
    });
  });

  it('pays a target that the flight just reaches, and none beyond', () => {
    expect(readFlight(rules, { height: 200, auto: 200, pressedMs: null }, 60_000).kind).toBe(
      'cashed',
    );
    expect(readFlight(rules, { height: 199, auto: 200, pressedMs: null }, 60_000).kind).toBe('out');
  });

  it('uses a press that came before the target', () => {
    expect(readFlight(rules, { height: 400, auto: 300, pressedMs: 1000 }, 60_000)).toMatchObject({
      height: 200,
    });
    expect(readFlight(rules, { height: 400, auto: 300, pressedMs: 1900 }, 60_000)).toMatchObject({
      height: 300,
    });
  });

  it('ignores a press on the ground', () => {
    expect(readFlight(rules, { height: 400, auto: null, pressedMs: 0 }, 500).kind).toBe('flying');
  });

  it('pays whole minor units, rounded down', () => {
    expect(payoutOf(100n, 257)).toBe(257n);
    expect(payoutOf(333n, 150)).toBe(499n);
  });
});
