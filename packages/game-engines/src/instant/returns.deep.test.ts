import { describe, expect, it } from 'vitest';
import { GUESSES, HI_LO_MODELS, HI_LO_RULES, playGuesses, type Guess } from '../hi-lo';
import { MINES_MODELS, MINES_RULES } from '../mines';
import { PLINKO_MODELS, PLINKO_RULES, pocketAt, pocketsOf, returnOf } from '../plinko';
import { segmentsOf, WHEEL_MODELS, WHEEL_RULES } from '../wheel';
import { RISKS, UNIT } from './index';

// The returns of instant games over rounds drawn as in play.

const ROUNDS = 10_000_000;
const SEEDS = { serverSeed: '5a'.repeat(32), clientSeed: 'simulation' };
const TIMEOUT = 1_800_000;

interface Measured {
  mean: number;
  /** Of the mean. */
  standardError: number;
}

/** What a round pays per stake on average, by how often each multiplier came. */
function measure(counts: ReadonlyMap<number, number>): Measured {
  let sum = 0;
  let squares = 0;
  for (const [multiplier, count] of counts) {
    sum += (multiplier / UNIT) * count;
    squares += (multiplier / UNIT) ** 2 * count;
  }
  const mean = sum / ROUNDS;
  return { mean, standardError: Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS) };
}

const add = (counts: Map<number, number>, multiplier: number): void => {
  counts.set(multiplier, (counts.get(multiplier) ?? 0) + 1);
};

/**
 * How far the return is from what is stated, in standard errors. Multipliers are rounded down to a
 * ten-thousandth.
 */
function deviation(counts: ReadonlyMap<number, number>, basisPoints: number): number {
  const { mean, standardError } = measure(counts);
  return Math.max(0, Math.abs(mean - basisPoints / 10_000) - 1 / UNIT) / standardError;
}

describe('mines', () => {
  const [model] = MINES_MODELS;

  it.each([
    { mines: 1, safe: 12 },
    { mines: 3, safe: 5 },
  ])(
    'return their RTP with $mines mines and a cash-out after $safe tiles',
    ({ mines, safe }) => {
      const steps = Array.from({ length: safe }, (_, tile) => tile);
      const counts = new Map<number, number>();
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const outcome = MINES_RULES.draw(model, { mines }, { ...SEEDS, nonce });
        const until = steps.findIndex((tile) => outcome.includes(tile));
        const taken = until === -1 ? steps : steps.slice(0, until + 1);
        add(counts, MINES_RULES.play(model, { mines }, outcome, taken).multiplier);
      }
      expect(deviation(counts, model.rtpBasisPoints)).toBeLessThan(3);
    },
    TIMEOUT,
  );
});

describe('hi-lo', () => {
  // The first cards of a round: the others are drawn after them, and don't change them.
  const model = { ...HI_LO_MODELS[0], cards: 8 };

  it.each([1, 4])(
    'returns its RTP with a cash-out after %i likely guesses',
    (most) => {
      const counts = new Map<number, number>();
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const cards = HI_LO_RULES.draw(model, {}, { ...SEEDS, nonce });
        const guesses: Guess[] = [];
        let state = playGuesses(model, cards, guesses);
        while (!state.isLost && state.right < most) {
          const { high = Infinity, low = Infinity } = state.next;
          guesses.push(high < low ? 'high' : 'low');
          state = playGuesses(model, cards, guesses);
        }
        const steps = guesses.map((guess) => GUESSES.indexOf(guess));
        add(counts, HI_LO_RULES.play(model, {}, cards, steps).multiplier);
      }
      expect(deviation(counts, model.rtpBasisPoints)).toBeLessThan(3);
    },
    TIMEOUT,
  );
});

describe('plinko', () => {
  const [model] = PLINKO_MODELS;

  it.each([8, 12, 16])(
    'returns what it states on %i rows',
    (rows) => {
      const pockets = Array.from({ length: rows + 1 }, () => 0);
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const path = PLINKO_RULES.draw(model, { rows, risk: 0 }, { ...SEEDS, nonce });
        const pocket = pocketAt(path);
        pockets[pocket] = (pockets[pocket] ?? 0) + 1;
      }
      for (const risk of RISKS.keys()) {
        const counts = new Map<number, number>();
        for (const [pocket, multiplier] of pocketsOf(model, { rows, risk }).entries()) {
          counts.set(multiplier, (counts.get(multiplier) ?? 0) + (pockets[pocket] ?? 0));
        }
        expect(deviation(counts, returnOf(model, { rows, risk }))).toBeLessThan(3);
      }
    },
    TIMEOUT,
  );
});

describe('the wheel', () => {
  const [model] = WHEEL_MODELS;

  it.each([10, 50])(
    'returns its RTP on %i segments',
    (segments) => {
      const stops = Array.from({ length: segments }, () => 0);
      for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
        const [stop = 0] = WHEEL_RULES.draw(model, { segments, risk: 0 }, { ...SEEDS, nonce });
        stops[stop] = (stops[stop] ?? 0) + 1;
      }
      for (const risk of RISKS.keys()) {
        const counts = new Map<number, number>();
        for (const [stop, multiplier] of segmentsOf(model, { segments, risk }).entries()) {
          counts.set(multiplier, (counts.get(multiplier) ?? 0) + (stops[stop] ?? 0));
        }
        expect(deviation(counts, model.rtpBasisPoints)).toBeLessThan(3);
      }
    },
    TIMEOUT,
  );
});
