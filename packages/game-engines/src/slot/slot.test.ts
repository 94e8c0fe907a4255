import { commitmentOf, drawNumbers, fairCeiling } from '@perya/rules/fairness';
import fc from 'fast-check';
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LINES, readReels, REELS, ROWS, type SlotRules } from './machine';
import { SLOT_MODELS } from './models';
import { returnsOf } from './returns';
import { spin } from './spin';

const hexSeed = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

describe.each(SLOT_MODELS.map((model) => [model.id, model] as const))('machine %s', (_, model) => {
  it('returns what the catalog states, counted over every stop of a line', () => {
    // Every combination of positions of one line, each weighted once: shares no formula with `returnsOf`.
    const kinds = model.strips.map((strip) => {
      const counts = new Map<string, number>();
      for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
      return [...counts];
    });
    const total = model.strips.reduce((product, strip) => product * strip.length, 1);
    const oneLine: SlotRules = { ...model, lines: 1 };
    let linePay = 0;
    const walk = (reel: number, symbols: string[], weight: number): void => {
      if (reel === REELS) {
        // A machine of one-symbol strips shows exactly this combination on its middle line.
        const shown = readReels(
          { ...oneLine, strips: symbols, scatterPays: [0, 0, 0] },
          [0, 0, 0, 0, 0],
        );
        linePay += shown.pays * weight;
        return;
      }
      for (const [symbol, count] of kinds[reel] ?? [])
        walk(reel + 1, [...symbols, symbol], weight * count);
    };
    walk(0, [], 1);

    let scatterPay = 0;
    let freeWon = 0;
    // Scatters: every stop of every reel, by whether its window has one.
    for (let mask = 0; mask < 2 ** REELS; mask += 1) {
      let ways = 1;
      let count = 0;
      model.strips.forEach((strip, reel) => {
        const seen = Array.from(
          { length: strip.length },
          (__, stop) =>
            Array.from({ length: ROWS }, (___, row) => strip[(stop + row) % strip.length]).filter(
              (symbol) => symbol === 'S',
            ).length,
        );
        expect(Math.max(...seen)).toBe(1);
        const wanted = (mask >> reel) & 1;
        count += wanted;
        ways *= seen.filter((number) => number === wanted).length;
      });
      scatterPay += (ways / total) * (model.scatterPays[count - 3] ?? 0);
      freeWon += (ways / total) * (model.freeSpins[count - 3] ?? 0);
    }
    const paid = linePay / total + scatterPay;
    const rtp = paid + (freeWon * paid * model.freeMultiplier) / (1 - freeWon);
    expect(rtp).toBeCloseTo(returnsOf(model).rtp, 9);
    expect(Math.abs(rtp - model.rtpBasisPoints / 10_000)).toBeLessThan(0.001);
    expect(rtp).toBeGreaterThan(0.94);
    expect(rtp).toBeLessThan(0.975);
  });

  it('never pays less than zero, and pays the same for the same stops', () => {
    fc.assert(
      fc.property(fc.tuple(...model.strips.map((strip) => fc.nat(strip.length - 1))), (stops) => {
        const result = readReels(model, stops);
        expect(result.pays).toBeGreaterThanOrEqual(0);
        expect(Number.isSafeInteger(result.pays)).toBe(true);
        expect(result.pays).toBe(
          result.scatterPays + result.lineWins.reduce((sum, win) => sum + win.pays, 0),
        );
        expect(readReels(model, stops)).toEqual(result);
        expect(readReels(model, stops, model.freeMultiplier).pays).toBe(
          result.pays * model.freeMultiplier,
        );
      }),
    );
  });

  it('has a number of lines that divides its smallest stakes', () => {
    expect([10, 20, 25]).toContain(model.lines);
    expect(LINES.length).toBeGreaterThanOrEqual(model.lines);
  });
});

describe('a line', () => {
  const rules: SlotRules = {
    id: 'small',
    lines: 1,
    strips: ['JAS', 'JWA', 'JAK', 'JAK', 'KAK'],
    pays: {
      A: [2, 5, 10],
      B: [0, 0, 0],
      C: [0, 0, 0],
      D: [0, 0, 0],
      J: [1, 2, 3],
      K: [1, 2, 3],
      L: [0, 0, 0],
      M: [0, 0, 0],
    },
    scatterPays: [1, 2, 3],
    freeSpins: [5, 6, 7],
    freeMultiplier: 2,
  };

  it('counts a wild as the symbol of the first reel', () => {
    expect(readReels(rules, [0, 0, 0, 0, 0]).lineWins).toEqual([
      { line: 0, symbol: 'A', count: 5, pays: 10 },
    ]);
  });

  it('ends at the first different symbol', () => {
    // Middle row: J, J, J, K, A.
    expect(readReels(rules, [2, 2, 2, 1, 0]).lineWins).toEqual([
      { line: 0, symbol: 'J', count: 3, pays: 1 },
    ]);
  });
});

describe('fairness', () => {
  it('draws the same numbers for the same seeds, by the published rule', async () => {
    await fc.assert(
      fc.asyncProperty(
        hexSeed,
        fc.string({ minLength: 1, maxLength: 20 }),
        fc.nat(1_000_000),
        async (serverSeed, clientSeed, nonce) => {
          const limits = [37, 40, 32, 6, 2];
          const drawn = drawNumbers({ serverSeed, clientSeed, nonce }, limits);
          // Computed independently, with another library and none of the module's code.
          const expected: number[] = [];
          for (let counter = 0; expected.length < limits.length; counter += 1) {
            const block = createHmac('sha256', Buffer.from(serverSeed, 'hex'))
              .update(`${clientSeed}:${nonce}:${counter}`)
              .digest();
            for (let at = 0; at < 32 && expected.length < limits.length; at += 4) {
              const limit = limits[expected.length] ?? 1;
              const word = block.readUInt32BE(at);
              if (word < 2 ** 32 - (2 ** 32 % limit)) expected.push(word % limit);
            }
          }
          expect(drawn).toEqual(expected);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('skips words that would favor small numbers', () => {
    expect(fairCeiling(3) % 3).toBe(0);
    expect(2 ** 32 - fairCeiling(3)).toBe(1);
    expect(fairCeiling(2 ** 31 + 1)).toBe(2 ** 31 + 1);
  });

  it('commits to the bytes of the server seed', async () => {
    const seed = 'ab'.repeat(32);
    expect(commitmentOf(seed)).toBe(
      createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'),
    );
  });

  it('plays near the stated return over many spins', async () => {
    const model = SLOT_MODELS[0];
    if (model === undefined) throw new Error('There is no machine.');
    let paid = 0;
    let owed = 0;
    const spins = 20_000;
    for (let nonce = 0; nonce < spins; nonce += 1) {
      const draw = { serverSeed: '11'.repeat(32), clientSeed: 'test', nonce };
      const result = spin(model, draw, owed > 0);
      owed = Math.max(0, owed - 1) + result.freeSpinsWon;
      paid += result.pays / model.lines;
    }
    // Free spins cost nothing, so the mean over all spins is above the return; this detects a machine that
    // pays double or half.
    expect(paid / spins).toBeGreaterThan(0.5);
    expect(paid / spins).toBeLessThan(1.6);
  });
});
