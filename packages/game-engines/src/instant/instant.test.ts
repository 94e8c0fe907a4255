import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HI_LO_RULES, playGuesses, ranksFor } from '../hi-lo';
import { chanceOf, MINES_MODELS, MINES_RULES, MOST_MINES, mostSafe, multiplierAt } from '../mines';
import { PLINKO_MODELS, PLINKO_RULES, pocketsOf, returnOf, ROW_COUNTS } from '../plinko';
import { SEGMENT_COUNTS, segmentsOf, WHEEL_MODELS, WHEEL_RULES } from '../wheel';
import { RISKS, UNIT, type InstantOptions, type InstantRules } from './index';

const draw = fc.record({
  serverSeed: fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString('hex')),
  clientSeed: fc.string({ minLength: 1, maxLength: 10 }),
  nonce: fc.nat(1000),
});
const risks = fc.nat(RISKS.length - 1);

const GAMES: readonly {
  rules: InstantRules;
  options: fc.Arbitrary<InstantOptions>;
  wrong: readonly InstantOptions[];
}[] = [
  {
    rules: MINES_RULES,
    options: fc.record({ mines: fc.integer({ min: 1, max: MOST_MINES }) }),
    wrong: [{}, { mines: 0 }, { mines: 25 }],
  },
  { rules: HI_LO_RULES, options: fc.constant({}), wrong: [] },
  {
    rules: PLINKO_RULES,
    options: fc.record({ rows: fc.constantFrom(...ROW_COUNTS), risk: risks }),
    wrong: [{}, { rows: 9, risk: 0 }, { rows: 8, risk: 3 }, { rows: 8 }],
  },
  {
    rules: WHEEL_RULES,
    options: fc.record({ segments: fc.constantFrom(...SEGMENT_COUNTS), risk: risks }),
    wrong: [{}, { segments: 11, risk: 0 }, { segments: 10, risk: 3 }, { segments: 10 }],
  },
];

describe.each(GAMES)('$rules.game.name', ({ rules, options, wrong }) => {
  const [model] = rules.models;
  if (model === undefined) throw new Error('The game has no model.');

  it('accepts only choices that exist', () => {
    for (const each of wrong) expect(rules.accepts(model, each)).toBe(false);
    fc.assert(fc.property(options, (each) => rules.accepts(model, each)));
  });

  it('draws the same again', () => {
    fc.assert(
      fc.property(options, draw, (chosen, seeds) => {
        const outcome = rules.draw(model, chosen, seeds);
        expect(rules.draw(model, chosen, seeds)).toEqual(outcome);
      }),
    );
  });

  it('ends with a multiplier up to 10,000, after which no step is possible', () => {
    fc.assert(
      fc.property(
        options,
        draw,
        fc.array(fc.nat(24), { maxLength: 200 }),
        (chosen, seeds, tries) => {
          const outcome = rules.draw(model, chosen, seeds);
          const play = (taken: readonly number[]) => rules.play(model, chosen, outcome, taken);
          const steps: number[] = [];
          for (const step of tries) if (isPossible(() => play([...steps, step]))) steps.push(step);
          const { multiplier, isOver, canCashOut } = play(steps);
          expect(multiplier).toBeLessThanOrEqual(10_000 * UNIT);
          expect(isOver && canCashOut).toBe(false);
          const isStuck = Array.from({ length: 25 }, (_, step) => step).every(
            (step) => !isPossible(() => play([...steps, step])),
          );
          expect(isStuck).toBe(isOver);
        },
      ),
    );
  });
});

/** Whether a step is possible; other errors than those of the rules fail the test. */
function isPossible(play: () => unknown): boolean {
  try {
    play();
    return true;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

describe('mines', () => {
  const [model] = MINES_MODELS;

  it('returns the same at every cash-out, up to the rounding of a ten-thousandth', () => {
    for (let mines = 1; mines <= MOST_MINES; mines += 1) {
      const most = mostSafe(model, mines);
      expect(most).toBeGreaterThan(0);
      for (let safe = 1; safe <= most; safe += 1) {
        const multiplier = multiplierAt(model, mines, safe);
        expect(multiplier).toBeLessThanOrEqual(model.highest);
        const rtp = chanceOf(mines, safe) * multiplier;
        expect(rtp).toBeLessThanOrEqual(model.rtpBasisPoints + 1e-6);
        expect(rtp).toBeGreaterThan(model.rtpBasisPoints - 1);
      }
    }
  });

  it('opens each tile once', () => {
    const play = (...steps: number[]) => MINES_RULES.play(model, { mines: 2 }, [3, 9], steps);
    expect(play(0, 1)).toMatchObject({ isOver: false, canCashOut: true });
    expect(() => play(0, 0)).toThrow(RangeError);
    expect(() => play(25)).toThrow(RangeError);
    expect(play(0, 9)).toMatchObject({ isOver: true, multiplier: 0 });
    expect(() => play(9, 0)).toThrow(RangeError);
  });
});

describe('hi-lo', () => {
  const [model] = HI_LO_RULES.models;
  if (model === undefined) throw new Error('Hi-lo has no model.');

  it('returns the same for every guess on every card', () => {
    for (let card = 0; card < 52; card += 1) {
      const { next } = playGuesses(model, [card], []);
      for (const guess of ['high', 'low'] as const) {
        const right = Array.from({ length: 52 }, (_, following) =>
          playGuesses(model, [card, following], [guess]),
        ).filter(({ isLost }) => !isLost);
        expect(right).toHaveLength(ranksFor(guess, card) * 4);
        for (const { multiplier } of right) expect(multiplier).toBe(next[guess]);
        const rtp = (right.length / 52) * (next[guess] ?? 0);
        expect(rtp).toBeLessThanOrEqual(model.rtpBasisPoints);
        expect(rtp).toBeGreaterThan(model.rtpBasisPoints - 1);
      }
    }
  });

  it('a skipped card changes nothing', () => {
    const stream = [5, 20, 33, 7];
    const { multiplier } = playGuesses(model, stream, ['skip', 'skip']);
    expect(multiplier).toBe(UNIT);
    expect(playGuesses(model, stream, ['skip']).options).toEqual(['high', 'low', 'skip']);
  });
});

describe('plinko', () => {
  const [model] = PLINKO_MODELS;

  it.each(ROW_COUNTS.flatMap((rows) => RISKS.map((name, risk) => ({ rows, name, risk }))))(
    'returns 96.8 to 97.1 % on $rows rows at $name risk',
    ({ rows, risk }) => {
      const rtp = returnOf(model, { rows, risk });
      expect(rtp).toBeGreaterThan(9_680);
      expect(rtp).toBeLessThanOrEqual(model.rtpBasisPoints + 0.5);
      const pockets = pocketsOf(model, { rows, risk });
      expect(pockets).toHaveLength(rows + 1);
      expect(pockets.toReversed()).toEqual(pockets);
    },
  );

  it('states the highest return', () => {
    const returns = ROW_COUNTS.flatMap((rows) =>
      RISKS.map((_, risk) => returnOf(model, { rows, risk })),
    );
    expect(Math.round(Math.max(...returns))).toBe(model.rtpBasisPoints);
  });
});

describe('the wheel', () => {
  const [model] = WHEEL_MODELS;

  it.each(
    SEGMENT_COUNTS.flatMap((segments) => RISKS.map((name, risk) => ({ segments, name, risk }))),
  )('returns exactly what it states on $segments segments at $name risk', ({ segments, risk }) => {
    const multipliers = segmentsOf(model, { segments, risk });
    expect(multipliers).toHaveLength(segments);
    const sum = multipliers.reduce((all, each) => all + each, 0);
    expect(sum / segments).toBe(model.rtpBasisPoints);
    expect(Math.max(...multipliers)).toBe(multipliers[0]);
  });
});
